import type { Language, PostingState } from '@consulting/contracts';
import type { Page, PageRequest } from '../../shared/page.ts';
import type { Step } from '../../shared/posting/posting.ts';
import type { Project } from '../domain/project.ts';

/** A step of a project, which may have to wait for a look of the administration when it is opened. */
export type ProjectStep = Step & Partial<Pick<Project, 'hidden' | 'held'>>;

/** Which projects; every condition given must hold. */
export interface ProjectFilter {
  /** Only those that everybody sees: open and not hidden. */
  visible?: true;
  /** Exactly this state. */
  state?: PostingState;
  /** Only those that are held. */
  held?: true;
  /** Only this company's; null: only the administration's. */
  b2bId?: string | null;
  /** Literal text, ignoring case, in what `searchTextOfProject` makes of a project. */
  q?: string;
  /** One of the project's categories, exactly. */
  category?: string;
  /** Written in this language. */
  language?: Language;
  /** Any of these as literal text, ignoring case, in a technology, a category or where `q` is searched. */
  terms?: string[];
}

/**
 * Projects in the store. Lists are newest first. Every change joins the caller's unit of work; those that
 * name an owner happen only while the project is that owner's, in one conditional write.
 */
export abstract class ProjectRepository {
  abstract add(project: Project): Promise<void>;
  abstract find(id: string): Promise<Project | null>;
  /** Those that exist. */
  abstract findMany(ids: readonly string[]): Promise<Project[]>;
  abstract findAllOf(b2bId: string): Promise<Project[]>;
  /** How many this company has in these states. */
  abstract countOf(b2bId: string, states: readonly PostingState[]): Promise<number>;
  /** How many this company has, counted up to `most`, that everybody has seen: neither drafts nor held ones. */
  abstract countShown(b2bId: string, most: number): Promise<number>;
  /** How many wait to be released: held and open. */
  abstract countWaiting(): Promise<number>;
  abstract page(filter: ProjectFilter, request: PageRequest): Promise<Page<Project>>;
  /** Distinct categories of the visible projects, in no order. */
  abstract categories(): Promise<string[]>;
  /** The project unless it is hidden, in any state, kept from being removed until the unit of work ends; null when there is none. */
  abstract lock(id: string): Promise<Project | null>;
  /**
   * Writes what was edited, and the life cycle, of a project that was read in the same unit of work. The project as it
   * is now, or null when there is none of this owner.
   */
  abstract replace(project: Project, owner: string | null): Promise<Project | null>;
  /** One conditional write: the project as it is now, or null when it is not, or no longer, in the state `from`. */
  abstract step(id: string, from: PostingState, to: ProjectStep): Promise<Project | null>;
  /**
   * Ends that an open project is held, in one conditional write: the project as it is now, or null when it does not wait,
   * or no longer. It stays `hidden` where its company is no B2B account.
   */
  abstract release(id: string, hidden: boolean): Promise<Project | null>;
  /** Ids of those whose last day is over and that are not closed yet. */
  abstract due(now: Date): Promise<string[]>;
  /** Closes one that is due, in one conditional write: the project as it is now, or null when it is not due. */
  abstract closeDue(id: string, now: Date): Promise<Project | null>;
  /** The project as it was, or null when there is none (of this owner). */
  abstract remove(id: string, owner?: string): Promise<Project | null>;
  abstract removeAllOf(b2bId: string): Promise<void>;
  /** Hides all projects of an owner, or shows those again that are not held. Idempotent. */
  abstract setHidden(b2bId: string, hidden: boolean): Promise<void>;
}
