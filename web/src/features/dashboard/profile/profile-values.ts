import { splitList, TEXTS, type Role } from '@consulting/contracts';
import type { User } from '../../../shared/api/types.ts';
import { appendCareer, toCareerValues, type CareerValues } from '../../../shared/ui/career-fields.tsx';
import { same } from '../../../shared/ui/same.ts';

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

/** The fields that differ from what is stored: the draft, and all that is sent. The rest may change elsewhere. */
export function changesOf(values: ProfileValues, stored: ProfileValues): Partial<ProfileValues> {
  const changed = (key: string) => {
    const name = key as keyof ProfileValues;
    return !same(values[name], stored[name]);
  };
  return Object.fromEntries(Object.entries(values).filter(([key]) => changed(key)));
}

/** The changes as they are sent. Blank entries are dropped; what is not sent keeps what is stored. */
export function toProfileForm(changes: Partial<ProfileValues>, files: ProfileFiles): FormData {
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
    if (changes[key] !== undefined) form.append(key, changes[key].trim());
  if (changes.skills !== undefined) form.append('skills', toSkills(changes.skills).join(','));
  appendCareer(form, changes);
  if (files.cv) form.append('cv', files.cv);
  if (files.certificate) form.append('certificate', files.certificate);
  return form;
}
