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
import { useForAdmin } from './use-for-admin.ts';

/** /reset-password?token=, for administrators with &for=admin: a new password by the mail's link, which works once and for an hour. */
export default function ResetPasswordPage() {
  const { forgotten } = useForAdmin();
  return (
    <>
      <Seo title="New password" description="Choose a new password." path="/reset-password" noindex />
      <Gate title="New password" text="You will be signed out on all devices.">
        <ResetForm />
        <p className="small">
          <Link to={forgotten}>Request a new link</Link>
        </p>
      </Gate>
    </>
  );
}

function ResetForm() {
  const { api, signIn } = useForAdmin();
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
        const answer = await request<{ message: string }>(`${api}/reset-password`, {
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
          <ButtonLink to={signIn}>Sign in</ButtonLink>
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
        label="Repeat new password"
        autoComplete="new-password"
        {...form.getInputProps('again')}
      />
      <Button type="submit" full working={task.working && 'Saving...'}>
        Change password
      </Button>
    </form>
  );
}
