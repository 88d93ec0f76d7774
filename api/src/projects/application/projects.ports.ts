import type { Page, PageRequest } from '../../shared/page.ts';
import type { Project, ProjectDetails } from '../domain/project.ts';

/** Which projects; every condition given must hold. */
export interface ProjectFilter {
  /** Only those that are not hidden. */
  visible?: true;
  /** Only this company's; null: only the administration's. */
  b2bId?: string | null;
  /** Literal text in the title, ignoring case. */
  q?: string;
  /** One of the project's categories, exactly. */
  category?: string;
  /** Any of these as literal text, ignoring case, in a technology, a category or the title. */
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
  abstract page(filter: ProjectFilter, request: PageRequest): Promise<Page<Project>>;
  /** Distinct categories of the visible projects, in no order. */
  abstract categories(): Promise<string[]>;
  /** Title by id, of those that exist. */
  abstract titlesOf(ids: readonly string[]): Promise<Map<string, string>>;
  /** The visible project, kept from being removed until the unit of work ends; null when there is none. */
  abstract hold(id: string): Promise<Project | null>;
  /** The project as it is now, or null when there is none of this owner. Only the given details change. */
  abstract replace(
    id: string,
    details: Partial<ProjectDetails>,
    owner: string | null,
  ): Promise<Project | null>;
  /** The project as it was, or null when there is none (of this owner). */
  abstract remove(id: string, owner?: string): Promise<Project | null>;
  abstract removeAllOf(b2bId: string): Promise<void>;
  /** Hides all projects of an owner, or shows them again. Idempotent. */
  abstract setHidden(b2bId: string, hidden: boolean): Promise<void>;
}
