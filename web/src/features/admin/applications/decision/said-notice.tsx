import { Notice } from '../../../../shared/ui/feedback/notice.tsx';
import type { Said } from './use-said.ts';

interface Props {
  said: Said | null;
  /** How often something was said. */
  times: number;
  onClose: () => void;
}

/**
 * The outcome of the latest decision. The next application takes the focus, so a live region that is always there tells
 * what became of the one before.
 */
export function SaidNotice({ said, times, onClose }: Props) {
  const refused = said?.refused ?? [];
  return (
    <>
      <p className="sr" role="status">
        {[said?.text, ...refused.map(({ name, reason }) => `${name}: ${reason}`)].filter(Boolean).join(' ')}
      </p>
      {said && (
        <Notice
          tone={said.tone}
          key={times}
          announced
          focusOnShow={said.takesFocus}
          onClose={onClose}
          more={refused.length > 0 && <Refused refused={refused} />}
        >
          {said.text}
        </Notice>
      )}
    </>
  );
}

const Refused = ({ refused }: Required<Pick<Said, 'refused'>>) => (
  <ul>
    {refused.map(({ _id, name, reason }) => (
      <li key={_id}>
        <b>{name}</b>: {reason}
      </li>
    ))}
  </ul>
);
