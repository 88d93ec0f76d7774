import { t } from '@lingui/core/macro';
import { useEffect, useId, useRef, useState } from 'react';

/**
 * What distinguishes people from programs in a public form: `website`, a field hidden from people, and `elapsed`, the
 * milliseconds since the form was shown.
 */
export function useFormTraces() {
  const id = useId();
  const [website, setWebsite] = useState('');
  const shownAt = useRef(0);
  useEffect(() => {
    shownAt.current = Date.now();
  }, []);
  return {
    traces: () => ({ website, elapsed: Date.now() - shownAt.current }),
    /** Render it in the form. */
    trap: (
      <div className="trap" aria-hidden="true">
        <label htmlFor={id}>{t`Website`}</label>
        <input
          id={id}
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={website}
          onChange={(event) => setWebsite(event.target.value)}
        />
      </div>
    ),
  };
}
