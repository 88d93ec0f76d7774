import { splitList, TEXTS, type Role } from '@consulting/contracts';
import type { User } from '../../../shared/api/types.ts';
import { toCareerValues, written, type CareerValues } from '../../../shared/ui/career-fields.tsx';
import { same } from '../../../shared/ui/same.ts';

export type ProfileValues = CareerValues & {
  role: Role;
  company_name: string;
  first_name: string;
  last_name: string;
  phone: string;
  country: string;
  gender: string;
  /** Comma text. */
  skills: string;
};

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
export function toProfileBody(changes: Partial<ProfileValues>, files: ProfileFiles) {
  const { skills, qualification, experience, ...texts } = changes;
  return {
    // The role is a text like the others.
    ...(Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text.trim()])) as typeof texts),
    ...(skills !== undefined && { skills: toSkills(skills).join(',') }),
    ...(qualification && { qualification: written(qualification) }),
    ...(experience && { experience: written(experience) }),
    ...(files.cv && { cv: files.cv }),
    ...(files.certificate && { certificate: files.certificate }),
  };
}
