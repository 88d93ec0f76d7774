/**
 * The requested part of a list: `page` from 1, `limit` entries per page. `after` is the `next` of another page of the same
 * list, behind whose last entry this one begins, whatever has been added or removed before it; `page` only counts then.
 */
export interface PageRequest {
  page: number;
  limit: number;
  after?: string | undefined;
  /** In place of the list's own order: by when entries were last written, oldest first. */
  changes?: ChangesRequest | undefined;
}

/** Which changes of a list are asked for. */
export interface ChangesRequest {
  /** Only entries that were written at this instant or later; all when missing. */
  since?: Date | undefined;
}

/** A place in a list (`PageRequest.after`): the instant by which it is ordered, in milliseconds, and the id of an entry. */
export const PLACE = /^(\d{1,15})-([0-9a-f]{24})$/;

/** Most entries of a list that are counted. With more, `isMore` is set. */
export const MOST_COUNTED = 10_000;

/** One page of a list and the size of the whole list. The HTTP layer sends `items` as the body, the rest as headers. */
export class Page<T> {
  readonly items: T[];
  readonly total: number;
  readonly request: PageRequest;
  /** Whether there are more than `total`. */
  readonly isMore: boolean;
  /** Where the page behind this one begins (`PageRequest.after`); null where there is none, or the list has no such places. */
  readonly next: string | null;

  constructor(
    items: T[],
    total: number,
    request: PageRequest,
    { isMore = false, next = null }: { isMore?: boolean; next?: string | null } = {},
  ) {
    this.items = items;
    this.total = total;
    this.request = request;
    this.isMore = isMore;
    this.next = next;
  }

  map<U>(change: (item: T) => U): Page<U> {
    return this.with(this.items.map(change));
  }

  /** Returns the same page with other entries. */
  with<U>(items: U[]): Page<U> {
    return new Page(items, this.total, this.request, this);
  }

  /** Returns another page of the same list, in an order that has no places behind which a page begins. */
  for<U>(request: PageRequest, items: U[]): Page<U> {
    return new Page(items, this.total, request, { isMore: this.isMore });
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
