import { TEXTS } from '@consulting/contracts';
import { useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { request } from '../../shared/api/client.ts';
import { Button, ButtonLink } from '../../shared/ui/button.tsx';
import { focusFirstError } from '../../shared/ui/fields.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { PASSWORD_HINT, passwordProblem } from '../../shared/ui/new-password.ts';
import { PasswordField } from '../../shared/ui/password-field.tsx';
import { Seo } from '../../shared/ui/seo.tsx';
import { useTask } from '../../shared/ui/use-task.ts';
import { Gate } from './gate.tsx';

/** /reset-password?token=: a new password by the mail's link, which works once and for an hour. */
export default function ResetPasswordPage() {
  return (
    <>
      <Seo title="New password" description="Choose a new password." path="/reset-password" noindex />
      <Gate title="New password" text="It ends every session of your account, on all devices.">
        <ResetForm />
        <p className="small">
          <Link to="/forgot-password">Ask for a new link</Link>
        </p>
      </Gate>
    </>
  );
}

function ResetForm() {
  const root = useRef<HTMLFormElement>(null);
  const [done, setDone] = useState<string | null>(null);
  const task = useTask({
    failed: 'The password could not be changed. Please try again.',
    network: 'Server error',
  });
  const form = useForm({
    initialValues: { password: '', again: '' },
    validate: {
      password: passwordProblem,
      again: (value, values) => (value === values.password ? null : TEXTS.passwordsDiffer),
    },
  });
  const submit = form.onSubmit(
    ({ password }) =>
      void task.run(async () => {
        const token = new URLSearchParams(window.location.search).get('token') ?? '';
        const answer = await request<{ message: string }>('/public/api/v0/reset-password', {
          method: 'POST',
          body: { token, password },
        });
        setDone(answer.message);
      }, form.setErrors),
    () => focusFirstError(root.current),
  );
  if (done) {
    return (
      <>
        <Notice tone="ok" focusOnShow>
          {done}
        </Notice>
        <p>
          <ButtonLink to="/sign_in">Sign in</ButtonLink>
        </p>
      </>
    );
  }
  return (
    <form className="form" ref={root} noValidate onSubmit={submit}>
      {task.error && <Notice tone="bad">{task.error}</Notice>}
      <PasswordField
        label="New password"
        autoComplete="new-password"
        hint={PASSWORD_HINT}
        {...form.getInputProps('password')}
      />
      <PasswordField
        label="New password again"
        autoComplete="new-password"
        {...form.getInputProps('again')}
      />
      <Button type="submit" full working={task.working && 'Saving...'}>
        Change password
      </Button>
    </form>
  );
}
