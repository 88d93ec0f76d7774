import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { LinkedInButton } from '../../features/sign-in/linkedin/linkedin-button.tsx';
import { rememberPlace } from '../../shared/api/session/intent.ts';
import type { Audience } from '../../shared/api/session/reauth.ts';
import { sessions, userSession } from '../../shared/api/session/session.ts';
import { signIn } from '../../shared/api/session/sign-in.ts';
import { PasskeySignIn } from '../../shared/second-factor/passkey-sign-in.tsx';
import { SecondStep } from '../../shared/second-factor/second-step.tsx';
import { useFocusAgain, useSecondStep } from '../../shared/second-factor/use-second-step.ts';
import { Button } from '../../shared/ui/form/button.tsx';
import { EmailField, TextField } from '../../shared/ui/form/fields.tsx';
import { Modal } from '../../shared/ui/dialog/modal.tsx';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { useApiForm } from '../../shared/ui/form/use-api-form.ts';
import { useLeaveForLinkedIn } from '../leave-for-linkedin.ts';

/** Closes when the session is replaced or dropped, here or in another tab (see `signInAgain`). */
export default function SignInAgainDialog({ audience }: { audience: Audience }) {
  const navigate = useNavigate();
  const { pathname, search, hash } = useLocation();
  const here = pathname + search + hash;
  const user = audience === 'user' ? userSession.person : null;
  const whole = audience === 'user' ? userSession.whole : null;
  // Unknown in a page that was opened after the session had ended.
  const email = sessions[audience].whole?.email ?? '';
  const hasPassword = whole?.hasPassword !== false;
  const { pending, onPending, reason, isAgain, onOver } = useSecondStep();
  const [before] = useState(sessions[audience].person?._id);
  const leaveForLinkedIn = useLeaveForLinkedIn();
  // The screen below belongs to the previous person, so anybody else starts at the dashboard.
  const signedIn = () => {
    if (sessions[audience].person?._id !== before)
      void navigate(audience === 'admin' ? '/admin-dashboard' : '/dashboard/dashboard');
  };
  const form = useApiForm({
    initial: { email, password: '' },
    texts: { failed: t`Something went wrong. Please try again.`, network: t`Server error` },
    send: async (values) => {
      const missing = await signIn(audience, values);
      if (missing) onPending(missing);
      else signedIn();
    },
  });
  useFocusAgain(form.props.ref, pending, isAgain);
  // Signing in on the next page leads back here only for the same person: somebody else may sit down meanwhile.
  const giveUp = () => {
    if (user) rememberPlace(here, user._id);
    sessions[audience].drop();
    void navigate(audience === 'admin' ? '/admin_sign_in' : '/sign_in', { replace: true });
  };
  if (pending)
    return (
      <Modal title={t`Please sign in again`} onClose={giveUp} persistent>
        <SecondStep audience={audience} pending={pending} onDone={signedIn} onOver={onOver} />
      </Modal>
    );
  return (
    <Modal title={t`Please sign in again`} onClose={giveUp} persistent>
      <form className="form" {...form.props}>
        <p>{t`Your session has ended. Sign in to continue where you left off. Nothing you typed has been lost.`}</p>
        {reason && !form.error && <Notice tone="care">{reason}</Notice>}
        {form.error && <Notice tone="bad">{form.error}</Notice>}
        {hasPassword && (
          <>
            <EmailField
              autoComplete="username"
              data-autofocus={email === '' || undefined}
              {...form.getInputProps('email')}
            />
            <TextField
              label={t`Password`}
              type="password"
              autoComplete="current-password"
              data-autofocus={email !== '' || undefined}
              {...form.getInputProps('password')}
            />
          </>
        )}
        <PasskeySignIn audience={audience} onDone={signedIn} />
        {(whole ? whole.linkedIn : user) && <LinkedInButton onLeave={leaveForLinkedIn} />}
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
