import type { Language } from '@consulting/contracts';
import type { NamedSkill, Naming } from '@consulting/contracts/vocabulary';
import type { Arrival, News } from '../../shared/arrival.ts';
import type { Page, PageRequest } from '../../shared/page.ts';
import type { Consultant, ConsultantAudience, ConsultantDetails } from '../domain/consultant.ts';

/** A search by an audience. */
export type ConsultantTerms = Omit<ConsultantFilter, 'ids'>;

export interface ConsultantFilter {
  /** Who asks: `q` and `skill` look into the fields that this audience searches by. */
  audience: ConsultantAudience;
  /** Finds what `platform/search/finding.ts` says, each word of it literally. */
  q?: string | undefined;
  /** Written in this language. */
  language?: Language | undefined;
  /** Finds the same, taken for a list of skills. */
  skill?: string | undefined;
  /** Without those who are known to be free later than on this day (`freeBy`). */
  freeBy?: string | undefined;
  /** Only those that are in lists, or only the others; for the administration. */
  listed?: boolean | undefined;
  /** Only these. */
  ids?: readonly string[] | undefined;
}

/** The fields to change. */
export type ConsultantWrite = Partial<ConsultantDetails & Pick<Consultant, 'confirmedAt'>>;

/** Stores consultants. Lists are newest first. Every change joins the caller's unit of work. */
export abstract class ConsultantRepository {
  abstract add(consultant: Consultant): Promise<void>;
  /** Returns null when there is none. */
  abstract find(id: string): Promise<Consultant | null>;
  /** Returns those that exist. */
  abstract findMany(ids: readonly string[]): Promise<Consultant[]>;
  /**
   * Newest first; with `reader`, who names these skills, first the entries that share most with them
   * (`platform/search/shared-first`).
   */
  abstract page(
    filter: ConsultantFilter,
    request: PageRequest,
    reader?: readonly NamedSkill[],
  ): Promise<Page<Consultant>>;
  /** Returns those that came into the result of a search, last first. */
  abstract arrivals(terms: ConsultantTerms, news: News): Promise<Arrival[]>;
  /** Counts all consultants. */
  abstract count(): Promise<number>;
  /** Keeps the consultant from being removed until the unit of work ends. Returns it, or null when there is none. */
  abstract lock(id: string): Promise<Consultant | null>;
  /** Changes the given details at `now`. Returns the consultant after it, or null when there is none. */
  abstract replace(id: string, details: ConsultantWrite, now: Date): Promise<Consultant | null>;
  /** Returns the removed consultant, or null when there was none. */
  abstract remove(id: string): Promise<Consultant | null>;
}

/** What companies look for. The module of projects implements it. */
export abstract class CompanyNeeds {
  /** Returns the texts that name the skills of a company's open projects. */
  abstract of(companyId: string): Promise<Naming>;
}
