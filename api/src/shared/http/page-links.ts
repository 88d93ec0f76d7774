import type { Page } from '../page.ts';

/** The `Link` header of a list (RFC 8288): first, prev, next and last, relative to the origin. */
export function pageLinks(url: string, { total, request: { page, limit } }: Page<unknown>): string {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const last = Math.max(1, Math.ceil(total / limit));
  const link = (rel: string, target: number): string => {
    const query = new URLSearchParams(searchParams);
    query.set('page', String(target));
    return `<${pathname}?${query}>; rel="${rel}"`;
  };
  return [
    link('first', 1),
    ...(page > 1 ? [link('prev', Math.min(page - 1, last))] : []),
    ...(page < last ? [link('next', page + 1)] : []),
    link('last', last),
  ].join(', ');
}
