import type { Role } from './roles.ts';
import { WORDS } from '../texts/words.ts';

/** The fields of a user that completeness depends on. */
export interface CompletenessInput {
  role: Role;
  first_name?: string | null;
  last_name?: string | null;
  email?: string | null;
  phone?: string | null;
  country?: string | null;
  company_name?: string | null;
  skills?: readonly unknown[] | null;
  qualification?: readonly unknown[] | null;
  experience?: readonly unknown[] | null;
  cv?: unknown;
  certificate?: unknown;
}

export interface CompletenessField {
  field: keyof CompletenessInput;
  label: string;
  filled: boolean;
}

const COMPANY_FIELDS = [
  'first_name',
  'last_name',
  'email',
  'country',
  'phone',
  'role',
  'company_name',
] as const;
const PERSON_FIELDS = [
  'first_name',
  'last_name',
  'phone',
  'country',
  'email',
  'skills',
  'qualification',
  'experience',
  'cv',
  'certificate',
] as const;

function isFilled(value: unknown): boolean {
  if (value === null || value === undefined) return false;
  if (typeof value === 'string') return value.trim() !== '';
  return Array.isArray(value) ? value.length > 0 : true;
}

/** Returns the counted fields of a profile: 7 for a company, 10 for a person (the specification, section 5). */
export function completenessFields(user: CompletenessInput): CompletenessField[] {
  const fields = user.role === 'B2B' ? COMPANY_FIELDS : PERSON_FIELDS;
  return fields.map((field) => ({ field, label: WORDS[`profile.${field}`], filled: isFilled(user[field]) }));
}

/** Returns profile completeness in whole percent: floor(filled / total * 100). */
export function profileCompleteness(user: CompletenessInput): number {
  const fields = completenessFields(user);
  return Math.floor((fields.filter((entry) => entry.filled).length / fields.length) * 100);
}
