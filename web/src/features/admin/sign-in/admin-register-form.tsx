import { LIMITS, TEXTS } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { send } from '../../../shared/api/client.ts';
import { ApiForm } from '../../../shared/ui/api-form.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { TextField } from '../../../shared/ui/fields.tsx';
import { NewPasswordFields } from '../../../shared/ui/new-password-fields.tsx';
import { passwordProblem } from '../../../shared/ui/new-password.ts';
import { required, useApiForm } from '../../../shared/ui/use-api-form.ts';

interface Props {
  /** Code of an invitation, or an empty string. */
  invite: string;
  onRegistered: (message: string) => void;
}

/** Registers an administrator where the server allows it: the first one, or by invitation. */
export function AdminRegisterForm({ invite, onRegistered }: Props) {
  const form = useApiForm({
    initial: { email: '', phone: '', password: '', repeated: '', inviteCode: invite },
    validate: {
      email: required(TEXTS.emailRequired),
      phone: required(t`Phone is required`),
      password: passwordProblem,
      repeated: (value, values) => (value === values.password ? null : TEXTS.passwordsDiffer),
    },
    texts: { failed: t`Something went wrong`, network: t`Server error. Please try again later.` },
    send: async ({ email, phone, password, inviteCode }) => {
      const body = {
        email: email.trim(),
        phone: phone.trim(),
        password,
        inviteCode: inviteCode.trim() || undefined,
      };
      onRegistered((await send('post', '/public/api/v0/admin/register', { body })).message || t`Success`);
    },
  });
  return (
    <ApiForm
      form={form}
      className="adm-form"
      actions={<Button type="submit" full working={form.working && t`Registering...`}>{t`Register`}</Button>}
    >
      <TextField
        label={t`Email`}
        type="email"
        autoComplete="username"
        maxLength={LIMITS.email}
        {...form.getInputProps('email')}
      />
      <TextField
        label={t`Phone`}
        type="tel"
        autoComplete="tel"
        maxLength={LIMITS.phone}
        {...form.getInputProps('phone')}
      />
      <NewPasswordFields
        label="Password"
        password={form.getInputProps('password')}
        repeated={form.getInputProps('repeated')}
      />
      <TextField
        label={t`Invitation code`}
        optional
        hint={t`Required once the system has an administrator`}
        maxLength={LIMITS.title}
        {...form.getInputProps('inviteCode')}
      />
    </ApiForm>
  );
}
