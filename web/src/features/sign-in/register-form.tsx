import { LIMITS } from '@consulting/contracts';
import { useForm } from '@mantine/form';
import { useRef } from 'react';
import { Link } from 'react-router-dom';
import { request } from '../../shared/api/client.ts';
import { COUNTRIES } from '../../shared/ui/countries.ts';
import { Button } from '../../shared/ui/button.tsx';
import { ChoiceField } from '../../shared/ui/choice-field.tsx';
import { DraftNotice } from '../../shared/ui/draft-notice.tsx';
import { focusFirstError, SelectField, TextField } from '../../shared/ui/fields.tsx';
import { Notice } from '../../shared/ui/notice.tsx';
import { PASSWORD_HINT } from '../../shared/ui/new-password.ts';
import { PasswordField } from '../../shared/ui/password-field.tsx';
import { GENDERS, ROLE_CHOICES } from '../../shared/ui/role-choices.ts';
import type { Draft } from '../../shared/ui/use-draft.ts';
import { useTask } from '../../shared/ui/use-task.ts';
import {
  registrationBody,
  registrationRules,
  type RegistrationDraft,
  type RegistrationValues,
} from './registration.ts';

interface Props {
  draft: Draft<RegistrationDraft>;
  /** What an empty form begins with. */
  fresh: RegistrationDraft;
  /** Kept by the page and nowhere else, for who looks at the other form and comes back. */
  password: string;
  onPassword: (password: string) => void;
  /** Called with the server's sentence and the address the mail goes to. */
  onRegistered: (message: string, email: string) => void;
}

export function RegisterForm({ draft, fresh, password, onPassword, onRegistered }: Props) {
  const root = useRef<HTMLFormElement>(null);
  const task = useTask({
    failed: 'Registration failed. Please try again.',
    network: 'Server error',
  });
  const form = useForm<RegistrationValues>({
    initialValues: { ...draft.value, password },
    validate: registrationRules,
    onValuesChange: ({ password: typed, ...values }) => {
      onPassword(typed);
      draft.change(values);
    },
  });
  const text = (name: keyof RegistrationValues) => form.getInputProps(name);

  const submit = form.onSubmit(
    (values) => {
      const body = registrationBody(values);
      const work = async () => {
        const answer = await request<{ message: string }>('/public/api/v0/register', {
          method: 'POST',
          body,
        });
        draft.done();
        onPassword('');
        onRegistered(answer.message, body.email ?? '');
      };
      void task.run(work, (errors) => {
        form.setErrors(errors);
        focusFirstError(root.current);
      });
    },
    () => focusFirstError(root.current),
  );
  return (
    <form className="form" ref={root} noValidate onSubmit={submit}>
      {draft.restored && <DraftNotice onDiscard={() => form.setValues(fresh)} />}
      {task.error && <Notice tone="bad">{task.error}</Notice>}
      <ChoiceField
        legend="Your role"
        choices={ROLE_CHOICES}
        value={form.values.role}
        onChange={(role) => form.setFieldValue('role', role)}
      />
      {form.values.role === 'B2B' && (
        <TextField
          label="Company name"
          autoComplete="organization"
          maxLength={LIMITS.name}
          {...text('company_name')}
        />
      )}
      <div className="gate-pair">
        <TextField
          label="First name"
          autoComplete="given-name"
          maxLength={LIMITS.name}
          {...text('first_name')}
        />
        <TextField
          label="Last name"
          autoComplete="family-name"
          maxLength={LIMITS.name}
          {...text('last_name')}
        />
      </div>
      <TextField
        label="Email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        hint="We will send a confirmation link to this address."
        maxLength={LIMITS.email}
        {...text('email')}
      />
      <PasswordField
        label="Password"
        autoComplete="new-password"
        hint={PASSWORD_HINT}
        {...text('password')}
      />
      <SelectField label="Country" autoComplete="country-name" options={COUNTRIES} {...text('country')} />
      <div className="gate-pair">
        <TextField
          label="Phone"
          type="tel"
          optional
          autoComplete="tel"
          maxLength={LIMITS.phone}
          {...text('phone')}
        />
        <SelectField label="Gender" optional options={GENDERS} {...text('gender')} />
      </div>
      <Button type="submit" full working={task.working && 'Registering...'}>
        Register
      </Button>
      <p className="small muted">
        We use these details only to run your account. See our{' '}
        <Link to="/privacy_policy" target="_blank" rel="noopener">
          privacy policy
        </Link>
        .
      </p>
    </form>
  );
}
