import { Notice } from '../../../../shared/ui/feedback/notice.tsx';
import type { DecisionOutcome } from './use-decision-outcome.ts';

interface Props {
  outcome: DecisionOutcome | null;
  /** Number of outcomes shown so far. */
  times: number;
  onClose: () => void;
}

/**
 * Shows the outcome of the latest decision. The next application takes the focus, so a permanent live region announces
 * the outcome.
 */
export function DecisionNotice({ outcome, times, onClose }: Props) {
  const refused = outcome?.refused ?? [];
  return (
    <>
      <p className="sr" role="status">
        {[outcome?.text, ...refused.map(({ name, reason }) => `${name}: ${reason}`)]
          .filter(Boolean)
          .join(' ')}
      </p>
      {outcome && (
        <Notice
          tone={outcome.tone}
          key={times}
          announced
          focusOnShow={outcome.takesFocus}
          onClose={onClose}
          more={refused.length > 0 && <Refused refused={refused} />}
        >
          {outcome.text}
        </Notice>
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
