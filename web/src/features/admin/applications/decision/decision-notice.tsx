import { t } from '@lingui/core/macro';
import { useRef } from 'react';
import { Button } from '../../../../shared/ui/form/button.tsx';
import { useFocusFallback } from '../../../../shared/ui/page/focus.ts';
import { Notice } from '../../../../shared/ui/feedback/notice.tsx';
import type { DecisionOutcome } from './use-decision-outcome.ts';

interface Props {
  outcome: DecisionOutcome | null;
  /** Number of outcomes shown so far. */
  times: number;
  onClose: () => void;
  /** Properties of the button that takes the change back: its key. */
  undoProps?: { title?: string; 'aria-keyshortcuts'?: string };
}

/**
 * Shows the outcome of the latest decision. The next application takes the focus, so a permanent live region announces
 * the outcome.
 */
export function DecisionNotice({ outcome, times, onClose, undoProps }: Props) {
  const root = useRef<HTMLDivElement>(null);
  const canUndo = Boolean(outcome?.undo);
  // The button goes when its time is over, and the one that closes the notice stays.
  useFocusFallback(() => {
    if (!canUndo) root.current?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true });
  }, canUndo);
  const refused = outcome?.refused ?? [];
  return (
    <>
      <p className="sr" role="status">
        {[outcome?.text, ...refused.map(({ name, reason }) => `${name}: ${reason}`)]
          .filter(Boolean)
          .join(' ')}
      </p>
      {outcome && (
        <div className="desk-notice" ref={root}>
          <Notice
            tone={outcome.tone}
            key={times}
            announced
            focusOnShow={outcome.takesFocus}
            onClose={onClose}
            more={
              <>
                {refused.length > 0 && <Refused refused={refused} />}
                {outcome.undo && (
                  <Button
                    small
                    kind="second"
                    onClick={() => void outcome.undo?.()}
                    {...undoProps}
                  >{t`Undo`}</Button>
                )}
              </>
            }
          >
            {outcome.text}
          </Notice>
        </div>
      )}
    </>
  );
}

const Refused = ({ refused }: Required<Pick<DecisionOutcome, 'refused'>>) => (
  <ul>
    {refused.map(({ _id, name, reason }) => (
      <li key={_id}>
        <b>{name}</b>: {reason}
      </li>
    ))}
  </ul>
);
