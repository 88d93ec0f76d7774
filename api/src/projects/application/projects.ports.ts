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
  abstract insert(project: Project): Promise<void>;
  abstract find(id: string): Promise<Project | null>;
  abstract page(filter: ProjectFilter, request: PageRequest): Promise<Page<Project>>;
  /** Distinct categories of the visible projects, in no order. */
  abstract categories(): Promise<string[]>;
  /** Title by id, of those that exist. */
  abstract titles(ids: readonly string[]): Promise<Map<string, string>>;
  /** The changed project; null when there is none of this owner. Only the given details change. */
  abstract change(
    id: string,
    owner: string | null,
    details: Partial<ProjectDetails>,
  ): Promise<Project | null>;
  /** False when there is none; with `owner`: none of this owner. */
  abstract remove(id: string, owner?: string): Promise<boolean>;
  /**
   * Notes on the visible project that somebody applies, so that an application and a simultaneous deletion
   * collide and one of them is done again. Null when there is no such project.
   */
  abstract claim(id: string): Promise<Project | null>;
  abstract ofOwner(b2bId: string): Promise<Project[]>;
  abstract removeOfOwner(b2bId: string): Promise<void>;
  abstract setHidden(b2bId: string, hidden: boolean): Promise<void>;
}
