import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { Notice } from './notice.tsx';

/** Navigation state with a message that the target page shows in `Outcome`. */
export const withOutcome = (outcome: string) => ({ state: { outcome } });

/**
 * Shows the message of the previous navigation once: not after a reload, Back or another navigation. It takes the
 * focus, because the clicked button is gone.
 */
export function Outcome() {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const cause = useNavigationType();
  const outcome = (state as { outcome?: string } | null)?.outcome;
  if (!outcome || cause !== 'PUSH') return null;
  const close = () => void navigate({ pathname, search }, { replace: true, preventScrollReset: true });
  return (
    <Notice tone="ok" focusOnShow onClose={close}>
      {outcome}
    </Notice>
  );
}
