import { LIMITS } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import type { UseFormReturnType } from '@mantine/form';
import { COUNTRIES } from '../../../shared/ui/countries.ts';
import { SelectField, TextField } from '../../../shared/ui/fields.tsx';
import { GENDERS } from '../../../shared/ui/role-choices.ts';
import type { ProfileValues } from './profile-values.ts';

interface Props {
  form: UseFormReturnType<ProfileValues>;
  email: string;
}

/** Adds a stored value that is missing from the options, so that it stays selectable. */
function withStored<T extends string | { value: string }>(options: readonly T[], stored: string) {
  const known = options.some((option) => (typeof option === 'string' ? option : option.value) === stored);
  return known ? options : [stored, ...options];
}

export function PersonSection({ form, email }: Props) {
  return (
    <section className="card form" id="person" tabIndex={-1} aria-labelledby="person-heading">
      <h2 id="person-heading">{t`You`}</h2>
      <div className="pairs">
        <TextField
          label={t`First name`}
          autoComplete="given-name"
          maxLength={LIMITS.name}
          {...form.getInputProps('first_name')}
        />
        <TextField
          label={t`Last name`}
          autoComplete="family-name"
          maxLength={LIMITS.name}
          {...form.getInputProps('last_name')}
        />
        <TextField label={t`Email`} type="email" value={email} readOnly />
        <TextField
          label={t`Phone`}
          type="tel"
          optional
          autoComplete="tel"
          maxLength={LIMITS.phone}
          {...form.getInputProps('phone')}
        />
        <SelectField
          label={t`Country`}
          autoComplete="country-name"
          options={withStored(COUNTRIES, form.values.country)}
          {...form.getInputProps('country')}
        />
        <SelectField
          label={t`Gender`}
          optional
          options={withStored(GENDERS, form.values.gender)}
          {...form.getInputProps('gender')}
        />
      </div>
    </section>
  );
}
