import { LIMITS } from '@consulting/contracts';
import { useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { request } from '../../shared/api/client.ts';
import { Button } from '../../shared/ui/button.tsx';
import { focusFirstError, TextField } from '../../shared/ui/fields.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { Seo } from '../../shared/ui/seo.tsx';
import { useTask } from '../../shared/ui/use-task.ts';
import { Gate } from './gate.tsx';
import { emailProblem } from './registration.ts';
import { useForAdmin } from './use-for-admin.ts';

/** /forgot-password, for administrators ?for=admin: asks for a link. The answer is the same whether the address is known or not. */
export default function ForgotPasswordPage() {
  const { api, signIn } = useForAdmin();
  const root = useRef<HTMLFormElement>(null);
  const [sent, setSent] = useState<string | null>(null);
  const task = useTask({
    failed: 'The email could not be requested. Please try again.',
    network: 'Server error',
  });
  const form = useForm({ initialValues: { email: '' }, validate: { email: emailProblem } });

  const submit = form.onSubmit(
    ({ email }) =>
      void task.run(async () => {
        setSent(null);
        const answer = await request<{ message: string }>(`${api}/forgot-password`, {
          method: 'POST',
          body: { email: email.trim() },
        });
        setSent(answer.message);
      }, form.setErrors),
    () => focusFirstError(root.current),
  );
  return (
    <>
      <Seo
        title="Forgot your password?"
        description="Choose a new password."
        path="/forgot-password"
        noindex
      />
      <Gate title="Forgot your password?" text="We will send you a link to choose a new one.">
        <form className="form" ref={root} noValidate onSubmit={submit}>
          {sent && <Notice tone="ok">{sent}</Notice>}
          {task.error && <Notice tone="bad">{task.error}</Notice>}
          <TextField
            label="Email"
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            maxLength={LIMITS.email}
            {...form.getInputProps('email')}
          />
          <Button type="submit" full working={task.working && 'Sending...'}>
            Send link
          </Button>
          <p className="small">
            <Link to={signIn}>Back to sign in</Link>
          </p>
        </form>
      </Gate>
    </>
  );
}
