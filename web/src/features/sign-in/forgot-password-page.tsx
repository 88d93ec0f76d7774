import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import { send } from '../../shared/api/client.ts';
import { ApiForm } from '../../shared/ui/form/api-form.tsx';
import { Button } from '../../shared/ui/form/button.tsx';
import { EmailField } from '../../shared/ui/form/fields.tsx';
import { useApiForm } from '../../shared/ui/form/use-api-form.ts';
import { AuthFrame } from './auth-frame.tsx';
import { emailProblem } from './registration.ts';
import { useAuthPaths } from './use-auth-paths.ts';

/**
 * /forgot-password, for administrators with ?for=admin: requests a reset link. The response does not reveal whether
 * the address is known.
 */
export default function ForgotPasswordPage() {
  const { api, signIn } = useAuthPaths();
  const form = useApiForm({
    initial: { email: '' },
    validate: { email: emailProblem },
    texts: { failed: t`The email could not be requested. Please try again.`, network: t`Server error` },
    send: async ({ email }) => {
      return (await send('post', `${api}/forgot-password`, { body: { email: email.trim() } })).message;
    },
  });
  return (
    <AuthFrame
      path="/forgot-password"
      title={t`Forgot your password?`}
      description={t`Request a link to choose a new password.`}
      text={t`We will send you a link to choose a new one.`}
    >
      <ApiForm
        form={form}
        actions={
          <>
            <Button type="submit" full working={form.working && t`Sending...`}>{t`Send link`}</Button>
            <p className="small">
              <Link to={signIn}>{t`Back to sign in`}</Link>
            </p>
          </>
        }
      >
        <EmailField autoComplete="username" {...form.getInputProps('email')} />
      </ApiForm>
    </AuthFrame>
  );
}
