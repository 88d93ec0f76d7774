import { useLocation } from 'react-router-dom';
import { rememberPlace } from '../shared/api/session/intent.ts';
import { userSession } from '../shared/api/session/session.ts';

/** For LinkedIn, which redirects to /sign_in: only signed-out visitors may open that. It leads back here. */
export function useLeaveForLinkedIn(): () => void {
  const { pathname, search, hash } = useLocation();
  return () => {
    rememberPlace(pathname + search + hash, userSession.person?._id);
    userSession.drop();
  };
}
