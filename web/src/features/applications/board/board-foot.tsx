import { t } from '@lingui/core/macro';
import { KeyHint } from '../../../shared/ui/display/key-hint.tsx';
import { Button } from '../../../shared/ui/form/button.tsx';

/** By `KeyboardEvent.key` in lower case. */
export const UNDO_KEY = 'z';

interface Props {
  /** The latest move, while it can be taken back. */
  done: { name: string; stage: string } | null;
  onUndo: (() => void) | undefined;
  readOnly: boolean;
  keysOff: boolean;
}

/** Below the board: the latest move with Undo, and the keys. */
export function BoardFoot({ done, onUndo, readOnly, keysOff }: Props) {
  return (
    <div className="board-foot">
      {done && onUndo ? (
        <p className="undo">
          <span>{t`${done.name}: now in ${done.stage}`}</span>
          <Button
            small
            kind="second"
            aria-keyshortcuts={keysOff ? undefined : UNDO_KEY.toUpperCase()}
            onClick={onUndo}
          >
            {t`Undo`}
          </Button>
        </p>
      ) : (
        <p />
      )}
      <p className="keys" aria-hidden="true">
        <KeyHint keys={['←', '→', '↑', '↓']} does={t`choose`} />
        {!readOnly && <KeyHint keys={[t`Shift`, '→']} does={t`move`} />}
        {!readOnly && !keysOff && <KeyHint keys={['m']} does={t`choose stage`} />}
        {!readOnly && !keysOff && <KeyHint keys={[UNDO_KEY]} does={t`undo`} />}
        <KeyHint keys={[t`Enter`]} does={t`open`} />
      </p>
    </div>
  );
}
