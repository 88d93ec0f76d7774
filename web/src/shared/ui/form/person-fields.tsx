import { LIMITS, TEXTS, type Role } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { useId, type ReactNode } from 'react';
import { TextField } from './fields.tsx';
import { ROLE_NAMES } from '../display/role-names.ts';
import { required } from './use-api-form.ts';

const ROLE_CHOICES: readonly { value: Role; text: string }[] = [
  { value: 'B2B', text: t`Post projects, offer employees, request consultants` },
  { value: 'Freelancer', text: t`Find projects and apply` },
  { value: 'JobSeeker', text: t`Find a job and apply` },
];

export const GENDERS = [
  { value: '', label: t`Prefer not to say` },
  { value: 'female', label: t`Female` },
  { value: 'male', label: t`Male` },
  { value: 'diverse', label: t`Non-binary` },
];

/** The names of a user, for `TextFields`. */
export const NAME_FIELDS = [
  { name: 'first_name', label: t`First name`, autoComplete: 'given-name', maxLength: LIMITS.name },
  { name: 'last_name', label: t`Last name`, autoComplete: 'family-name', maxLength: LIMITS.name },
] as const;

/** Validation rule of the company name. */
export const companyRule = (value: string, { role }: { role: Role }) =>
  role === 'B2B' && !value.trim() ? TEXTS.companyRequired : null;

/** Validation rules of the names and the company of a user. */
export const personRules = {
  first_name: required(t`First name is required`),
  last_name: required(t`Last name is required`),
  company_name: companyRule,
};

interface Props {
  /** `getInputProps` of the form. */
  inputs: (name: 'role' | 'company_name') => {
    value?: string;
    error?: ReactNode;
    onChange: (next: unknown) => void;
  };
}

/** The role and, for B2B, the company. */
export function RoleFields({ inputs }: Props) {
  const name = useId();
  const role = inputs('role');
  return (
    <>
      <fieldset className="choice" data-path="role">
        <legend className="lbl choice-legend">{t`Your role`}</legend>
        {ROLE_CHOICES.map(({ value, text }) => (
          <label key={value}>
            <input
              type="radio"
              name={name}
              value={value}
              checked={value === role.value}
              onChange={() => role.onChange(value)}
            />
            <b>{ROLE_NAMES[value]}</b>
            <span className="small muted">{text}</span>
          </label>
        ))}
      </fieldset>
      {role.value === 'B2B' && (
        <TextField
          label={t`Company name`}
          autoComplete="organization"
          maxLength={LIMITS.name}
          {...inputs('company_name')}
        />
      )}
    </>
  );
}
