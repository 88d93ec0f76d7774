import { splitList, TEXTS, type Role } from '@consulting/contracts';
import type { User } from '../../../shared/api/types.ts';
import { appendCareer, toCareerValues, type CareerValues } from '../../../shared/ui/career-fields.tsx';

export interface ProfileValues extends CareerValues {
  role: Role;
  company_name: string;
  first_name: string;
  last_name: string;
  phone: string;
  country: string;
  gender: string;
  /** Comma text. */
  skills: string;
}

export function toProfileValues(user: User): ProfileValues {
  return {
    role: user.role,
    company_name: user.company_name ?? '',
    first_name: user.first_name,
    last_name: user.last_name,
    phone: user.phone ?? '',
    country: user.country ?? '',
    gender: user.gender ?? '',
    skills: user.skills.join(', '),
    ...toCareerValues(user),
  };
}

export const profileRules = {
  first_name: (value: string) => (value.trim() ? null : 'First name is required'),
  last_name: (value: string) => (value.trim() ? null : 'Last name is required'),
  company_name: (value: string, { role }: ProfileValues) =>
    role === 'B2B' && !value.trim() ? TEXTS.companyRequired : null,
};

/** Skills as they are stored: split on commas, trimmed, lowercased, empties dropped (the specification, section 5). */
export function toSkills(text: string): string[] {
  return splitList(text.toLowerCase());
}

/** Files chosen and not sent yet. */
export interface ProfileFiles {
  cv: File | null;
  certificate: File | null;
}

/** The form as it is sent. Blank entries are dropped; a file that was not chosen keeps the stored one. */
export function toProfileForm(values: ProfileValues, files: ProfileFiles): FormData {
  const form = new FormData();
  for (const key of [
    'role',
    'first_name',
    'last_name',
    'phone',
    'country',
    'gender',
    'company_name',
  ] as const)
    form.append(key, values[key].trim());
  form.append('skills', toSkills(values.skills).join(','));
  appendCareer(form, values);
  if (files.cv) form.append('cv', files.cv);
  if (files.certificate) form.append('certificate', files.certificate);
  return form;
}
