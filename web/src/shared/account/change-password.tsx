import { TEXTS } from '@consulting/contracts';
import { useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { request } from '../api/client.ts';
import type { Audience } from '../api/reauth.ts';
import { useRefresh } from '../api/use-api.ts';
import { Button } from '../ui/button.tsx';
import { focusFirstError } from '../ui/fields.tsx';
import { Notice } from '../ui/notice.tsx';
import { PASSWORD_HINT, passwordProblem } from '../ui/new-password.ts';
import { PasswordField } from '../ui/password-field.tsx';
import { useTask } from '../ui/use-task.ts';
import './account.css';
import { ownPath } from './own-path.ts';

interface Props {
  audience: Audience;
  email: string;
  hasPassword?: boolean;
}

export function ChangePassword({ hasPassword = true, ...owner }: Props) {
  return (
    <section className="card form" aria-labelledby="password-heading">
      <h2 id="password-heading">Password</h2>
      {!hasPassword ? (
        <p>
          You sign in with LinkedIn. <Link to="/forgot-password">Request a link</Link> if you also want a
          password.
        </p>
      ) : (
        <PasswordForm {...owner} />
      )}
    </section>
  );
}

function PasswordForm({ audience, email }: Omit<Props, 'hasPassword'>) {
  const root = useRef<HTMLFormElement>(null);
  const [done, setDone] = useState<string | null>(null);
  const refresh = useRefresh();
  const task = useTask({
    failed: 'The password could not be changed. Please try again.',
    network: 'Server error',
  });
  const form = useForm({
    initialValues: { current: '', new: '', again: '' },
    validate: {
      current: (value) => (value ? null : 'Password is required'),
      new: passwordProblem,
      again: (value, values) => (value === values.new ? null : TEXTS.passwordsDiffer),
    },
  });
  const save = (values: { current: string; new: string }) => {
    setDone(null);
    const work = async () => {
      const body = { current: values.current, new: values.new };
      const answer = await request<{ message: string }>(ownPath(audience, 'change-password'), {
        method: 'POST',
        body,
      });
      form.reset();
      setDone(answer.message);
      void refresh(ownPath(audience, 'sessions'));
    };
    void task.run(work, (errors) => {
      form.setErrors(errors);
      focusFirstError(root.current);
    });
  };
  return (
    <form
      className="form"
      ref={root}
      noValidate
      onSubmit={form.onSubmit(save, () => focusFirstError(root.current))}
    >
      <p className="muted">Changing your password signs you out on all other devices.</p>
      {done && <Notice tone="ok">{done}</Notice>}
      {task.error && <Notice tone="bad">{task.error}</Notice>}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        {...form.getInputProps('current')}
      />
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={PASSWORD_HINT}
        {...form.getInputProps('new')}
      />
      <PasswordField
        label="Repeat new password"
        autoComplete="new-password"
        {...form.getInputProps('again')}
      />
      <p>
        <Button type="submit" kind="second" working={task.working && 'Saving...'}>
          Change password
        </Button>
      </p>
    </form>
  );
}
