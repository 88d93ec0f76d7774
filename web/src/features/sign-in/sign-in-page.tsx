import { DEFAULT_ROLE, ROLES } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { PasskeySignIn } from '../../shared/second-factor/passkey-sign-in.tsx';
import { SecondStep } from '../../shared/second-factor/second-step.tsx';
import { useSecondStep } from '../../shared/second-factor/use-second-step.ts';
import { Loading } from '../../shared/ui/feedback/loaded.tsx';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { registerAs } from '../../shared/ui/page/register-link.ts';
import { TabsLine } from '../../shared/ui/page/tabs-line.tsx';
import { useDraft } from '../../shared/ui/form/use-draft.ts';
import { usePageQuery } from '../../shared/ui/page/use-page-query.ts';
import { AuthFrame } from './auth-frame.tsx';
import { LinkedInButton } from './linkedin/linkedin-button.tsx';
import { useLinkedInLanding } from './linkedin/linkedin-landing.ts';
import { LoginForm, NEW_LOGIN } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { Registered } from './verification-mail.tsx';
import { NEW_REGISTRATION } from './registration.ts';

/**
 * /sign_in: tabs for login and registration, and LinkedIn for both. Each form keeps its input while the other is
 * shown. `?role=`, set by pages for one role, overrides the role of an older draft.
 */
export default function SignInPage() {
  const { pending, onPending, reason, isAgain, onOver } = useSecondStep();
  const landing = useLinkedInLanding(onPending);
  const query = usePageQuery();
  const registering = query.get('tab') === 'register';
  const role = ROLES.find((known) => known === query.get('role'));
  const fresh = { ...NEW_REGISTRATION, role: role ?? DEFAULT_ROLE };
  const draft = useDraft('registration', fresh);
  const [password, setPassword] = useState('');
  const [login, setLogin] = useState(NEW_LOGIN);
  const [registered, setRegistered] = useState<{ message: string; email: string } | null>(null);

  return (
    <AuthFrame
      byQuery
      role={role ?? (registering ? draft.value.role : undefined)}
      path="/sign_in"
      title={t`Register or sign in`}
      description={t`Register or sign in as a JobSeeker, Freelancer or B2B user.`}
      text={t`One account for jobs, projects and consultants.`}
    >
      {landing.error && <Notice tone="bad">{landing.error}</Notice>}
      {reason && <Notice tone="care">{reason}</Notice>}
      {landing.exchanging ? (
        <Loading text={t`Signing you in...`} />
      ) : pending ? (
        <SecondStep audience="user" pending={pending} onOver={onOver} />
      ) : (
        <>
          <TabsLine
            label={t`Register or sign in`}
            items={[
              { to: role ? `/sign_in?role=${role}` : '/sign_in', label: t`Login`, current: !registering },
              {
                to: role ? registerAs(role) : '/sign_in?tab=register',
                label: t`Register`,
                current: registering,
              },
            ]}
          />
          {registering && registered ? (
            <Registered {...registered} />
          ) : (
            <>
              {registering ? (
                <RegisterForm
                  draft={draft}
                  role={role}
                  fresh={fresh}
                  password={password}
                  onPassword={setPassword}
                  onRegistered={setRegistered}
                />
              ) : (
                <LoginForm initial={login} onChange={setLogin} onPending={onPending} isAgain={isAgain} />
              )}
              <p className="gate-or">{t`or`}</p>
              {!registering && <PasskeySignIn audience="user" autofill />}
              <LinkedInButton />
              <p className="small muted">{t`We only read your name and email address from LinkedIn. If you are already registered, your role stays the same.`}</p>
            </>
          )}
        </>
      )}
    </AuthFrame>
  );
}
