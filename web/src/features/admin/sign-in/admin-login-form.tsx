import { TEXTS } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import { send } from '../../../shared/api/client.ts';
import { adminSession } from '../../../shared/api/session.ts';
import { ApiForm } from '../../../shared/ui/api-form.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { TextField } from '../../../shared/ui/fields.tsx';
import { PasswordField } from '../../../shared/ui/password-field.tsx';
import { required, useApiForm } from '../../../shared/ui/use-api-form.ts';

/** Signs an administrator in; the route guard then redirects to the dashboard. */
export function AdminLoginForm() {
  const form = useApiForm({
    initial: { email: '', password: '' },
    validate: {
      email: required(TEXTS.emailRequired),
      password: (value) => (value ? null : t`Password is required`),
    },
    texts: { failed: t`Something went wrong`, network: t`Server error. Please try again later.` },
    send: async ({ email, password }) => {
      const body = { email: email.trim(), password };
      const { token, admin } = await send('post', '/public/api/v0/admin/login', { body });
      adminSession.open(token, admin);
    },
  });
  return (
    <ApiForm
      form={form}
      className="adm-form"
      actions={
        <>
          <Button type="submit" full working={form.working && t`Signing in...`}>{t`Login`}</Button>
          <p className="small">
            <Link to="/forgot-password?for=admin">{t`Forgot your password?`}</Link>
          </p>
        </>
      }
    >
      <TextField label={t`Email`} type="email" autoComplete="username" {...form.getInputProps('email')} />
      <PasswordField
        label={t`Password`}
        autoComplete="current-password"
        {...form.getInputProps('password')}
      />
    </ApiForm>
  );
}
