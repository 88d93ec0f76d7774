import type { Page, PageRequest } from '../../shared/page.ts';
import type { Job } from '../domain/job.ts';

export interface JobFilter {
  /** Literal text, ignoring case, in title and location. */
  q?: string;
  /** Exactly this location. */
  location?: string;
}

/** Openings in the store. Lists are newest first. Every change joins the caller's unit of work. */
export abstract class JobRepository {
  abstract add(job: Job): Promise<void>;
  abstract find(id: string): Promise<Job | null>;
  /** Those that exist. */
  abstract findMany(ids: readonly string[]): Promise<Job[]>;
  abstract page(filter: JobFilter, request: PageRequest): Promise<Page<Job>>;
  /** Distinct locations without the empty one, sorted. */
  abstract locations(): Promise<string[]>;
  /** Title by id, of those that exist. */
  abstract titlesOf(ids: readonly string[]): Promise<Map<string, string>>;
  /** The job, kept from being removed until the unit of work ends; null when there is none. */
  abstract hold(id: string): Promise<Job | null>;
  /** Writes every field of a job that is held, because the text it is searched by is made of several. */
  abstract replace(job: Job): Promise<void>;
  /** The job as it was, or null when there is none. */
  abstract remove(id: string): Promise<Job | null>;
}
