import type { ContractType, Language, PostingState, SaidTerms } from '@consulting/contracts';
import type { Experience, Qualification } from '../../shared/person/career.ts';

/** How many days before the seeding an entry was created. */
interface Dated {
  daysAgo: number;
}

/** When somebody is free, in days from the seeding. Missing of those of whom it is not known. */
export interface DemoAvailability {
  /** 0: now. */
  freeIn?: number;
  days_per_week?: number;
  confirmedDaysAgo: number;
}

/** The terms of the work, and the state: open when absent. */
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
  offer?: string;
  /** The client of the position; the firm itself when absent. */
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
  contract_type?: ContractType;
  aueg_permit?: string;
  show_company?: boolean;
  /** Days from the seeding to the start; absent when no date is set. */
  startsIn?: number;
  /** The e-mail of the company that owns it; an administrator's project when absent. */
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
  known?: DemoAvailability;
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
  known?: DemoAvailability;
  qualification: Qualification[];
  experience: Experience[];
}
