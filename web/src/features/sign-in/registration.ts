import { DEFAULT_COUNTRY, DEFAULT_ROLE, LIMITS, TEXTS, type Role } from '@consulting/contracts';
import type { Choice } from '../../shared/ui/choice-field.tsx';

export interface RegistrationValues {
  role: Role;
  company_name: string;
  first_name: string;
  last_name: string;
  email: string;
  password: string;
  country: string;
  phone: string;
  gender: string;
}

export const NEW_REGISTRATION: RegistrationValues = {
  role: DEFAULT_ROLE,
  company_name: '',
  first_name: '',
  last_name: '',
  email: '',
  password: '',
  country: DEFAULT_COUNTRY,
  phone: '',
  gender: '',
};

export const ROLE_CHOICES: readonly Choice<Role>[] = [
  { value: 'B2B', label: 'B2B', text: 'Post projects, offer employees, book consultants' },
  { value: 'Freelancer', label: 'Freelancer', text: 'Find projects and apply' },
  { value: 'JobSeeker', label: 'JobSeeker', text: 'Find a job and apply' },
];

export const GENDERS = [
  { value: '', label: 'No answer' },
  { value: 'female', label: 'Female' },
  { value: 'male', label: 'Male' },
  { value: 'diverse', label: 'Diverse' },
];

export const PASSWORD_HINT = `At least ${LIMITS.password.min} characters. A short sentence is easier to remember than symbols.`;

/** Null when a new password may be sent; the server also knows the common ones. */
export function passwordProblem(password: string): string | null {
  if (!password) return 'Password is required';
  const { min, max } = LIMITS.password;
  if (password.length < min) return `Use at least ${min} characters`;
  return password.length > max ? `Use at most ${max} characters` : null;
}

export function emailProblem(email: string): string | null {
  if (!email.trim()) return TEXTS.emailRequired;
  return /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/.test(email.trim()) ? null : TEXTS.emailInvalid;
}

export const registrationRules = {
  company_name: (value: string, values: RegistrationValues) =>
    values.role === 'B2B' && !value.trim() ? TEXTS.companyRequired : null,
  first_name: (value: string) => (value.trim() ? null : 'First name is required'),
  last_name: (value: string) => (value.trim() ? null : 'Last name is required'),
  email: emailProblem,
  password: passwordProblem,
};

/** What is sent: trimmed, without what was left empty, and a company only for B2B. */
export function registrationBody(values: RegistrationValues): Record<string, string> {
  const entries = Object.entries(values)
    .map(([key, value]) => [key, key === 'password' ? value : value.trim()] as const)
    .filter(([key, value]) => value !== '' && (key !== 'company_name' || values.role === 'B2B'));
  return Object.fromEntries(entries);
}
