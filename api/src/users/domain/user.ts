import type { Language, NotificationPreferences, Role } from '@consulting/contracts';
import { editableAvailability, type KnownAvailability } from '../../shared/person/availability.ts';
import { careerOf, type Experience, type Qualification } from '../../shared/person/career.ts';
import { described, type StoredFile } from '../../shared/stored-file.ts';

/** A registered person or company, as the rest of the system sees it (the specification, section 3). No secrets. */
export interface User extends KnownAvailability {
  id: string;
  first_name: string;
  last_name: string;
  /** As typed; unique ignoring case. */
  email: string;
  phone: string;
  country: string;
  gender: string;
  role: Role;
  /** Empty for everyone but companies, and for a company that has not given it yet (LinkedIn sign-in). */
  company_name: string;
  /** Lowercase. */
  skills: string[];
  qualification: Qualification[];
  experience: Experience[];
  cv: StoredFile | null;
  certificate: StoredFile | null;
  createdAt: Date;
  /** When it was last written in any way; missing before it is stored. */
  updatedAt?: Date | undefined;
  /** Blocked by an administrator: no sign-in, no session. */
  blocked: boolean;
  /** How many messages the user may send to the administration, ever. */
  messageLimit: number;
  /** The language of the mails and messages that the system writes to the user. */
  language: Language;
  /** Until when the firm may keep the documents of ended applications and write about positions; null without consent. */
  poolUntil: Date | null;
  /** Which mails the user wants of those that can be switched off. */
  notifications: NotificationPreferences;
  /** Whether lists say what the user shares with their entries, to the user alone. */
  showsShared: boolean;
  /** When the next reminder to confirm the availability is due; null when none is. */
  remindAt: Date | null;
}

/** Returns what forms of the account's owner edit, as the API shows it. */
export function editableOfUser(user: User) {
  const { role, company_name, first_name, last_name, phone, country, gender, skills } = user;
  const { language, notifications, showsShared } = user;
  return {
    role,
    company_name,
    first_name,
    last_name,
    phone,
    country,
    gender,
    skills,
    ...careerOf(user),
    cv: described(user.cv),
    certificate: described(user.certificate),
    language,
    notifications,
    showsShared,
    ...editableAvailability(user),
  };
}

/** Returns what administrators edit of a user. */
export const editableByAdministration = ({ blocked, messageLimit }: User) => ({ blocked, messageLimit });

/**
 * Whether companies see who somebody is whom they may see otherwise: an applicant, or a proposed freelancer in whom they are
 * interested. While the account is blocked they see neither name nor profile, contact data, note or documents, in no list,
 * answer, file or mail; the firm still does.
 */
export const isShownToCompanies = ({ blocked }: Pick<User, 'blocked'>): boolean => !blocked;

/** The two documents a profile can hold. */
export type UserFile = 'cv' | 'certificate';

/** Returns the texts that lists of applicants search: names and company in one text, and the address. */
export function searchedTexts({
  first_name,
  last_name,
  company_name,
  email,
}: Pick<User, 'first_name' | 'last_name' | 'company_name' | 'email'>): { person: string; email: string } {
  return { person: `${first_name} ${last_name} ${company_name}`, email };
}

export function fullName(user: Pick<User, 'first_name' | 'last_name'>): string {
  return `${user.first_name} ${user.last_name}`.trim();
}
