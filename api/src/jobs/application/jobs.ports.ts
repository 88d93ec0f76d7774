import type { Language, PostingState } from '@consulting/contracts';
import type { Page, PageRequest } from '../../shared/page.ts';
import type { Step, Titled } from '../../shared/posting/posting.ts';
import type { Job } from '../domain/job.ts';

export interface JobFilter {
  /** Literal text, ignoring case, in title, location, kind of employment and workplace. */
  q?: string;
  /** Exactly this location. */
  location?: string;
  /** Written in this language. */
  language?: Language;
  /** Exactly this state; without it all of them. */
  state?: PostingState;
}

/** Openings in the store. Lists are newest first. Every change joins the caller's unit of work. */
export abstract class JobRepository {
  abstract add(job: Job): Promise<void>;
  abstract find(id: string): Promise<Job | null>;
  /** Those that exist. */
  abstract findMany(ids: readonly string[]): Promise<Job[]>;
  abstract page(filter: JobFilter, request: PageRequest): Promise<Page<Job>>;
  /** Of those in a state, newest first, `most` of them from the place `from` on, a batch at a time. */
  abstract batches(state: PostingState, part: { from: number; most: number }): AsyncIterable<Job[]>;
  /** Distinct locations of the open ones without the empty one, sorted. */
  abstract locations(): Promise<string[]>;
  /** What they are called, by id, of those that exist. */
  abstract titlesOf(ids: readonly string[]): Promise<Map<string, Titled>>;
  /** The job, kept from being removed until the unit of work ends; null when there is none. */
  abstract lock(id: string): Promise<Job | null>;
  /** Writes every field of a job that is locked, because the text it is searched by is made of several. */
  abstract replace(job: Job): Promise<void>;
  /** One conditional write: the job as it is now, or null when it is not, or no longer, in the state `from`. */
  abstract step(id: string, from: PostingState, to: Step & { changedAt?: Date }): Promise<Job | null>;
  /** Ids of those whose last day is over and that are not closed yet. */
  abstract due(now: Date): Promise<string[]>;
  /** Closes one that is due, in one conditional write: the job as it is now, or null when it is not due. */
  abstract closeDue(id: string, now: Date): Promise<Job | null>;
  /** The job as it was, or null when there is none. */
  abstract remove(id: string): Promise<Job | null>;
}
