import { LIMITS, TEXTS, type Role } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { useId, type ReactNode } from 'react';
import { TextField } from './fields.tsx';
import { ROLE_NAMES } from '../display/role-names.ts';
import { nameRule } from '../../account/name-rule.ts';
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
  {
    name: 'last_name',
    label: t`Last name`,
    hint: t`Leave it empty if you have one name only.`,
    autoComplete: 'family-name',
    maxLength: LIMITS.name,
  },
] as const;

/** Validation rule of a required name. */
export const requiredName = (text: string) => (value: string) => required(text)(value) ?? nameRule(value);

/** Validation rule of the company name. */
export const companyRule = (value: string, { role }: { role: Role }) =>
  role === 'B2B' && !value.trim() ? TEXTS.companyRequired : nameRule(value);

/** Validation rules of the names and the company of a user. */
export const personRules = {
  first_name: requiredName(t`First name is required`),
  last_name: nameRule,
  company_name: companyRule,
  phone: nameRule,
};

/** The same for a stored person, whose unchanged names are not sent, and may be older than the rule of names. */
export const personRulesFor = (stored: Record<keyof typeof personRules, string>): typeof personRules => {
  const { first_name, last_name, company_name, phone } = personRules;
  const isKept = (name: keyof typeof personRules, value: string) => value !== '' && value === stored[name];
  return {
    first_name: (value) => (isKept('first_name', value) ? null : first_name(value)),
    last_name: (value) => (isKept('last_name', value) ? null : last_name(value)),
    company_name: (value, all) => (isKept('company_name', value) ? null : company_name(value, all)),
    phone: (value) => (isKept('phone', value) ? null : phone(value)),
  };
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
