import type { Page, PageRequest } from '../../shared/page.ts';
import type { Template } from '../domain/template.ts';

/** Stores templates. Every change joins the caller's unit of work. */
export abstract class TemplateRepository {
  /** Throws `nameTaken` when another template has this name, ignoring case, also with simultaneous calls. */
  abstract add(template: Template): Promise<void>;

  /** Returns null when there is none. */
  abstract find(id: string): Promise<Template | null>;

  /** Ordered by name, ignoring case; `q` is searched in name and text, literally and ignoring case. */
  abstract page(q: string | undefined, request: PageRequest): Promise<Page<Template>>;

  /** Writes both fields; returns false when there is no such template. Throws `nameTaken`. */
  abstract replace(template: Template): Promise<boolean>;

  /** Returns the removed template, or null when there was none. */
  abstract remove(id: string): Promise<Template | null>;
}
