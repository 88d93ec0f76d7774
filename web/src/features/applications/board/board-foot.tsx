import { t } from '@lingui/core/macro';
import { Button } from '../../../shared/ui/form/button.tsx';

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
          <Button small kind="second" aria-keyshortcuts={keysOff ? undefined : 'Z'} onClick={onUndo}>
            {t`Undo`}
          </Button>
        </p>
      ) : (
        <p />
      )}
      <p className="keys" aria-hidden="true">
        <span>
          <kbd>←</kbd> <kbd>→</kbd> <kbd>↑</kbd> <kbd>↓</kbd> {t`choose`}
        </span>
        {!readOnly && (
          <span>
            <kbd>{t`Shift`}</kbd> <kbd>→</kbd> {t`move`}
          </span>
        )}
        {!readOnly && !keysOff && (
          <>
            <span>
              <kbd>M</kbd> {t`choose stage`}
            </span>
            <span>
              <kbd>Z</kbd> {t`undo`}
            </span>
          </>
        )}
        <span>
          <kbd>{t`Enter`}</kbd> {t`open`}
        </span>
      </p>
    </div>
  );
}
