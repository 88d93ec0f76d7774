import { TEXTS } from '@consulting/contracts';
import { useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import { request } from '../api/client.ts';
import type { Audience } from '../api/reauth.ts';
import { Button } from '../ui/button.tsx';
import { focusFirstError, TextField } from '../ui/fields.tsx';
import { Notice } from '../ui/notice.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { useTask } from '../ui/use-task.ts';
import './account.css';
import { ownPath } from './own-path.ts';

interface Props {
  audience: Audience;
  email: string;
  hasPassword?: boolean;
}

/** Another email address: it counts once the link that goes there is confirmed. */
export function EmailSection({ audience, email, hasPassword = true }: Props) {
  const root = useRef<HTMLFormElement>(null);
  const [done, setDone] = useState<string | null>(null);
  const task = useTask({
    failed: 'The email address could not be changed. Please try again.',
    network: 'Server error',
  });
  const form = useForm({
    initialValues: { email: '', password: '' },
    validate: {
      email: (value) => {
        if (!value.trim()) return TEXTS.emailRequired;
        return value.trim().toLowerCase() === email.toLowerCase() ? 'This is already your address' : null;
      },
      password: (value) => (value || !hasPassword ? null : 'Password is required'),
    },
  });
  const send = (values: { email: string; password: string }) => {
    setDone(null);
    const work = async () => {
      const body = { email: values.email.trim(), ...(hasPassword && { password: values.password }) };
      const answer = await request<{ message: string }>(ownPath(audience, 'change-email'), {
        method: 'POST',
        body,
      });
      form.reset();
      setDone(answer.message);
    };
    void task.run(work, (errors) => {
      form.setErrors(errors);
      focusFirstError(root.current);
    });
  };
  return (
    <section className="card form" aria-labelledby="email-heading">
      <h2 id="email-heading">Email address</h2>
      <p>
        Your address is <b>{email}</b>. To change it, confirm the link we send to the new address. For 7 days
        you can undo the change from the old one.
      </p>
      <form
        className="form"
        ref={root}
        noValidate
        onSubmit={form.onSubmit(send, () => focusFirstError(root.current))}
      >
        {done && <Notice tone="ok">{done}</Notice>}
        {task.error && <Notice tone="bad">{task.error}</Notice>}
        <TextField
          label="New email address"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          {...form.getInputProps('email')}
        />
        {hasPassword ? (
          <PasswordField
            label="Your password"
            autoComplete="current-password"
            {...form.getInputProps('password')}
          />
        ) : (
          <p className="muted">You have no password, so this only works within 5 minutes of signing in.</p>
        )}
        <p>
          <Button type="submit" kind="second" working={task.working && 'Sending...'}>
            Change email address
          </Button>
        </p>
      </form>
    </section>
  );
}
