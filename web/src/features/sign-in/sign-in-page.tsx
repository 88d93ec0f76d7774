import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Loading } from '../../shared/ui/loaded.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { Seo } from '../../shared/ui/seo.tsx';
import { TabsLine } from '../../shared/ui/tabs-line.tsx';
import { useDraft } from '../../shared/ui/use-draft.ts';
import { useHydrated } from '../../shared/ui/use-hydrated.ts';
import { Gate } from './gate.tsx';
import { LinkedInButton } from './linkedin-button.tsx';
import { useLinkedInLanding } from './linkedin-landing.ts';
import { LoginForm, NEW_LOGIN } from './login-form.tsx';
import { RegisterForm } from './register-form.tsx';
import { Registered } from './registered.tsx';
import { NEW_REGISTRATION } from './registration.ts';

/** /sign_in: login and register as two tabs, and LinkedIn for both. Each form keeps what was typed while the other is shown. */
export default function SignInPage() {
  const landing = useLinkedInLanding();
  const [params] = useSearchParams();
  const registering = useHydrated() && params.get('tab') === 'register';
  const draft = useDraft('registration', NEW_REGISTRATION);
  const [password, setPassword] = useState('');
  const [login, setLogin] = useState(NEW_LOGIN);
  const [registered, setRegistered] = useState<{ message: string; email: string } | null>(null);

  return (
    <>
      <Seo
        title="Register or sign in"
        description="Register or sign in as JobSeeker, Freelancer or B2B."
        path="/sign_in"
        noindex
      />
      <Gate title="Register or sign in" text="One account for jobs, projects and consultants.">
        {landing.error && <Notice tone="bad">{landing.error}</Notice>}
        {landing.exchanging ? (
          <Loading text="Signing you in..." />
        ) : (
          <>
            <TabsLine
              label="Register or sign in"
              items={[
                { to: '/sign_in', label: 'Login', current: !registering },
                { to: '/sign_in?tab=register', label: 'Register', current: registering },
              ]}
            />
            {registering && registered ? (
              <Registered {...registered} />
            ) : (
              <>
                {registering ? (
                  <RegisterForm
                    draft={draft}
                    password={password}
                    onPassword={setPassword}
                    onRegistered={(message, email) => setRegistered({ message, email })}
                  />
                ) : (
                  <LoginForm initial={login} onChange={setLogin} />
                )}
                <p className="gate-or">or</p>
                <LinkedInButton />
                <p className="small muted">
                  From LinkedIn we read your name and e-mail address, nothing else. Already registered? Then
                  your role stays as it is.
                </p>
              </>
            )}
          </>
        )}
      </Gate>
    </>
  );
}
