import { Notice } from '../../../../shared/ui/feedback/notice.tsx';
import type { DecisionOutcome } from './use-decision-outcome.ts';

interface Props {
  outcome: DecisionOutcome | null;
  /** How many outcomes were shown. */
  times: number;
  onClose: () => void;
}

/**
 * The outcome of the latest decision. The next application takes the focus, so a live region that is always there tells
 * what became of the one before.
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
