import { TEXTS } from '@consulting/contracts';
import { useForm } from '@mantine/form';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { request } from '../../../shared/api/client.ts';
import { setAdminSession } from '../../../shared/api/session.ts';
import type { Admin } from '../../../shared/api/types.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { focusFirstError, TextField } from '../../../shared/ui/fields.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { PasswordField } from '../../../shared/ui/password-field.tsx';
import { useTask } from '../../../shared/ui/use-task.ts';

/** Signs an administrator in; the guard of the page then leads to the dashboard. */
export function AdminLoginForm() {
  const root = useRef<HTMLFormElement>(null);
  const task = useTask({ failed: 'Something went wrong', network: 'Server error. Please try again later.' });
  const form = useForm({
    initialValues: { email: '', password: '' },
    validate: {
      email: (value) => (value.trim() ? null : TEXTS.emailRequired),
      password: (value) => (value ? null : 'Password is required'),
    },
  });
  const submit = form.onSubmit(
    (values) =>
      void task.run(async () => {
        const { token, admin } = await request<{ token: string; admin: Admin }>(
          '/public/api/v0/admin/login',
          {
            method: 'POST',
            body: { email: values.email.trim(), password: values.password },
          },
        );
        setAdminSession(token, admin);
      }, form.setErrors),
    () => focusFirstError(root.current),
  );
  return (
    <form className="adm-form" ref={root} noValidate onSubmit={submit}>
      {task.error && <Notice tone="bad">{task.error}</Notice>}
      <TextField label="Email" type="email" autoComplete="username" {...form.getInputProps('email')} />
      <PasswordField label="Password" autoComplete="current-password" {...form.getInputProps('password')} />
      <Button type="submit" full working={task.working && 'Signing in...'}>
        Login
      </Button>
      <p className="small">
        <Link to="/forgot-password?for=admin">Forgot your password?</Link>
      </p>
    </form>
  );
}
