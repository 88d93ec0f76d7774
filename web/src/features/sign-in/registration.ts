import { DEFAULT_COUNTRY, DEFAULT_ROLE, TEXTS, type Role } from '@consulting/contracts';
import type { JsonBody } from '../../shared/api/wire.ts';
import { LANGUAGE } from '../../shared/language.ts';
import { passwordProblem } from '../../shared/ui/form/new-password.ts';
import { personRules } from '../../shared/ui/form/person-fields.tsx';

export const NEW_REGISTRATION = {
  role: DEFAULT_ROLE as Role,
  company_name: '',
  first_name: '',
  last_name: '',
  email: '',
  country: DEFAULT_COUNTRY as string,
  phone: '',
  gender: '',
};

/** The values kept as a draft: all but the password. */
export type RegistrationDraft = typeof NEW_REGISTRATION;
export type RegistrationValues = RegistrationDraft & { password: string };

export function emailProblem(email: string): string | null {
  if (!email.trim()) return TEXTS.emailRequired;
  return /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(email.trim()) ? null : TEXTS.emailInvalid;
}

export const registrationRules = { ...personRules, email: emailProblem, password: passwordProblem };

/** The request body: trimmed, without empty values, and with a company only for B2B. */
export function registrationBody(values: RegistrationValues): JsonBody<'post', '/public/api/v0/register'> {
  const text = (value: string) => value.trim() || undefined;
  return {
    role: values.role,
    company_name: values.role === 'B2B' ? text(values.company_name) : undefined,
    first_name: values.first_name.trim(),
    last_name: values.last_name.trim(),
    email: values.email.trim(),
    password: values.password,
    country: text(values.country),
    phone: text(values.phone),
    gender: text(values.gender),
    language: LANGUAGE,
  };
}
