import { TEXTS } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import { useMailedToken } from '../../shared/account/use-mailed-token.ts';
import { send } from '../../shared/api/client.ts';
import { ApiForm } from '../../shared/ui/form/api-form.tsx';
import { Button, ButtonLink } from '../../shared/ui/form/button.tsx';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { NewPasswordFields } from '../../shared/ui/form/new-password-fields.tsx';
import { passwordProblem } from '../../shared/ui/form/new-password.ts';
import { useApiForm } from '../../shared/ui/form/use-api-form.ts';
import { AuthFrame } from './auth-frame.tsx';
import { useAuthPaths } from './use-auth-paths.ts';

/**
 * /reset-password#token=, for administrators with ?for=admin: sets a new password. The link works once, for an hour.
 */
export default function ResetPasswordPage() {
  const { api, signIn, forgotten } = useAuthPaths();
  const token = useMailedToken();
  const form = useApiForm({
    initial: { password: '', again: '' },
    validate: {
      password: passwordProblem,
      again: (value, values) => (value === values.password ? null : TEXTS.passwordsDiffer),
    },
    texts: { failed: t`The password could not be changed. Please try again.`, network: t`Server error` },
    send: async ({ password }) =>
      (await send('post', `${api}/reset-password`, { body: { token, password } })).message,
  });
  return (
    <AuthFrame
      path="/reset-password"
      title={t`New password`}
      description={t`Choose a new password.`}
      text={t`You will be signed out on all devices.`}
    >
      {form.done ? (
        <>
          <Notice tone="ok" focusOnShow>
            {form.done}
          </Notice>
          <p>
            <ButtonLink to={signIn}>{t`Sign in`}</ButtonLink>
          </p>
        </>
      ) : (
        <ApiForm
          form={form}
          actions={
            <Button type="submit" full working={form.working && t`Saving...`}>{t`Change password`}</Button>
          }
        >
          <NewPasswordFields
            kind="newPassword"
            password={form.getInputProps('password')}
            repeated={form.getInputProps('again')}
          />
        </ApiForm>
      )}
      <p className="small">
        <Link to={forgotten}>{t`Request a new link`}</Link>
      </p>
    </AuthFrame>
  );
}
