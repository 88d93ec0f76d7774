import { t } from '@lingui/core/macro';
import type { UseFormReturnType } from '@mantine/form';
import type { User } from '../../../shared/api/types.ts';
import { CareerFields } from '../../../shared/ui/form/career-fields.tsx';
import { COUNTRY_OPTIONS } from '../../../shared/ui/form/countries.ts';
import { EmailField, PhoneField, SelectField } from '../../../shared/ui/form/fields.tsx';
import { TagsField } from '../../../shared/ui/form/suggest/tags-field.tsx';
import { GENDERS, NAME_FIELDS, RoleFields } from '../../../shared/ui/form/person-fields.tsx';
import { TextFields } from '../../../shared/ui/form/text-fields.tsx';
import { IntentNotice } from '../intent-notice.tsx';
import { CvSkills } from './cv-skills.tsx';
import type { ProfileValues } from './profile-values.ts';

interface Props {
  form: UseFormReturnType<ProfileValues>;
  user: User;
}

export function RoleSection({ form, user }: Props) {
  return (
    <section className="card form" id="role" tabIndex={-1} aria-labelledby="role-heading">
      <h2 id="role-heading">{t`Role`}</h2>
      <IntentNotice user={user} only="forbidden" />
      <RoleFields inputs={form.getInputProps} />
    </section>
  );
}

/** Adds a stored value that is missing from the options, so that it stays selectable. */
function withStored<T extends string | { value: string }>(options: readonly T[], stored: string) {
  const known = options.some((option) => (typeof option === 'string' ? option : option.value) === stored);
  return known ? options : [stored, ...options];
}

export function PersonSection({ form, user }: Props) {
  return (
    <section className="card form" id="person" tabIndex={-1} aria-labelledby="person-heading">
      <h2 id="person-heading">{t`You`}</h2>
      <div className="pairs">
        <TextFields inputs={form.getInputProps} fields={NAME_FIELDS} />
        <EmailField value={user.email} readOnly />
        <PhoneField optional {...form.getInputProps('phone')} />
        <SelectField
          label={t`Country`}
          autoComplete="country-name"
          options={withStored(COUNTRY_OPTIONS, form.values.country)}
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

export function CareerSection({ form, user }: Props) {
  const take = (skills: string[]) =>
    form.setFieldValue('skills', [form.values.skills, ...skills].filter(Boolean).join(', '));
  return (
    <section className="card form" id="career" tabIndex={-1} aria-labelledby="career-heading">
      <h2 id="career-heading">{t`Skills and career`}</h2>
      <TagsField label={t`Skills`} kind="skill" optional {...form.getInputProps('skills')} />
      <CvSkills user={user} onTake={take} />
      <CareerFields inputs={form.getInputProps} />
    </section>
  );
}
