import { TEXTS } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { send } from '../api/client.ts';
import type { Audience } from '../api/session/reauth.ts';
import { EmailField } from '../ui/form/fields.tsx';
import { passwordRequired } from '../ui/form/new-password.ts';
import { PasswordField } from '../ui/form/password-field.tsx';
import { useApiForm } from '../ui/form/use-api-form.ts';
import { AccountForm } from './account-form.tsx';
import './account.css';
import { ownPath } from './own-path.ts';
import { useTakesPassword } from './use-takes-password.ts';

interface Props {
  audience: Audience;
  email: string;
  hasPassword?: boolean;
}

/** Changes the email address. It takes effect when the link mailed to the new address is confirmed. */
export function EmailSection({ audience, email, hasPassword = true }: Props) {
  const takesPassword = useTakesPassword(audience, hasPassword);
  const form = useApiForm({
    initial: { email: '', password: '' },
    validate: {
      email: (value) => {
        if (!value.trim()) return TEXTS.emailRequired;
        return value.trim().toLowerCase() === email.toLowerCase() ? t`This is already your address` : null;
      },
      password: takesPassword ? passwordRequired : undefined,
    },
    texts: { failed: t`The email address could not be changed. Please try again.`, network: t`Server error` },
    send: async (values) => {
      const body = { email: values.email.trim(), ...(takesPassword && { password: values.password }) };
      return (await send('post', ownPath(audience, 'change-email'), { body })).message;
    },
    onSent: () => form.reset(),
  });
  return (
    <section className="card form" aria-labelledby="email-heading">
      <h2 id="email-heading">{t`Email address`}</h2>
      <p>
        <Trans>
          Your address is <b>{email}</b>. To change it, confirm the link we send to the new address. For 7
          days you can undo the change from the old one.
        </Trans>
      </p>
      <AccountForm form={form} button={t`Change email address`} working={t`Sending...`}>
        <EmailField label={t`New email address`} autoComplete="email" {...form.getInputProps('email')} />
        {takesPassword && (
          <PasswordField
            label={t`Your password`}
            show={t`Show your password`}
            autoComplete="current-password"
            {...form.getInputProps('password')}
          />
        )}
      </AccountForm>
    </section>
  );
}
