import type { Language } from '@consulting/contracts';
import type { Page, PageRequest } from '../../shared/page.ts';
import type { Consultant, ConsultantDetails } from '../domain/consultant.ts';

export interface ConsultantFilter {
  /** Every word occurs in name, position or skills, literally and ignoring case. */
  q?: string | undefined;
  /** Written in this language. */
  language?: Language | undefined;
  /** `q` is also searched in the e-mail: for administrators. */
  email?: boolean;
  /** Any of these as literal text, ignoring case, in a skill or the position. */
  terms?: string[];
}

/** Stores consultants. Lists are newest first. Every change joins the caller's unit of work. */
export abstract class ConsultantRepository {
  abstract add(consultant: Consultant): Promise<void>;
  /** Returns null when there is none. */
  abstract find(id: string): Promise<Consultant | null>;
  /** Returns those that exist. */
  abstract findMany(ids: readonly string[]): Promise<Consultant[]>;
  abstract page(filter: ConsultantFilter, request: PageRequest): Promise<Page<Consultant>>;
  /** Keeps the consultant from being removed until the unit of work ends. Returns it, or null when there is none. */
  abstract hold(id: string): Promise<Consultant | null>;
  /** Changes the given details. Returns the consultant after it, or null when there is none. */
  abstract replace(id: string, details: Partial<ConsultantDetails>): Promise<Consultant | null>;
  /** Returns the removed consultant, or null when there was none. */
  abstract remove(id: string): Promise<Consultant | null>;
}
