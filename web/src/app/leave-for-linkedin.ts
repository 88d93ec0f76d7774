import { useLocation } from 'react-router-dom';
import { rememberPlace } from '../shared/api/session/intent.ts';
import { userSession } from '../shared/api/session/session.ts';

/** Drops the session, because LinkedIn redirects to /sign_in, which is for signed-out visitors; it leads back here. */
export function useLeaveForLinkedIn(): () => void {
  const { pathname, search, hash } = useLocation();
  return () => {
    rememberPlace(pathname + search + hash, userSession.person?._id);
    userSession.drop();
  };
}
