import { LIMITS, TEXTS } from '@consulting/contracts';
import { useForm } from '@mantine/form';
import { useRef } from 'react';
import { request } from '../../../shared/api/client.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { focusFirstError, TextField } from '../../../shared/ui/fields.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { PASSWORD_HINT, passwordProblem } from '../../../shared/ui/new-password.ts';
import { PasswordField } from '../../../shared/ui/password-field.tsx';
import { useTask } from '../../../shared/ui/use-task.ts';

interface Props {
  /** The code of an invitation, or empty. */
  invite: string;
  onRegistered: (message: string) => void;
}

/** Registers an administrator where the server lets it: the first of a new system, or by invitation. */
export function AdminRegisterForm({ invite, onRegistered }: Props) {
  const root = useRef<HTMLFormElement>(null);
  const task = useTask({ failed: 'Something went wrong', network: 'Server error. Please try again later.' });
  const form = useForm({
    initialValues: { email: '', phone: '', password: '', repeated: '', inviteCode: invite },
    validate: {
      email: (value) => (value.trim() ? null : TEXTS.emailRequired),
      phone: (value) => (value.trim() ? null : 'Phone is required'),
      password: passwordProblem,
      repeated: (value, values) => (value === values.password ? null : TEXTS.passwordsDiffer),
    },
  });
  const submit = form.onSubmit(
    ({ email, phone, password, inviteCode }) =>
      void task
        .run(async () => {
          const body = { email: email.trim(), phone: phone.trim(), password };
          const answer = await request<{ message: string }>('/public/api/v0/admin/register', {
            method: 'POST',
            body: inviteCode.trim() ? { ...body, inviteCode: inviteCode.trim() } : body,
          });
          onRegistered(answer.message || 'Success');
        }, form.setErrors)
        .then((done) => {
          if (!done) focusFirstError(root.current);
        }),
    () => focusFirstError(root.current),
  );
  return (
    <form className="adm-form" ref={root} noValidate onSubmit={submit}>
      {task.error && <Notice tone="bad">{task.error}</Notice>}
      <TextField
        label="Email"
        type="email"
        autoComplete="username"
        maxLength={LIMITS.email}
        {...form.getInputProps('email')}
      />
      <TextField
        label="Phone"
        type="tel"
        autoComplete="tel"
        maxLength={LIMITS.phone}
        {...form.getInputProps('phone')}
      />
      <PasswordField
        label="Password"
        hint={PASSWORD_HINT}
        autoComplete="new-password"
        {...form.getInputProps('password')}
      />
      <PasswordField
        label="Repeat password"
        autoComplete="new-password"
        {...form.getInputProps('repeated')}
      />
      <TextField
        label="Invitation code"
        optional
        hint="Required once the system has an administrator"
        maxLength={LIMITS.title}
        {...form.getInputProps('inviteCode')}
      />
      <Button type="submit" full working={task.working && 'Registering...'}>
        Register
      </Button>
    </form>
  );
}
