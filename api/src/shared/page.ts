/** The requested part of a list: `page` from 1, `limit` entries per page. */
export interface PageRequest {
  page: number;
  limit: number;
}

/** Most entries of a list that are counted. With more, `isMore` is set. */
export const MOST_COUNTED = 10_000;

/** One page of a list and the size of the whole list. The HTTP layer sends `items` as the body, the rest as headers. */
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

  /** Returns the same page with other entries. */
  with<U>(items: U[]): Page<U> {
    return this.for(this.request, items);
  }

  /** Returns another page of the same list. */
  for<U>(request: PageRequest, items: U[]): Page<U> {
    return new Page(items, this.total, request, this.isMore);
  }
}

/** Returns the number of entries before the requested page. */
export function offsetOf({ page, limit }: PageRequest): number {
  return (page - 1) * limit;
}

/** Returns whether `text` contains `q`, ignoring case; true without a `q`. */
export function includes(text: string, q: string | undefined): boolean {
  return !q || text.toLowerCase().includes(q.toLowerCase());
}

/** Returns the requested page of a list in memory. */
export function pageOf<T>(items: readonly T[], request: PageRequest): Page<T> {
  const start = offsetOf(request);
  return new Page(items.slice(start, start + request.limit), items.length, request);
}
