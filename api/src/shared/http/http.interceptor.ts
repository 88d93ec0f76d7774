/**
 * Every request that reaches a handler passes one common interceptor, this one: a second one would cost every request
 * another chain of observables (docs/decisions/0021).
 */

import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { map, type Observable } from 'rxjs';
import { coded } from '@consulting/contracts';
import { DomainError } from '../errors.ts';
import { Page } from '../page.ts';
import { ACCESS, type AccessRule } from './access.ts';
import { keyedRequest, type KeyedCalls } from './idempotency.ts';
import { RefusedBody } from './input/body-parsers.ts';
import { takesQuery } from './input/taken-query.ts';
import { unsafeQuery } from './input/unsafe-input.ts';
import { pagingHeaders } from './output/paging.ts';
import { ADDRESS_TYPE, PreviewAddresses, wantsAddress } from './preview-addresses.ts';
import { FileAnswer } from './output/send-file.ts';

/** Set by `@PdfUpload` and `@FormData`: the handler takes multipart forms. */
export const TAKES_FORMS = Symbol('takes-forms');

const isForm = ({ headers }: FastifyRequest): boolean =>
  (headers['content-type'] ?? '').startsWith('multipart/');

const isVersioned = (answer: unknown): answer is { version: string } =>
  typeof answer === 'object' && answer !== null && 'version' in answer && typeof answer.version === 'string';

/** Derives who may cache an answer from who may call the route. A handler's own Cache-Control takes precedence. */
function cacheControl(method: string, rule: AccessRule | undefined): string {
  if (method !== 'GET' && method !== 'HEAD') return 'no-store';
  if (rule?.audience === 'public') return 'public, no-cache';
  return rule?.audience === 'optional' ? 'private, no-cache' : 'private, no-store';
}

/**
 * Does what is common to all handlers, after the guards have admitted the request (401 and 403 come first): checks the
 * whole input, sets caching headers, sends lists as arrays with their paging in headers.
 */
@Injectable()
export class HttpInterceptor implements NestInterceptor {
  constructor(
    private readonly reflector: Reflector,
    private readonly calls: KeyedCalls,
    private readonly previews: PreviewAddresses,
  ) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const http = context.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    const targets = [context.getHandler(), context.getClass()];
    const rule = this.reflector.getAllAndOverride<AccessRule | undefined>(ACCESS, targets);
    if (reply.getHeader('cache-control') === undefined)
      reply.header('cache-control', cacheControl(request.method, rule));
    if (rule?.audience === 'optional') reply.header('vary', 'Authorization');
    this.check(request, context);
    const carryOut = () => next.handle().pipe(map((answer: unknown) => this.shaped(answer, request, reply)));
    if (request.method !== 'POST') return carryOut();
    if (!isForm(request)) return this.calls.answer(context, carryOut);
    // An invalid key is refused before the form is read; the rest happens after that (`@PdfUpload`).
    keyedRequest(request);
    return carryOut();
  }

  private shaped(answer: unknown, request: FastifyRequest, reply: FastifyReply): unknown {
    if (answer instanceof FileAnswer) return this.fileOrAddress(answer, request, reply);
    if (isVersioned(answer)) reply.version = answer.version;
    if (!(answer instanceof Page)) return answer;
    reply.headers(pagingHeaders(request.url, answer));
    return answer.items;
  }

  /** Sends the address of a preview to callers who ask for it. The route has decided that they may have the file, and has recorded it. */
  private fileOrAddress(
    answer: FileAnswer,
    request: FastifyRequest,
    reply: FastifyReply,
  ): FileAnswer | string {
    if (wantsAddress(request.headers, answer.file)) {
      answer.getStream().destroy();
      reply.type(ADDRESS_TYPE);
      return `${this.previews.of(answer.file)}\r\n`;
    }
    // No script in an uploaded file may run in our origin.
    reply.header('etag', answer.etag).header('content-security-policy', 'sandbox');
    return answer;
  }

  /** Refuses every parameter if the handler takes no query; otherwise the class of its query says which are allowed. */
  private refusedQuery(search: string, request: FastifyRequest, context: ExecutionContext) {
    if (search === '' || request.routeOptions.config.anyQuery) return undefined;
    if (takesQuery(context.getClass(), context.getHandler())) return undefined;
    const [name] = new URLSearchParams(search).keys();
    return coded('request.parameter-not-allowed', { name: (name ?? '').slice(0, 40) });
  }

  private check(request: FastifyRequest, context: ExecutionContext): void {
    if (request.body instanceof RefusedBody) throw request.body.reason;
    const search = request.raw.url?.split('?').slice(1).join('?') ?? '';
    const problem = unsafeQuery(search) ?? this.refusedQuery(search, request, context);
    if (problem !== undefined) throw new DomainError('invalid', problem);
    if (isForm(request) && !this.reflector.get<boolean | undefined>(TAKES_FORMS, context.getHandler()))
      throw new DomainError('unsupported', coded('request.json-expected'));
  }
}
