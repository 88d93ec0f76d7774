import { applyDecorators } from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import { RouteOptions } from '../../shared/http/route-options.ts';
import type { PublicList } from './revisions.ts';

/**
 * Caches the answers of a public list until `revisions.bump(list)`, by URL and for requests without a token
 * (`serve-cached-lists.ts`). With `anyQuery` the query is ignored.
 */
export function CachedList(list: PublicList, { anyQuery = false } = {}) {
  return applyDecorators(
    RouteOptions({ cachedList: list, anyQuery }),
    ApiResponse({ status: 304, description: 'Unchanged since the ETag sent with If-None-Match' }),
  );
}
