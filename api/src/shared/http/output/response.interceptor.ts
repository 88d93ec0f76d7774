import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { Page } from '../../page.ts';
import { ACCESS, type AccessRule } from '../access.ts';
import { pagingHeaders } from './paging.ts';
import { FileAnswer } from './send-file.ts';

/** Who may cache an answer follows from who may ask for it. A handler's own Cache-Control wins. */
function cacheControl(method: string, rule: AccessRule | undefined): string {
  if (method !== 'GET' && method !== 'HEAD') return 'no-store';
  if (rule?.audience === 'public') return 'public, no-cache';
  return rule?.audience === 'optional' ? 'private, no-cache' : 'private, no-store';
}

/** Sends lists as arrays with their paging in headers, and says how long an answer may be cached. */
@Injectable()
export class ResponseInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const targets = [context.getHandler(), context.getClass()];
    const rule = this.reflector.getAllAndOverride<AccessRule | undefined>(ACCESS, targets);
    if (reply.getHeader('cache-control') === undefined)
      reply.header('cache-control', cacheControl(request.method, rule));
    if (rule?.audience === 'optional') reply.header('vary', 'Authorization');
    return next.handle().pipe(
      map((answer: unknown) => {
        // No script in an uploaded file may run in our origin.
        if (answer instanceof FileAnswer)
          reply.header('etag', answer.etag).header('content-security-policy', 'sandbox');
        if (!(answer instanceof Page)) return answer;
        reply.headers(pagingHeaders(request.url, answer));
        return answer.items;
      }),
    );
  }
}
