import type { Language, ProposedProfile } from '@consulting/contracts';
import type { Subject } from './proposal.ts';

/** A person whom the desk may propose, of either kind. */
export interface ProposedPerson extends Subject {
  /** Of a consultant all names but the last are first names. */
  first_name: string;
  last_name: string;
  /** '' for a consultant without an address. */
  email: string;
  phone: string;
  /** The language of mails to the person. */
  language: Language;
  blocked: boolean;
  /** The names of former and present employers, each once. */
  employers: string[];
  /** The names of the employers of the draft, in its order. */
  positions: string[];
  /** What the profile says as far as it goes, for the desk to complete. */
  draft: ProposedProfile;
}

export const nameOf = ({ first_name, last_name }: Pick<ProposedPerson, 'first_name' | 'last_name'>): string =>
  `${first_name} ${last_name}`.trim();
