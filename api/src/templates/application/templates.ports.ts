import type { Page, PageRequest } from '../../shared/page.ts';
import type { Template } from '../domain/template.ts';

/** Templates in the store. Every change joins the caller's unit of work. */
export abstract class TemplateRepository {
  /** Throws `nameTaken` when another has this name, ignoring case, also when both arrive at once. */
  abstract add(template: Template): Promise<void>;

  /** By name, ignoring case; `q` is searched in name and text, literally and ignoring case. */
  abstract page(q: string | undefined, request: PageRequest): Promise<Page<Template>>;

  /** Writes both fields; false when there is no such template. Throws `nameTaken`. */
  abstract replace(template: Template): Promise<boolean>;

  /** The template as it was, or null when there is none. */
  abstract remove(id: string): Promise<Template | null>;
}
