import { t } from '@lingui/core/macro';
import { useEffect, useId, useRef, useState } from 'react';

/**
 * What distinguishes people from programs in a public form: `website`, a field hidden from people, and `elapsed`, the
 * milliseconds since the form was shown. In the page, `website` has a name that no browser and no program for passwords fills.
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
        <label htmlFor={id}>{t`Please leave this empty`}</label>
        <input
          id={id}
          name="left-empty"
          tabIndex={-1}
          autoComplete="off"
          data-1p-ignore
          data-lpignore="true"
          data-bwignore
          value={website}
          onChange={(event) => setWebsite(event.target.value)}
        />
      </div>
    ),
  };
}
