import { smallLetters, splitList } from '@consulting/contracts';
import type { User } from '../../../shared/api/types.ts';
import { toCareerValues, withoutBlanks } from '../../../shared/ui/form/career-fields.tsx';
import { haveEqualValues } from '../../../shared/ui/form/equal-values.ts';

/** The form's values; skills are comma-separated text. */
export type ProfileValues = ReturnType<typeof toProfileValues>;

export function toProfileValues(user: User) {
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

/**
 * Normalises skills as the server stores them: split on commas, trimmed, lowercase, without blanks (the
 * specification, section 5).
 */
export function toSkills(text: string): string[] {
  return splitList(smallLetters(text));
}

/** Selected files that are not sent yet. */
export interface ProfileFiles {
  cv: File | null;
  certificate: File | null;
}

/**
 * The fields that differ from the stored ones. Only these are kept as a draft and sent, so that others may change
 * elsewhere.
 */
export function changesOf(values: ProfileValues, stored: ProfileValues): Partial<ProfileValues> {
  const entries = Object.entries(values) as [keyof ProfileValues, unknown][];
  return Object.fromEntries(entries.filter(([name, value]) => !haveEqualValues(value, stored[name])));
}

/** The request body. Blank entries are dropped; omitted fields keep their stored value. */
export function toProfileBody(changes: Partial<ProfileValues>, files: ProfileFiles) {
  const { skills, qualification, experience, ...texts } = changes;
  return {
    // Includes the role, which trimming does not affect.
    ...(Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, text.trim()])) as typeof texts),
    ...(skills !== undefined && { skills: toSkills(skills).join(',') }),
    ...(qualification && { qualification: withoutBlanks(qualification) }),
    ...(experience && { experience: withoutBlanks(experience) }),
    ...(files.cv && { cv: files.cv }),
    ...(files.certificate && { certificate: files.certificate }),
  };
}
