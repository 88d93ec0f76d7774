import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { RouteOptions } from '../../shared/http/route-options.ts';
import type { PublicList } from './revisions.ts';

/**
 * Caches the answers that are made of public lists until `revisions.bump` of one of them, by URL and for requests without
 * a token (`serve-cached-lists.ts`). With `anyQuery` the query is ignored.
 */
export function CachedList(lists: PublicList | readonly PublicList[], { anyQuery = false } = {}) {
  return applyDecorators(
    RouteOptions({ cachedLists: [lists].flat(), anyQuery }),
    ApiResponse({ status: 304, description: 'Unchanged since the ETag sent with If-None-Match' }),
  );
}
