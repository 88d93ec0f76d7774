import type { ContractType, PostingState, PostingTerms, ShownProject } from '@consulting/contracts';

/** The public fields of a project. */
export interface PublicProject extends PostingTerms {
  id: string;
  title: string;
  description: string;
  technologies: string[];
  category: string[];
  start_date: Date | null;
  location: string;
  duration: string;
  workload: string;
  contract_type: ContractType | null;
  /** The company that offers it; null when the firm does. */
  b2bId: string | null;
  /** Whether its page names that company. */
  show_company: boolean;
  state: PostingState;
  /** The last day on which it is open, in Berlin, and the end of that day; null when there is none. */
  closes_at: string | null;
  closesAt: Date | null;
  createdAt: Date;
  changedAt: Date;
}

/** What its page says of who offers it: a name, and a permit for temporary employment; empty where it says nothing. */
export interface Offerer {
  company: string;
  permit: string;
}

const NOT_SAID: Offerer = { company: '', permit: '' };

/** Returns a project as in API responses. */
export const shownProject = (project: PublicProject, { company, permit } = NOT_SAID): ShownProject => ({
  ...project,
  _id: project.id,
  start_date: project.start_date?.toISOString() ?? null,
  createdAt: project.createdAt.toISOString(),
  companyName: company,
  aueg_permit: permit,
});
