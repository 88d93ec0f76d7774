import type { PostingState, PostingTerms, ShownProject } from '@consulting/contracts';

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
  state: PostingState;
  /** The last day on which it is open, in Berlin, and the end of that day; null when there is none. */
  closes_at: string | null;
  closesAt: Date | null;
  createdAt: Date;
  changedAt: Date;
}

/** Returns a project as in API responses. */
export const shownProject = (project: PublicProject): ShownProject => ({
  ...project,
  _id: project.id,
  start_date: project.start_date?.toISOString() ?? null,
  createdAt: project.createdAt.toISOString(),
});
