import type { JobPageContent, PortraitWidth } from '@consulting/contracts';
import type { CareerSite } from '../domain/career-site.ts';

/** Stores the one career site of the installation. Every change joins the caller's unit of work. */
export abstract class CareerSites {
  /** Returns an empty one where nothing is stored yet. */
  abstract find(): Promise<CareerSite>;
  /** Keeps others from changing it until the unit of work ends. Every change begins with it. */
  abstract lock(): Promise<CareerSite>;
  /** Writes every field of the locked one. */
  abstract replace(site: CareerSite): Promise<void>;
}

/** Stores the own content of the pages of jobs. Every change joins the caller's unit of work. */
export abstract class JobPages {
  /** Returns null for a job without content of its own. */
  abstract find(jobId: string): Promise<JobPageContent | null>;
  /** Writes every field, also of a page that is not stored yet. */
  abstract replace(jobId: string, page: JobPageContent): Promise<void>;
  abstract remove(jobId: string): Promise<void>;
  /** Removes a member of the team from the pages of all jobs. */
  abstract forgetMember(memberId: string): Promise<void>;
}

/** The jobs, which are a module above this one. */
export abstract class JobsOfPages {
  /** Keeps the job from being removed until the unit of work ends, and returns its title; 404 when there is none. */
  abstract lock(jobId: string): Promise<string>;
  /** Returns its title; 404 when there is none. */
  abstract titleOf(jobId: string): Promise<string>;
  /** Returns whether visitors may see the job. */
  abstract isPosted(jobId: string): Promise<boolean>;
}

/** Makes the files of a portrait. */
export abstract class PortraitMaker {
  /**
   * Returns square WebP pictures of all widths, upright and without any metadata. Throws 400 about the field `portrait` for
   * content that is no JPEG, PNG or WebP, is damaged, has too many or too few pixels or one side that is too long, or takes
   * too much time or memory; 429 while another one of this administrator waits, 503 while too many wait.
   */
  abstract make(content: Buffer, adminId: string): Promise<{ width: PortraitWidth; content: Buffer }[]>;
}
