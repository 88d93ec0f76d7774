/** Which part of a list is asked for: `page` from 1, `limit` entries a page. */
export interface PageRequest {
  page: number;
  limit: number;
}

/** One page of a list and the size of the whole list. The HTTP layer sends `items` as the body and the rest as headers. */
export class Page<T> {
  readonly items: T[];
  readonly total: number;
  readonly request: PageRequest;

  constructor(items: T[], total: number, request: PageRequest) {
    this.items = items;
    this.total = total;
    this.request = request;
  }

  map<U>(change: (item: T) => U): Page<U> {
    return new Page(this.items.map(change), this.total, this.request);
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
