import { LIMITS, TEXTS } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useMailedToken } from '../../shared/account/use-mailed-token.ts';
import { LANGUAGE } from '../../shared/language.ts';
import { send } from '../../shared/api/client.ts';
import { signIn } from '../../shared/api/session/sign-in.ts';
import type { PendingSignIn } from '../../shared/api/types.ts';
import { PasskeySignIn } from '../../shared/second-factor/passkey-sign-in.tsx';
import { USERNAME_OR_PASSKEY } from '../../shared/second-factor/passkeys.ts';
import { SecondStep } from '../../shared/second-factor/second-step.tsx';
import { useFocusAgain, useSecondStep } from '../../shared/second-factor/use-second-step.ts';
import { ApiForm } from '../../shared/ui/form/api-form.tsx';
import { Button } from '../../shared/ui/form/button.tsx';
import { EmailField, PhoneField, TextField } from '../../shared/ui/form/fields.tsx';
import { NewPasswordFields } from '../../shared/ui/form/new-password-fields.tsx';
import { passwordProblem, passwordRequired } from '../../shared/ui/form/new-password.ts';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { PasswordField } from '../../shared/ui/form/password-field.tsx';
import { Seo } from '../../shared/ui/page/seo.tsx';
import { TabsLine } from '../../shared/ui/page/tabs-line.tsx';
import { UntilHydrated } from '../../shared/ui/page/until-hydrated.tsx';
import { required, useApiForm } from '../../shared/ui/form/use-api-form.ts';
import { usePageQuery } from '../../shared/ui/page/use-page-query.ts';
import './admin-work.css';

const FAILED = { failed: t`Something went wrong`, network: t`Server error. Please try again later.` };

/** /admin_sign_in: login and register. The link of an invitation (`#invite=`) opens register with its code. */
export default function AdminSignInPage() {
  const query = usePageQuery();
  const mailed = useMailedToken('invite');
  // Kept here, because switching between login and registration replaces the entry of the history.
  const [invite, setInvite] = useState('');
  if (mailed && mailed !== invite) setInvite(mailed);
  const [registered, setRegistered] = useState<string | null>(null);
  const { pending, onPending, reason, isAgain, onOver } = useSecondStep();
  const mode = query.get('mode') ?? (invite ? 'register' : 'login');
  const registering = mode === 'register' && !registered;
  return (
    <main id="main" tabIndex={-1} className="adm-gate">
      <Seo
        title={t`Administration sign-in`}
        description={t`Administration sign-in`}
        path="/admin_sign_in"
        noindex
      />
      <div className="card adm-door">
        <h1>{t`Administration`}</h1>
        <UntilHydrated byQuery>
          {pending ? (
            <SecondStep audience="admin" pending={pending} onOver={onOver} />
          ) : (
            <>
              <TabsLine
                label={t`Login or register`}
                items={[
                  { to: '/admin_sign_in?mode=login', label: t`Login`, current: !registering },
                  {
                    to: '/admin_sign_in?mode=register',
                    label: t`Register`,
                    current: registering,
                  },
                ]}
              />
              {reason && <Notice tone="care">{reason}</Notice>}
              {registered && (
                <Notice tone="ok" focusOnShow>
                  {registered}
                </Notice>
              )}
              {registering ? (
                <AdminRegisterForm invite={invite} onRegistered={setRegistered} />
              ) : (
                <AdminLoginForm onPending={onPending} isAgain={isAgain} />
              )}
            </>
          )}
        </UntilHydrated>
      </div>
    </main>
  );
}

interface LoginProps {
  onPending: (pending: PendingSignIn) => void;
  /** The second step returned to this form. */
  isAgain: boolean;
}

/** Signs an administrator in, or passes on the missing step; the route guard then redirects to the dashboard. */
function AdminLoginForm({ onPending, isAgain }: LoginProps) {
  const form = useApiForm({
    initial: { email: '', password: '' },
    validate: { email: required(TEXTS.emailRequired), password: passwordRequired },
    texts: FAILED,
    send: async ({ email, password }) => {
      const pending = await signIn('admin', { email: email.trim(), password });
      if (pending) onPending(pending);
    },
  });
  useFocusAgain(form.props.ref, null, isAgain);
  return (
    <ApiForm
      form={form}
      className="adm-form"
      actions={
        <>
          <Button type="submit" full working={form.working && t`Signing in...`}>{t`Login`}</Button>
          <PasskeySignIn audience="admin" autofill />
          <p className="small">
            <Link to="/forgot-password?for=admin">{t`Forgot your password?`}</Link>
          </p>
        </>
      }
    >
      <EmailField autoComplete={USERNAME_OR_PASSKEY} {...form.getInputProps('email')} />
      <PasswordField autoComplete="current-password" {...form.getInputProps('password')} />
    </ApiForm>
  );
}

interface RegisterProps {
  /** Code of an invitation, or an empty string. */
  invite: string;
  onRegistered: (message: string) => void;
}

/** Registers an administrator if the server allows it: the first one, or by invitation. */
function AdminRegisterForm({ invite, onRegistered }: RegisterProps) {
  const form = useApiForm({
    initial: { email: '', phone: '', password: '', repeated: '', inviteCode: invite },
    validate: {
      email: required(TEXTS.emailRequired),
      phone: required(t`Phone is required`),
      password: passwordProblem,
      repeated: (value, values) => (value === values.password ? null : TEXTS.passwordsDiffer),
    },
    texts: FAILED,
    send: async ({ email, phone, password, inviteCode }) => {
      const body = {
        email: email.trim(),
        phone: phone.trim(),
        password,
        inviteCode: inviteCode.trim() || undefined,
        language: LANGUAGE,
      };
      onRegistered((await send('post', '/public/api/v0/admin/register', { body })).message || t`Success`);
    },
  });
  return (
    <ApiForm
      form={form}
      className="adm-form"
      actions={<Button type="submit" full working={form.working && t`Registering...`}>{t`Register`}</Button>}
    >
      <EmailField autoComplete="username" {...form.getInputProps('email')} />
      <PhoneField {...form.getInputProps('phone')} />
      <NewPasswordFields
        kind="password"
        password={form.getInputProps('password')}
        repeated={form.getInputProps('repeated')}
      />
      <TextField
        label={t`Invitation code`}
        optional
        hint={t`Required once the system has an administrator`}
        maxLength={LIMITS.title}
        {...form.getInputProps('inviteCode')}
      />
    </ApiForm>
  );
}
