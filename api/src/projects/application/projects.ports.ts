import type { ContractType, Language, PostingState } from '@consulting/contracts';
import type { NamedSkill } from '@consulting/contracts/vocabulary';
import type { PostingFilter } from '../../shared/posting/posting-filter.ts';
import type { Arrival, News } from '../../shared/arrival.ts';
import type { Page, PageRequest } from '../../shared/page.ts';
import type { Step } from '../../shared/posting/posting.ts';
import type { Project } from '../domain/project.ts';

/** A step of a project; opening it may hold it until the administration releases it. */
export type ProjectStep = Step & Partial<Pick<Project, 'hidden' | 'held' | 'changedAt'>>;

/** What those who look for projects may ask for. */
export interface ProjectTerms extends PostingFilter {
  /** Finds what `platform/search/finding.ts` says, in the result of `searchTextOfProject`, technologies and categories. */
  q?: string | undefined;
  /** Equals one of the project's categories. */
  category?: string | undefined;
  /** Written in this language. */
  language?: Language | undefined;
  /** This place in any spelling, by its English or German name. */
  location?: string | undefined;
  contract_type?: ContractType | undefined;
  /** Starts on this day (UTC) or before; not those whose start is open. */
  startUntil?: Date | undefined;
}

/** Whose projects a list of the administration has: everybody's, its own, or those of companies. */
export const PROJECT_OWNERS = ['all', 'mine', 'companies'] as const;
export type ProjectOwner = (typeof PROJECT_OWNERS)[number];

/** A filter of projects; every given condition must hold. */
export interface ProjectFilter extends ProjectTerms {
  /** Only those that everybody sees: open and not hidden. */
  visible?: true;
  /** Exactly this state. */
  state?: PostingState;
  /** Only held ones. */
  held?: true;
  /** Only this company's. */
  b2bId?: string;
  /** Only those of companies; false: only the administration's. */
  ofCompany?: boolean;
  /** Finds the same, taken for a list of skills. */
  skill?: string | undefined;
  /** Only these. */
  ids?: readonly string[] | undefined;
}

/**
 * Stores projects. Lists are newest first. Every change joins the caller's unit of work; one that names an owner
 * happens only while the project is that owner's, in one conditional write.
 */
export abstract class ProjectRepository {
  abstract add(project: Project): Promise<void>;
  /** Returns null when there is none. */
  abstract find(id: string): Promise<Project | null>;
  /** Returns those that exist. */
  abstract findMany(ids: readonly string[]): Promise<Project[]>;
  abstract findAllOf(b2bId: string): Promise<Project[]>;
  /** Counts this company's projects in these states. */
  abstract countOf(b2bId: string, states: readonly PostingState[]): Promise<number>;
  /** Counts this company's projects that were public at some time (neither drafts nor held), up to `most`. */
  abstract countShown(b2bId: string, most: number): Promise<number>;
  /** Counts all projects, in any state. */
  abstract count(): Promise<number>;
  /** Counts the projects that wait for release: held and open. */
  abstract countWaiting(): Promise<number>;
  /**
   * Newest first; with `reader`, who names these skills, first the entries that share most with them
   * (`platform/search/shared-first`).
   */
  abstract page(
    filter: ProjectFilter,
    request: PageRequest,
    reader?: readonly NamedSkill[],
  ): Promise<Page<Project>>;
  /** Returns the visible projects that came into the result of a search, last first. */
  abstract arrivals(terms: ProjectTerms, news: News): Promise<Arrival[]>;
  /** Yields visible projects in batches, newest first: at most `most` of them after skipping `from`. */
  abstract batches(part: { from: number; most: number }): AsyncIterable<Project[]>;
  /** Returns the distinct categories, or locations, of the visible projects, unsorted. */
  abstract distinct(field: 'category' | 'location'): Promise<string[]>;
  /** Keeps it from being removed until the unit of work ends. Returns it; null when there is none or it is hidden. */
  abstract lock(id: string): Promise<Project | null>;
  /**
   * Writes the edited fields and the life cycle of a project that was read in the same unit of work. Returns the
   * project after it, or null when this owner has none with this id.
   */
  abstract replace(project: Project, owner: string | null): Promise<Project | null>;
  /** Takes a step in one conditional write. Returns the result, or null when it is not in the state `from`. */
  abstract step(id: string, from: PostingState, to: ProjectStep): Promise<Project | null>;
  /**
   * Releases a held open project in one conditional write; with `hidden` it stays hidden, because its company is no
   * B2B account. Returns the project after it, or null when it does not wait for release.
   */
  abstract release(id: string, to: Pick<Project, 'hidden' | 'changedAt'>): Promise<Project | null>;
  /** Returns the ids of those whose last day is over and that are not closed yet. */
  abstract due(now: Date): Promise<string[]>;
  /** Closes a due one, in one conditional write. Returns the project after it, or null when it is not due. */
  abstract closeDue(id: string, now: Date): Promise<Project | null>;
  /** Returns the ids of the firm's open projects that offer temporary employment. */
  abstract firmsTemporary(): Promise<string[]>;
  /** Ends that in one of them, in one conditional write. Returns the project after it, or null when it is none. */
  abstract endTemporary(id: string, changedAt: Date): Promise<Project | null>;
  /** Returns the removed project, or null when there was none, or none of this owner. */
  abstract remove(id: string, owner?: string): Promise<Project | null>;
  abstract removeAllOf(b2bId: string): Promise<void>;
  /** Hides all projects of an owner, or shows those again that are not held: open ones open at `now`. Idempotent. */
  abstract setHidden(b2bId: string, hidden: boolean, now: Date): Promise<void>;
}
