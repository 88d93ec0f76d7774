import type { Role } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Link, useNavigate } from 'react-router-dom';
import { send } from '../../shared/api/client.ts';
import { COUNTRY_OPTIONS } from '../../shared/ui/form/countries.ts';
import { Button } from '../../shared/ui/form/button.tsx';
import { DraftNotice } from '../../shared/ui/form/draft-notice.tsx';
import { EmailField, PhoneField, SelectField } from '../../shared/ui/form/fields.tsx';
import { Notice } from '../../shared/ui/feedback/notice.tsx';
import { PASSWORD_HINT } from '../../shared/ui/form/new-password.ts';
import { PasswordField } from '../../shared/ui/form/password-field.tsx';
import { GENDERS, NAME_FIELDS, RoleFields } from '../../shared/ui/form/person-fields.tsx';
import { registerAs } from '../../shared/ui/page/register-link.ts';
import { TextFields } from '../../shared/ui/form/text-fields.tsx';
import type { Draft } from '../../shared/ui/form/use-draft.ts';
import { useApiForm } from '../../shared/ui/form/use-api-form.ts';
import { registrationBody, registrationRules } from './registration.ts';
import type { RegistrationDraft, RegistrationValues } from './registration.ts';

interface Props {
  draft: Draft<RegistrationDraft>;
  /** The role in the URL, which overrides the draft. Another choice changes it, so that a reload shows the latest. */
  role: Role | undefined;
  /** Initial values without a draft. */
  fresh: RegistrationDraft;
  /** Kept in memory by the page, so that it survives switching to the other form. */
  password: string;
  onPassword: (password: string) => void;
  /** Called with the server's message and the address the mail was sent to. */
  onRegistered: (sent: { message: string; email: string }) => void;
}

export function RegisterForm({ draft, role, fresh, password, onPassword, onRegistered }: Props) {
  const navigate = useNavigate();
  const form = useApiForm<RegistrationValues>({
    initial: { ...draft.value, ...(role && { role }), password },
    onChange: ({ password: typed, ...values }) => {
      onPassword(typed);
      draft.change(values);
      if (role && values.role !== role) void navigate(registerAs(values.role), { replace: true });
    },
    validate: registrationRules,
    texts: { failed: t`Registration failed. Please try again.`, network: t`Server error` },
    send: async (values) => {
      const body = registrationBody(values);
      const answer = await send('post', '/public/api/v0/register', { body });
      draft.done();
      onPassword('');
      onRegistered({ message: answer.message, email: values.email.trim() });
    },
  });
  const inputs = form.getInputProps;
  return (
    <form className="form" {...form.props}>
      {draft.restored && <DraftNotice onDiscard={() => form.setValues(fresh)} />}
      {form.error && <Notice tone="bad">{form.error}</Notice>}
      <RoleFields inputs={inputs} />
      <div className="pairs">
        <TextFields inputs={inputs} fields={NAME_FIELDS} />
      </div>
      <EmailField
        autoComplete="email"
        hint={t`We will send a confirmation link to this address.`}
        {...inputs('email')}
      />
      <PasswordField autoComplete="new-password" hint={PASSWORD_HINT} {...inputs('password')} />
      <SelectField
        label={t`Country`}
        autoComplete="country-name"
        options={COUNTRY_OPTIONS}
        {...inputs('country')}
      />
      <div className="pairs">
        <PhoneField optional {...inputs('phone')} />
        <SelectField label={t`Gender`} optional options={GENDERS} {...inputs('gender')} />
      </div>
      <Button type="submit" full working={form.working && t`Registering...`}>{t`Register`}</Button>
      <p className="small muted">
        <Trans>
          We use these details only to run your account. See our{' '}
          <Link to="/privacy_policy" target="_blank" rel="noopener">
            privacy policy
          </Link>
          .
        </Trans>
      </p>
    </form>
  );
}
