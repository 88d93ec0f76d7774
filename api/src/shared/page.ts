/** Which part of a list is asked for: `page` from 1, `limit` entries a page. */
export interface PageRequest {
  page: number;
  limit: number;
}

/** Entries of a list that are counted. Of a search that finds more, it is told that it does. */
export const MOST_COUNTED = 10_000;

/** One page of a list and the size of the whole list. The HTTP layer sends `items` as the body and the rest as headers. */
export class Page<T> {
  readonly items: T[];
  readonly total: number;
  readonly request: PageRequest;
  /** Whether there are more than `total`. */
  readonly isMore: boolean;

  constructor(items: T[], total: number, request: PageRequest, isMore = false) {
    this.items = items;
    this.total = total;
    this.request = request;
    this.isMore = isMore;
  }

  map<U>(change: (item: T) => U): Page<U> {
    return this.with(this.items.map(change));
  }

  /** The same page with what was made of its entries. */
  with<U>(items: U[]): Page<U> {
    return new Page(items, this.total, this.request, this.isMore);
  }
}

/** How many entries come before the asked page. */
export function offsetOf({ page, limit }: PageRequest): number {
  return (page - 1) * limit;
}

/** Whether `text` contains `q`, ignoring case; true without a `q`. */
export function includes(text: string, q: string | undefined): boolean {
  return !q || text.toLowerCase().includes(q.toLowerCase());
}

/** The requested page of a list that is in memory. */
export function pageOf<T>(items: readonly T[], request: PageRequest): Page<T> {
  const start = offsetOf(request);
  return new Page(items.slice(start, start + request.limit), items.length, request);
}
