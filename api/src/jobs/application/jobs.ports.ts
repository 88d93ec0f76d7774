import type { Language, PostingState } from '@consulting/contracts';
import type { NamedSkill } from '@consulting/contracts/vocabulary';
import type { Arrival, News } from '../../shared/arrival.ts';
import type { Page, PageRequest } from '../../shared/page.ts';
import type { Step, Titled } from '../../shared/posting/posting.ts';
import type { PostingFilter } from '../../shared/posting/posting-filter.ts';
import type { Job } from '../domain/job.ts';

/** What those who look for jobs may ask for. */
export interface JobTerms extends PostingFilter {
  /** Finds what `platform/search/finding.ts` says, in title, location, kind of employment and workplace. */
  q?: string;
  /** This place in any spelling, by its English or German name. */
  location?: string;
  /** Written in this language. */
  language?: Language;
}

/** A filter of jobs; every given condition must hold. */
export interface JobFilter extends JobTerms {
  /** Exactly this state; all states when missing. */
  state?: PostingState;
  /** Only these. */
  ids?: readonly string[] | undefined;
}

/** Stores jobs. Lists are newest first. Every change joins the caller's unit of work. */
export abstract class JobRepository {
  abstract add(job: Job): Promise<void>;
  /** Returns null when there is none. */
  abstract find(id: string): Promise<Job | null>;
  /** Returns those that exist. */
  abstract findMany(ids: readonly string[]): Promise<Job[]>;
  /**
   * Newest first; with `reader`, who names these skills, first the entries that share most with them
   * (`platform/search/shared-first`).
   */
  abstract page(filter: JobFilter, request: PageRequest, reader?: readonly NamedSkill[]): Promise<Page<Job>>;
  /** Returns the open jobs that came into the result of a search, last first. */
  abstract arrivals(terms: JobTerms, news: News): Promise<Arrival[]>;
  /** Counts all jobs, in any state. */
  abstract count(): Promise<number>;
  /** Yields those in a state in batches, newest first: `most` of them after skipping `from`. */
  abstract batches(state: PostingState, part: { from: number; most: number }): AsyncIterable<Job[]>;
  /** Returns the distinct non-empty locations of open jobs, sorted. */
  abstract locations(): Promise<string[]>;
  /** Returns the titles of those that exist, by id. */
  abstract titlesOf(ids: readonly string[]): Promise<Map<string, Titled>>;
  /** Keeps the job from being removed until the unit of work ends. Returns it, or null when there is none. */
  abstract lock(id: string): Promise<Job | null>;
  /** Writes every field of a locked job, because its searched text is made of several. */
  abstract replace(job: Job): Promise<void>;
  /** Takes a step in one conditional write. Returns the job after it, or null when it is not in the state `from`. */
  abstract step(id: string, from: PostingState, to: Step & { changedAt?: Date }): Promise<Job | null>;
  /** Returns the ids of those whose last day is over and that are not closed yet. */
  abstract due(now: Date): Promise<string[]>;
  /** Closes a due one, in one conditional write. Returns the job after it, or null when it is not due. */
  abstract closeDue(id: string, now: Date): Promise<Job | null>;
  /** Returns the removed job, or null when there was none. */
  abstract remove(id: string): Promise<Job | null>;
}
