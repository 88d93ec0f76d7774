import { TEXTS } from '@consulting/contracts';
import { useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { request } from '../../../shared/api/client.ts';
import { useRefresh } from '../../../shared/api/use-api.ts';
import type { User } from '../../../shared/api/types.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { focusFirstError } from '../../../shared/ui/fields.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { PASSWORD_HINT, passwordProblem } from '../../../shared/ui/new-password.ts';
import { PasswordField } from '../../../shared/ui/password-field.tsx';
import { useTask } from '../../../shared/ui/use-task.ts';

export function ChangePassword({ user }: { user: User }) {
  return (
    <section className="card form" aria-labelledby="password-heading">
      <h2 id="password-heading">Password</h2>
      {user.hasPassword === false ? (
        <p>
          You sign in with LinkedIn. <Link to="/forgot-password">Ask for a link</Link> if you also want a
          password.
        </p>
      ) : (
        <PasswordForm user={user} />
      )}
    </section>
  );
}

function PasswordForm({ user }: { user: User }) {
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
      const answer = await request<{ message: string }>('/private/api/change-password', {
        method: 'POST',
        body,
      });
      form.reset();
      setDone(answer.message);
      void refresh('/private/api/sessions');
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
      <p className="muted">A new password ends your sessions on all other devices.</p>
      {done && <Notice tone="ok">{done}</Notice>}
      {task.error && <Notice tone="bad">{task.error}</Notice>}
      <input type="email" autoComplete="username" value={user.email} readOnly hidden />
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
        label="New password again"
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
