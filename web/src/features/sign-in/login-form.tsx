import { LIMITS, TEXTS } from '@consulting/contracts';
import { useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { ApiError } from '../../shared/api/client.ts';
import { Button } from '../../shared/ui/button.tsx';
import { focusFirstError, TextField } from '../../shared/ui/fields.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { PasswordField } from '../../shared/ui/password-field.tsx';
import { useTask } from '../../shared/ui/use-task.ts';
import { ResendVerification } from './resend-verification.tsx';
import { openSession } from './session-answer.ts';

export const NEW_LOGIN = { email: '', password: '' };

interface Props {
  /** What was typed before the other form was looked at. */
  initial: typeof NEW_LOGIN;
  onChange: (values: typeof NEW_LOGIN) => void;
}

export function LoginForm({ initial, onChange }: Props) {
  const root = useRef<HTMLFormElement>(null);
  const [unverified, setUnverified] = useState<string | null>(null);
  const task = useTask({ failed: TEXTS.wrongCredentials, network: 'Server error' });
  const form = useForm({
    initialValues: initial,
    onValuesChange: onChange,
    validate: {
      email: (value) => (value.trim() ? null : TEXTS.emailRequired),
      password: (value) => (value ? null : 'Password is required'),
    },
  });

  const submit = form.onSubmit(
    (values) => {
      setUnverified(null);
      void task.run(async () => {
        const email = values.email.trim();
        try {
          await openSession('/public/api/v0/login', { email, password: values.password });
        } catch (error) {
          if (error instanceof ApiError && error.status === 403 && error.message === TEXTS.verifyFirst) {
            setUnverified(email);
          }
          throw error;
        }
      }, form.setErrors);
    },
    () => focusFirstError(root.current),
  );
  return (
    <form className="form" ref={root} noValidate onSubmit={submit}>
      {task.error && <Notice tone={unverified ? 'care' : 'bad'}>{task.error}</Notice>}
      {unverified && <ResendVerification email={unverified} />}
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        autoCapitalize="none"
        maxLength={LIMITS.email}
        {...form.getInputProps('email')}
      />
      <PasswordField label="Password" autoComplete="current-password" {...form.getInputProps('password')} />
      <Button type="submit" full working={task.working && 'Signing in...'}>
        Sign in
      </Button>
      <p className="small">
        <Link to="/forgot-password">Forgot your password?</Link>
      </p>
    </form>
  );
}
