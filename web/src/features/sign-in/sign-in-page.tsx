import { DEFAULT_ROLE, ROLES, type Role } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Loading } from '../../shared/ui/loaded.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { registerAs } from '../../shared/ui/register-link.ts';
import { TabsLine } from '../../shared/ui/tabs-line.tsx';
import { useDraft, type Draft } from '../../shared/ui/use-draft.ts';
import { usePageQuery } from '../../shared/ui/use-page-query.ts';
import { AuthFrame } from './auth-frame.tsx';
import { LinkedInButton } from './linkedin-button.tsx';
import { useLinkedInLanding } from './linkedin-landing.ts';
import { LoginForm, NEW_LOGIN } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { Registered } from './registered.tsx';
import { NEW_REGISTRATION, type RegistrationDraft } from './registration.ts';

/**
 * /sign_in: tabs for login and registration, and LinkedIn for both. Each form keeps its input while the other is
 * shown. `?role=`, set by pages for one role, overrides the role of an older draft.
 */
export default function SignInPage() {
  const landing = useLinkedInLanding();
  const navigate = useNavigate();
  const query = usePageQuery();
  const registering = query.get('tab') === 'register';
  const role = ROLES.find((known) => known === query.get('role'));
  const fresh = { ...NEW_REGISTRATION, role: role ?? DEFAULT_ROLE };
  const draft = withRole(useDraft('registration', fresh), role, (next) => {
    void navigate(registerAs(next), { replace: true });
  });
  const [password, setPassword] = useState('');
  const [login, setLogin] = useState(NEW_LOGIN);
  const [registered, setRegistered] = useState<{ message: string; email: string } | null>(null);

  return (
    <AuthFrame
      byQuery
      path="/sign_in"
      title={t`Register or sign in`}
      description={t`Register or sign in as a JobSeeker, Freelancer or B2B user.`}
      text={t`One account for jobs, projects and consultants.`}
    >
      {landing.error && <Notice tone="bad">{landing.error}</Notice>}
      {landing.exchanging ? (
        <Loading text={t`Signing you in...`} />
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
                  fresh={fresh}
                  password={password}
                  onPassword={setPassword}
                  onRegistered={(message, email) => setRegistered({ message, email })}
                />
              ) : (
                <LoginForm initial={login} onChange={setLogin} />
              )}
              <p className="gate-or">{t`or`}</p>
              <LinkedInButton />
              <p className="small muted">{t`We only read your name and email address from LinkedIn. If you are already registered, your role stays the same.`}</p>
            </>
          )}
        </>
      )}
    </AuthFrame>
  );
}

/**
 * The draft with the role from the URL. Choosing another role updates the URL, so that a reload shows the last
 * choice.
 */
function withRole(
  draft: Draft<RegistrationDraft>,
  role: Role | undefined,
  onRole: (role: Role) => void,
): Draft<RegistrationDraft> {
  if (!role) return draft;
  return {
    ...draft,
    value: { ...draft.value, role },
    change: (next) => {
      draft.change(next);
      if (next.role !== role) onRole(next.role);
    },
  };
}
