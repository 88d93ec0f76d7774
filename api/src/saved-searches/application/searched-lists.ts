import { Injectable } from '@nestjs/common';
import type { Language, SavedSearchKind } from '@consulting/contracts';
import type { Arrival, News } from '../../shared/arrival.ts';

/** The parameters of a list's query by their names. */
export type QueryFields = Readonly<Record<string, string>>;

/** An entry as a mail shows it. */
export interface ListedEntry {
  title: string;
  /** Place, pay, last day, as far as they are known. */
  facts: string[];
  /** Path of its page. */
  path: string;
}

/** A list whose searches are saved. */
export interface SearchedList {
  /** Throws the 400 that the list answers to such a query. */
  check(query: QueryFields): Promise<unknown>;
  /** Returns what came into the result, last first. */
  arrivals(query: QueryFields, news: News): Promise<Arrival[]>;
  /** Returns those of the entries that the list still shows, by id. Missing for lists that nobody is mailed about. */
  entries?(ids: readonly string[], language: Language): Promise<Map<string, ListedEntry>>;
  /** Path of the page that shows the list. */
  path: string;
}

/**
 * The lists whose searches are saved. The modules of jobs, projects, consultants and people register here, so that this
 * one does not depend on them: `lists.add('job', { … })` in `onModuleInit`.
 */
@Injectable()
export class SearchedLists {
  private readonly lists = new Map<SavedSearchKind, SearchedList>();

  add(kind: SavedSearchKind, list: SearchedList): void {
    this.lists.set(kind, list);
  }

  of(kind: SavedSearchKind): SearchedList {
    const list = this.lists.get(kind);
    if (!list) throw new Error(`No list of the kind ${kind} is registered`);
    return list;
  }
}
