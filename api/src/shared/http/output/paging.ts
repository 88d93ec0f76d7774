import { applyDecorators, type Type } from '@nestjs/common';
import { ApiOkResponse } from '@nestjs/swagger';
import type { Page } from '../../page.ts';

/** What `pagingHeaders` returns, in the OpenAPI document. */
export const PAGING_HEADERS = {
  'X-Total-Count': {
    description: 'Number of entries in the whole list',
    schema: { type: 'integer', minimum: 0 },
  },
  'X-Total-Count-More': {
    description: '`true` where a search finds more than that; those are not counted',
    schema: { type: 'boolean' },
  },
  Link: {
    description:
      'first, prev, next and last page (RFC 8288). Follow `next` to read a list that changes: it names a place (`after`), not a number',
    schema: { type: 'string' },
  },
} as const;

/** Documents a list: the body is the array, the headers are those of `pagingHeaders`. */
export function ApiPage(view: Type, description?: string) {
  return applyDecorators(
    ApiOkResponse({
      type: [view],
      ...(description ? { description } : {}),
      headers: PAGING_HEADERS,
    }),
  );
}

/** Returns the headers about the whole list; `url` is the request's, and links are relative to the origin. */
export function pagingHeaders(url: string, page: Page<unknown>): Record<string, string> {
  return {
    'x-total-count': String(page.total),
    ...(page.isMore && { 'x-total-count-more': 'true' }),
    link: pageLinks(url, page),
  };
}

/** Returns the `Link` header (RFC 8288): first, prev, next and last; without last if not all entries are counted. */
function pageLinks(
  url: string,
  { total, isMore, next, request: { page, limit, after } }: Page<unknown>,
): string {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  const last = isMore ? Infinity : Math.max(1, Math.ceil(total / limit));
  const isBehind = after === undefined ? page < last : next !== null;
  const link = (rel: string, target: number, place: string | null = null): string => {
    const query = new URLSearchParams(searchParams);
    query.set('page', String(target));
    query.delete('after');
    if (place !== null) query.set('after', place);
    return `<${pathname}?${query}>; rel="${rel}"`;
  };
  return [
    link('first', 1),
    ...(page > 1 ? [link('prev', Math.min(page - 1, last))] : []),
    ...(isBehind ? [link('next', page + 1, next)] : []),
    ...(isMore ? [] : [link('last', last)]),
  ].join(', ');
}
