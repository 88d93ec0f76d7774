import { TEXTS } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { ApiError } from '../../shared/api/client.ts';
import { signIn } from '../../shared/api/session/sign-in.ts';
import type { PendingSignIn } from '../../shared/api/types.ts';
import { USERNAME_OR_PASSKEY } from '../../shared/second-factor/passkeys.ts';
import { useFocusAgain } from '../../shared/second-factor/use-second-step.ts';
import { Button } from '../../shared/ui/form/button.tsx';
import { EmailField } from '../../shared/ui/form/fields.tsx';
import { passwordRequired } from '../../shared/ui/form/new-password.ts';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { PasswordField } from '../../shared/ui/form/password-field.tsx';
import { required, useApiForm } from '../../shared/ui/form/use-api-form.ts';
import { ResendVerification } from './verification-mail.tsx';

export const NEW_LOGIN = { email: '', password: '' };

interface Props {
  /** Values typed before switching to the other form. */
  initial: typeof NEW_LOGIN;
  onChange: (values: typeof NEW_LOGIN) => void;
  /** The password was right; the second factor is missing. */
  onPending: (pending: PendingSignIn) => void;
  /** The second step returned to this form. */
  isAgain: boolean;
}

export function LoginForm({ initial, onChange, onPending, isAgain }: Props) {
  const [unverified, setUnverified] = useState<string | null>(null);
  const form = useApiForm({
    initial,
    onChange,
    validate: {
      email: required(TEXTS.emailRequired),
      password: passwordRequired,
    },
    texts: { failed: t`Something went wrong. Please try again.`, network: t`Server error` },
    send: async (values) => {
      setUnverified(null);
      const email = values.email.trim();
      try {
        const pending = await signIn('user', { email, password: values.password });
        if (pending) onPending(pending);
      } catch (error) {
        if (error instanceof ApiError && error.code === 'account.verify-first') setUnverified(email);
        throw error;
      }
    },
  });
  useFocusAgain(form.props.ref, null, isAgain);
  return (
    <form className="form" {...form.props}>
      {form.error && <Notice tone={unverified ? 'care' : 'bad'}>{form.error}</Notice>}
      {unverified && <ResendVerification email={unverified} />}
      <EmailField autoComplete={USERNAME_OR_PASSKEY} {...form.getInputProps('email')} />
      <PasswordField autoComplete="current-password" {...form.getInputProps('password')} />
      <Button type="submit" full working={form.working && t`Signing in...`}>{t`Sign in`}</Button>
      <p className="small">
        <Link to="/forgot-password">{t`Forgot your password?`}</Link>
      </p>
    </form>
  );
}
