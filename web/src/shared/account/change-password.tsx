import { TEXTS } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link } from 'react-router-dom';
import { send } from '../api/client.ts';
import type { Audience } from '../api/session/reauth.ts';
import { useRefresh } from '../api/use-api.ts';
import { NewPasswordFields } from '../ui/form/new-password-fields.tsx';
import { passwordProblem, passwordRequired } from '../ui/form/new-password.ts';
import { PasswordField } from '../ui/form/password-field.tsx';
import { useApiForm } from '../ui/form/use-api-form.ts';
import { AccountForm } from './account-form.tsx';
import './account.css';
import { ownPath } from './own-path.ts';

interface Props {
  audience: Audience;
  email: string;
  hasPassword?: boolean;
}

export function ChangePassword({ audience, email, hasPassword = true }: Props) {
  const refresh = useRefresh();
  const form = useApiForm({
    initial: { current: '', new: '', again: '' },
    validate: {
      current: passwordRequired,
      new: passwordProblem,
      again: (value, values) => (value === values.new ? null : TEXTS.passwordsDiffer),
    },
    texts: { failed: t`The password could not be changed. Please try again.`, network: t`Server error` },
    send: async (values) => {
      const body = { current: values.current, new: values.new };
      return (await send('post', ownPath(audience, 'change-password'), { body })).message;
    },
    onSent: () => {
      form.reset();
      void refresh(ownPath(audience, 'sessions'));
    },
  });
  return (
    <section className="card form" aria-labelledby="password-heading">
      <h2 id="password-heading">{t`Password`}</h2>
      {hasPassword ? (
        <>
          <p className="muted">{t`Changing your password signs you out on all other devices.`}</p>
          <AccountForm form={form} button={t`Change password`} working={t`Saving...`}>
            <input type="email" autoComplete="username" value={email} readOnly hidden />
            <PasswordField
              label={t`Current password`}
              show={t`Show current password`}
              autoComplete="current-password"
              {...form.getInputProps('current')}
            />
            <NewPasswordFields
              kind="newPassword"
              password={form.getInputProps('new')}
              repeated={form.getInputProps('again')}
            />
          </AccountForm>
        </>
      ) : (
        <p>
          <Trans>
            You sign in with LinkedIn. <Link to="/forgot-password">Request a link</Link> if you also want a
            password.
          </Trans>
        </p>
      )}
    </section>
  );
}
