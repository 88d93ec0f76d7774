import { TEXTS } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { useLocation, useNavigate } from 'react-router-dom';
import { LinkedInButton } from '../features/sign-in/linkedin-button.tsx';
import { send } from '../shared/api/client.ts';
import { rememberPlace } from '../shared/api/intent.ts';
import type { Audience } from '../shared/api/reauth.ts';
import { adminSession, openUserSession, sessions, userSession } from '../shared/api/session.ts';
import { Button } from '../shared/ui/button.tsx';
import { EmailField, TextField } from '../shared/ui/fields.tsx';
import { Modal } from '../shared/ui/modal.tsx';
import { Notice } from '../shared/ui/notice.tsx';
import { useApiForm } from '../shared/ui/use-api-form.ts';

/** Signs in and resolves to whether it is still the same person, so that the screen can stay. */
async function signIn(audience: Audience, body: { email: string; password: string }): Promise<boolean> {
  const before = sessions[audience].person?._id;
  if (audience === 'admin') {
    const { token, admin } = await send('post', '/public/api/v0/admin/login', { body });
    adminSession.open(token, admin);
  } else {
    const { token, user } = await send('post', '/public/api/v0/login', { body });
    openUserSession(token, user);
  }
  return sessions[audience].person?._id === before;
}

/** For LinkedIn, which redirects to /sign_in: only signed-out visitors may open that. */
function leaveForLinkedIn(path: string): void {
  rememberPlace(path, userSession.person?._id);
  userSession.drop();
}

/** Closes when the session is replaced or dropped, here or in another tab (see `signInAgain`). */
export default function SignInAgainDialog({ audience }: { audience: Audience }) {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const here = pathname + search + hash;
  const user = audience === 'user' ? userSession.person : null;
  const known = user ?? adminSession.person;
  const hasPassword = user?.hasPassword !== false;
  const form = useApiForm({
    initial: { email: known?.email ?? '', password: '' },
    texts: { failed: TEXTS.wrongCredentials, network: t`Server error` },
    send: async (values) => {
      // The screen below belongs to the previous person, so anybody else starts at the dashboard.
      if (!(await signIn(audience, values)))
        void navigate(audience === 'admin' ? '/admin-dashboard' : '/dashboard/dashboard');
    },
  });
  // Signing in on the next page leads back here, but only the same person: somebody else may sit down meanwhile.
  const giveUp = () => {
    if (user) rememberPlace(here, user._id);
    sessions[audience].drop();
    void navigate(audience === 'admin' ? '/admin_sign_in' : '/sign_in', { replace: true });
  };
  return (
    <Modal title={t`Please sign in again`} onClose={giveUp} persistent>
      <form className="form" {...form.props}>
        <p>{t`Your session has ended. Sign in to continue where you left off. Nothing you typed has been lost.`}</p>
        {form.error && <Notice tone="bad">{form.error}</Notice>}
        {hasPassword && (
          <>
            <EmailField autoComplete="username" {...form.getInputProps('email')} />
            <TextField
              label={t`Password`}
              type="password"
              autoComplete="current-password"
              data-autofocus
              {...form.getInputProps('password')}
            />
          </>
        )}
        {user?.linkedIn && <LinkedInButton onLeave={() => leaveForLinkedIn(here)} />}
        <div className="modal-actions">
          <Button kind="second" onClick={giveUp}>{t`Leave`}</Button>
          {hasPassword && (
            <Button type="submit" working={form.working && t`Signing in...`}>{t`Sign in`}</Button>
          )}
        </div>
      </form>
    </Modal>
  );
}
