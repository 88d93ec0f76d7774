import { type ArgumentsHost, Catch, type ExceptionFilter, Logger } from '@nestjs/common';
import { withoutTrailingSlashes } from '@consulting/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Caller } from '../../caller.ts';
import { DomainError, unauthenticated } from '../../errors.ts';
import { sentenceIn } from '../../texts/sentence.ts';
import { preferredLanguage } from '../preferred-language.ts';
import { errorAnswer, errorBody, frameworkAnswer, type ErrorAnswer } from './error-answer.ts';

/** The only route whose errors are plain text too (the specification, section 7). */
export const TEXT_ROUTES = ['/public/api/v0/verify-email'];

/** Sends every error in the one shape, and logs our own faults. */
@Catch()
export class ErrorFilter implements ExceptionFilter {
  private readonly log = new Logger('Errors');

  constructor(
    private readonly isStoreUnavailable: (error: unknown) => boolean,
    private readonly exists: (caller: Caller) => Promise<boolean>,
  ) {}

  /**
   * An account may be erased or removed during a request of its owner. A 404 of that request becomes 401, the answer to
   * every ended session.
   */
  catch(error: unknown, host: ArgumentsHost): void {
    const { user: caller } = host.switchToHttp().getRequest<{ user?: Caller }>();
    const isNotFound = error instanceof DomainError && error.kind === 'not-found';
    if (!isNotFound || !caller) return this.send(error, host);
    this.exists(caller).then(
      (exists) => this.send(exists ? error : unauthenticated(), host),
      (failure: unknown) => this.send(failure, host),
    );
  }

  private send(error: unknown, host: ArgumentsHost): void {
    const http = host.switchToHttp();
    const request = http.getRequest<FastifyRequest>();
    const reply = http.getResponse<FastifyReply>();
    // A client that leaves in the middle of its body is no fault of ours: nobody reads the answer, the request log has a line.
    const hasLeft = error === request.raw.errored;
    const answer = hasLeft ? frameworkAnswer(400) : errorAnswer(error, this.isStoreUnavailable);
    const { status, retryAfter, fault, changed } = answer;
    const told = error instanceof Error ? error : String(error);
    if (fault) this.log.error(told, undefined, { requestId: request.id });
    // The store does not answer or its disk is full: the operator needs this message to tell which.
    else if (status === 503 && !(error instanceof DomainError))
      this.log.warn(told, { requestId: request.id });
    if (reply.sent) return;
    reply
      .status(status)
      .header('cache-control', 'no-store')
      .removeHeader('etag')
      .removeHeader('content-disposition');
    if (status === 401) reply.header('www-authenticate', challengeFor(answer, request));
    if (changed) reply.header('etag', `"${changed.version}"`);
    if (retryAfter !== undefined) reply.header('retry-after', String(Math.max(1, Math.ceil(retryAfter))));
    const path = withoutTrailingSlashes(request.url.split('?', 1)[0] ?? '');
    if (TEXT_ROUTES.includes(path)) {
      const sentence = sentenceIn(preferredLanguage(request.headers), answer);
      void reply.type('text/plain; charset=utf-8').send(sentence);
      return;
    }
    void reply.type('application/json; charset=utf-8').send(errorBody(answer, request.id));
  }
}

/**
 * Every 401 names the way to authenticate (RFC 9110, 15.5.2): a bearer token. That a token was sent and is not valid is
 * told as RFC 6750, 3.1, writes it; a wrong password says nothing about a token, though one was sent beside it.
 */
function challengeFor({ code }: ErrorAnswer, { headers }: FastifyRequest): string {
  const isAboutToken = code === 'session.none' || code.startsWith('api-key.');
  const sent = /^Bearer +\S/i.test(headers.authorization ?? '');
  return isAboutToken && sent ? 'Bearer error="invalid_token"' : 'Bearer';
}
