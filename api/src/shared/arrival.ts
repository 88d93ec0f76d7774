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
}
