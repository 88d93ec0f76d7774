import {
  applyDecorators,
  type CallHandler,
  type ExecutionContext,
  Injectable,
  mixin,
  type NestInterceptor,
  UseInterceptors,
} from '@nestjs/common';
import { ApiResponse } from '@nestjs/swagger';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, map, of, switchMap, type Observable } from 'rxjs';
import { matches } from '../../shared/http/output/etag.ts';
import { pagingHeaders } from '../../shared/http/output/paging.ts';
import { Page } from '../../shared/page.ts';
import { type CachedAnswer, CachedAnswers } from './cached-answers.ts';
import { Revisions, type PublicList } from './revisions.ts';

const JSON_TYPE = 'application/json; charset=utf-8';

function serialise(url: string, answer: unknown, type: string): CachedAnswer {
  // A document of another type is its own body.
  if (type !== JSON_TYPE) return { body: String(answer), headers: {} };
  const isPage = answer instanceof Page;
  return {
    body: JSON.stringify(isPage ? answer.items : answer),
    headers: isPage ? pagingHeaders(url, answer) : {},
  };
}

function send(reply: FastifyReply, { body, headers }: CachedAnswer, type: string): string {
  reply.headers({ ...headers, 'content-type': type });
  return body;
}

function cacheInterceptor(list: PublicList, type: string) {
  @Injectable()
  class KeptInterceptor implements NestInterceptor {
    constructor(
      private readonly revisions: Revisions,
      private readonly cached: CachedAnswers,
    ) {}

    intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
      const http = context.switchToHttp();
      const request = http.getRequest<FastifyRequest>();
      const reply = http.getResponse<FastifyReply>();
      // What a signed-in person sees may differ from what anybody sees.
      if (request.headers.authorization !== undefined) return next.handle();
      return from(this.revisions.current(list)).pipe(
        switchMap((revision) => {
          const etag = this.cached.etag(list, revision, request.url);
          reply.header('etag', etag);
          // `addEtags` turns it into a 304; no list is read for it.
          if (matches(request.headers['if-none-match'], etag)) return of('');
          const ready = this.cached.get(list, revision, request.url);
          if (ready !== undefined) return of(send(reply, ready, type));
          return next.handle().pipe(
            map((answer: unknown) => {
              const built = serialise(request.url, answer, type);
              this.cached.set(list, revision, request.url, built);
              return send(reply, built, type);
            }),
          );
        }),
      );
    }
  }
  return mixin(KeptInterceptor);
}

/**
 * Caches the answers of a public list, by URL and for requests without a token, until `revisions.bump(list)`. `type`:
 * the content type, when it is not JSON. The ETag is made of the list's revision, so a client that is up to date costs
 * one small read.
 */
export function CachedList(list: PublicList, type = JSON_TYPE) {
  return applyDecorators(
    UseInterceptors(cacheInterceptor(list, type)),
    ApiResponse({ status: 304, description: 'Unchanged since the ETag sent with If-None-Match' }),
  );
}
