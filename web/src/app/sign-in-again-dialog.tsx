import { TEXTS } from '@consulting/contracts';
import { useState, type FormEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { LinkedInButton } from '../features/sign-in/linkedin-button.tsx';
import { errorText, request } from '../shared/api/client.ts';
import { rememberIntent } from '../shared/api/intent.ts';
import type { Audience } from '../shared/api/reauth.ts';
import {
  adminSession,
  dropAdminSession,
  dropUserSession,
  setAdminSession,
  setUserSession,
  userSession,
} from '../shared/api/session.ts';
import type { Admin, User } from '../shared/api/types.ts';
import { Button } from '../shared/ui/button.tsx';
import { TextField } from '../shared/ui/fields.tsx';
import { Modal } from '../shared/ui/modal.tsx';
import { Notice } from '../shared/ui/notice.tsx';

/** Signs in as the same person; somebody else starts at the dashboard, because the screen below is not theirs. */
async function signIn(audience: Audience, email: string, password: string): Promise<'same' | 'other'> {
  const body = { email, password };
  if (audience === 'admin') {
    const answer = await request<{ token: string; admin: Admin }>('/public/api/v0/admin/login', {
      method: 'POST',
      body,
    });
    const before = adminSession.get().admin?._id;
    setAdminSession(answer.token, answer.admin);
    return before === answer.admin._id ? 'same' : 'other';
  }
  const answer = await request<{ token: string; user: User }>('/public/api/v0/login', {
    method: 'POST',
    body,
  });
  const before = userSession.get().user?._id;
  setUserSession(answer.token, answer.user);
  return before === answer.user._id ? 'same' : 'other';
}

/** LinkedIn leads back to /sign_in, where only who is signed out signs in, and from there to this screen. */
function leaveForLinkedIn(): void {
  rememberIntent(window.location.pathname + window.location.search);
  dropUserSession();
}

/** Closes when the session is replaced or dropped, here or in another tab (see `signInAgain`). */
export default function SignInAgainDialog({ audience }: { audience: Audience }) {
  const navigate = useNavigate();
  const user = audience === 'user' ? userSession.get().user : null;
  const known = user ?? adminSession.get().admin;
  const hasPassword = user?.hasPassword !== false;
  const [email, setEmail] = useState(known?.email ?? '');
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [working, setWorking] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    setWorking(true);
    try {
      const who = await signIn(audience, email, password);
      if (who === 'other') void navigate(audience === 'admin' ? '/admin-dashboard' : '/dashboard/dashboard');
    } catch (failure) {
      setError(errorText(failure, TEXTS.wrongCredentials, 'Server error'));
      setWorking(false);
    }
  };
  const giveUp = () => {
    if (audience === 'admin') dropAdminSession();
    else dropUserSession();
    void navigate(audience === 'admin' ? '/admin_sign_in' : '/sign_in', { replace: true });
  };
  return (
    <Modal title="Please sign in again" onClose={giveUp} insistent>
      <form className="form" noValidate onSubmit={(event) => void submit(event)}>
        <p>
          Your session has ended. Sign in to continue where you left off. Nothing you typed has been lost.
        </p>
        {error && <Notice tone="bad">{error}</Notice>}
        {hasPassword && (
          <>
            <TextField
              label="Email"
              type="email"
              autoComplete="username"
              value={email}
              onChange={(event) => setEmail(event.target.value)}
            />
            <TextField
              label="Password"
              type="password"
              autoComplete="current-password"
              data-autofocus
              value={password}
              onChange={(event) => setPassword(event.target.value)}
            />
          </>
        )}
        {user?.linkedIn && <LinkedInButton onLeave={leaveForLinkedIn} />}
        <div className="modal-actions">
          <Button kind="second" onClick={giveUp}>
            Leave
          </Button>
          {hasPassword && (
            <Button type="submit" working={working && 'Signing in...'}>
              Sign in
            </Button>
          )}
        </div>
      </form>
    </Modal>
  );
}
