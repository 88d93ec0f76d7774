import type { Page, PageRequest } from '../../shared/page.ts';
import type { Job } from '../domain/job.ts';

export interface JobFilter {
  /** Literal text, ignoring case, in title and location. */
  q?: string;
  /** Exactly this location. */
  location?: string;
}

/** Where openings are kept. Lists are newest first. */
export abstract class JobRepository {
  abstract add(job: Job): Promise<void>;

  abstract find(id: string): Promise<Job | null>;

  abstract page(filter: JobFilter, request: PageRequest): Promise<Page<Job>>;

  /** Distinct locations without the empty one, sorted. */
  abstract locations(): Promise<string[]>;

  /** Titles by id; ids of jobs that are gone are missing. */
  abstract titlesOf(ids: readonly string[]): Promise<Map<string, string>>;

  /**
   * The job, kept from being deleted until the unit of work ends: a deletion at the same moment happens before
   * (then null) or after it. Only inside a unit of work.
   */
  abstract hold(id: string): Promise<Job | null>;

  /** Writes every field of a job that is there. */
  abstract replace(job: Job): Promise<void>;

  /** The removed job; null when there was none. */
  abstract remove(id: string): Promise<Job | null>;

  abstract count(): Promise<number>;
}
