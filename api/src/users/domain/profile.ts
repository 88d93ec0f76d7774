import { smallLetters } from '@consulting/contracts';
import { invalidField } from '../../shared/errors.ts';
import { withoutBlankEntries } from '../../shared/person/career.ts';
import type { User } from './user.ts';

/** The fields that users may change in their profile; missing ones stay as they are. */
export type ProfileChange = Partial<
  Pick<
    User,
    | 'first_name'
    | 'last_name'
    | 'phone'
    | 'country'
    | 'gender'
    | 'role'
    | 'company_name'
    | 'skills'
    | 'qualification'
    | 'experience'
  >
>;

/** Throws when a company has no name (the specification, section 5). */
export function requireCompany(role: User['role'], companyName: string | undefined): void {
  if (role === 'B2B' && !companyName?.trim()) throw invalidField('company_name', 'account.company-required');
}

/** Trims, lowercases, drops empty and repeated ones; keeps the order. */
export function normalizeSkills(skills: readonly string[]): string[] {
  return [...new Set(skills.map((skill) => smallLetters(skill.trim())).filter(Boolean))];
}

/** Returns the stored change: skills lowercased, blank career rows dropped. Throws for an invalid result. */
export function applicableChange(user: User, change: ProfileChange): ProfileChange {
  requireCompany(change.role ?? user.role, change.company_name ?? user.company_name);
  return {
    ...change,
    ...(change.skills && { skills: normalizeSkills(change.skills) }),
    ...(change.qualification && { qualification: withoutBlankEntries(change.qualification) }),
    ...(change.experience && { experience: withoutBlankEntries(change.experience) }),
  };
}
