import type { Language } from '@consulting/contracts';
import type { Page, PageRequest } from '../../shared/page.ts';
import type { Consultant, ConsultantDetails } from '../domain/consultant.ts';

export interface ConsultantFilter {
  /** Every word stands in name, position or skills, literally and ignoring case. */
  q?: string | undefined;
  /** Written in this language. */
  language?: Language | undefined;
  /** `q` looks into the e-mail too: for administrators. */
  email?: boolean;
  /** Any of these as literal text, ignoring case, in a skill or the position. */
  terms?: string[];
}

/** Consultants in the store. Lists are newest first. Every change joins the caller's unit of work. */
export abstract class ConsultantRepository {
  abstract add(consultant: Consultant): Promise<void>;
  abstract find(id: string): Promise<Consultant | null>;
  /** Those that exist. */
  abstract findMany(ids: readonly string[]): Promise<Consultant[]>;
  abstract page(filter: ConsultantFilter, request: PageRequest): Promise<Page<Consultant>>;
  /** The consultant, kept from being removed until the unit of work ends; null when there is none. */
  abstract lock(id: string): Promise<Consultant | null>;
  /** The consultant as it is now, or null when there is none. Only the given details change. */
  abstract replace(id: string, details: Partial<ConsultantDetails>): Promise<Consultant | null>;
  /** The consultant as it was, or null when there is none. */
  abstract remove(id: string): Promise<Consultant | null>;
}
