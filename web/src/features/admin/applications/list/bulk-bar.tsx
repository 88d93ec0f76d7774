import type { Decision } from '@consulting/contracts';
import { plural, t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import type { DeskApplication } from '../../../../shared/api/types.ts';
import { Button } from '../../../../shared/ui/form/button.tsx';
import type { Checked } from './use-checked.ts';

interface Props {
  checked: Checked;
  onDecide: (status: Decision, entries: readonly DeskApplication[]) => void;
}

/** Above the table: selects all pending applications, and decides on the selected ones. */
export function BulkBar({ checked: { pending, entries, setAll }, onDecide }: Props) {
  const box = useRef<HTMLInputElement>(null);
  const count = entries.length;
  const all = count === pending.length;
  useEffect(() => {
    if (box.current) box.current.indeterminate = count > 0 && !all;
  });
  if (pending.length === 0) return null;
  return (
    <div className="pad desk-bar">
      <label>
        <input ref={box} type="checkbox" checked={all} onChange={() => setAll(!all)} />
        {t`Check all on this page`}
      </label>
      <span className="small muted" role="status">
        {count > 0 && plural(count, { one: '# checked', other: '# checked' })}
      </span>
      {count > 0 && (
        <span className="acts">
          <Button
            small
            kind="second"
            onClick={() => onDecide('selected', entries)}
          >{t`Select checked`}</Button>
          <Button small kind="reject" onClick={() => onDecide('rejected', entries)}>
            {t`Reject checked`}
          </Button>
        </span>
      )}
    </div>
  );
}
