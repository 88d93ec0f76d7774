import type { Decision } from '@consulting/contracts';
import { plural, t } from '@lingui/core/macro';
import { useEffect, useRef, useState } from 'react';
import type { DeskApplication } from '../../../../shared/api/types.ts';
import { Button } from '../../../../shared/ui/form/button.tsx';
import { SelectField } from '../../../../shared/ui/form/fields.tsx';
import { useStages } from '../stages/use-stages.ts';
import type { Checked } from './use-checked.ts';

interface Props {
  checked: Checked;
  onDecide: (status: Decision, entries: readonly DeskApplication[]) => void;
  onMove: (stage: string, entries: readonly DeskApplication[]) => Promise<void>;
}

/** Above the table: checks all pending applications, and decides on the checked ones or moves them. */
export function BulkBar({ checked: { pending, entries, setAll }, onDecide, onMove }: Props) {
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
          <MoveChecked onMove={(stage) => onMove(stage, entries)} />
        </span>
      )}
    </div>
  );
}

/** A choice of stage, and the button that moves the checked applications there. */
function MoveChecked({ onMove }: { onMove: (stage: string) => Promise<void> }) {
  const { stages } = useStages();
  const [stage, setStage] = useState('');
  const [working, setWorking] = useState(false);
  const to = stages.find((each) => each.stage === stage) ?? stages[0];
  if (!to) return null;
  const move = async () => {
    setWorking(true);
    await onMove(to.stage);
    setWorking(false);
  };
  return (
    <span className="desk-move">
      <SelectField
        hiddenLabel
        label={t`Move to stage`}
        value={to.stage}
        onChange={(event) => setStage(event.target.value)}
        options={stages.map(({ stage: value, name: label }) => ({ value, label }))}
      />
      <Button small kind="second" working={working && t`Saving...`} onClick={move}>{t`Move checked`}</Button>
    </span>
  );
}
