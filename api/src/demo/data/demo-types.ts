import type { Language, PostingState, SaidTerms } from '@consulting/contracts';
import type { Experience, Qualification } from '../../shared/person/career.ts';

/** What every made-up entry has: how many days before the seeding it was created. */
interface Dated {
  daysAgo: number;
}

/** What is said of the work, and what became of it; open where nothing is said. */
interface Posted extends Dated, SaidTerms {
  state?: PostingState;
  /** Days from the seeding to the last day to apply. */
  closesIn?: number;
}

export interface DemoJob extends Posted {
  title: string;
  location: string;
  introduction: string;
  description: string;
  qualification: string;
  /** The client the position is with; the firm itself when absent. */
  company?: string;
}

export interface DemoProject extends Posted {
  title: string;
  description: string;
  technologies: string[];
  category: string[];
  location?: string;
  duration?: string;
  workload?: string;
  /** Days from the seeding to the start; absent when no date is set. */
  startsIn?: number;
  /** E-mail of the company that owns it; an administrator's project when absent. */
  owner?: string;
}

export interface DemoConsultant extends Dated {
  /** English when absent. */
  language?: Language;
  name: string;
  position: string;
  skills: string[];
  rate: string;
  availability: string;
  qualification: Qualification[];
  experience: Experience[];
  projects: string[];
}

export interface DemoEmployee extends Dated {
  /** E-mail of the company account. */
  owner: string;
  name: string;
  email: string;
  position: string;
  skills: string;
  rate: string;
  availability: string;
  qualification: Qualification[];
  experience: Experience[];
}
