import { useLocation, useNavigate, useNavigationType } from 'react-router-dom';
import { Notice } from './notice.tsx';

/** What a navigation hands over, so that the page it leads to says what was done. */
export const withOutcome = (outcome: string) => ({ state: { outcome } });

/**
 * What was done where one comes from. It belongs to this visit: going elsewhere, back or loading anew ends it. The
 * focus goes with it, because the button that had it is gone.
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
