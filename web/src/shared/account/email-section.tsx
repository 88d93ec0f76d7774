import { TEXTS } from '@consulting/contracts';
import { useForm } from '@mantine/form';
import { request } from '../api/client.ts';
import type { Audience } from '../api/reauth.ts';
import { TextField } from '../ui/fields.tsx';
import { PasswordField } from '../ui/password-field.tsx';
import { AccountForm } from './account-form.tsx';
import './account.css';
import { ownPath } from './own-path.ts';

interface Props {
  audience: Audience;
  email: string;
  hasPassword?: boolean;
}

/** Another email address: it counts once the link that goes there is confirmed. */
export function EmailSection({ audience, email, hasPassword = true }: Props) {
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
  const save = async (values: { email: string; password: string }) => {
    const body = { email: values.email.trim(), ...(hasPassword && { password: values.password }) };
    const path = ownPath(audience, 'change-email');
    const answer = await request<{ message: string }>(path, { method: 'POST', body });
    form.reset();
    return answer.message;
  };
  return (
    <section className="card form" aria-labelledby="email-heading">
      <h2 id="email-heading">Email address</h2>
      <p>
        Your address is <b>{email}</b>. To change it, confirm the link we send to the new address. For 7 days
        you can undo the change from the old one.
      </p>
      <AccountForm
        form={form}
        save={save}
        texts={{
          failed: 'The email address could not be changed. Please try again.',
          network: 'Server error',
        }}
        button="Change email address"
        working="Sending..."
      >
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
      </AccountForm>
    </section>
  );
}
