/** An entry of a list that came into the result of a search. */
export interface Arrival {
  id: string;
  /** When it opened; the same entry may open several times. */
  openedAt: Date;
  /** The same, or when an edit brought it into the result. */
  arrivedAt: Date;
}

/** Which arrivals are looked for: what came in after `since`. */
export interface News {
  since: Date;
  /** Maximum entries. */
  most: number;
  /** Leaves out the entries of this company. */
  except?: string | undefined;
  /** For several lookups. */
  memory?: ArrivalMemory;
  /** Names the search in the memory. */
  search?: string;
}

/** What lists have read for several lookups in a row: new entries are read once, and equal searches looked up once. */
export class ArrivalMemory {
  /** By the name of the list; only lists know what is kept. */
  readonly windows = new Map<string, unknown>();
}
