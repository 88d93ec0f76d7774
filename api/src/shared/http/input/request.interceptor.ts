import { type CallHandler, type ExecutionContext, Injectable, type NestInterceptor } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { coded } from '@consulting/contracts';
import { DomainError } from '../../errors.ts';
import { RefusedBody } from './body-parsers.ts';
import { unsafeQuery } from './unsafe-input.ts';

/** Set by `@PdfUpload` and `@FormData`: the handler takes multipart forms. */
export const TAKES_FORMS = Symbol('takes-forms');

/** Checks of every input that come before a handler's own rules. Runs after the guards: 401 and 403 come first. */
@Injectable()
export class RequestInterceptor implements NestInterceptor {
  constructor(private readonly reflector: Reflector) {}

  intercept(context: ExecutionContext, next: CallHandler): Observable<unknown> {
    const request = context.switchToHttp().getRequest<FastifyRequest>();
    if (request.body instanceof RefusedBody) throw request.body.reason;
    const problem = unsafeQuery(request.raw.url?.split('?').slice(1).join('?') ?? '');
    if (problem !== undefined) throw new DomainError('invalid', problem);
    const isForm = (request.headers['content-type'] ?? '').startsWith('multipart/');
    if (isForm && !this.reflector.get<boolean | undefined>(TAKES_FORMS, context.getHandler()))
      throw new DomainError('unsupported', coded('request.json-expected'));
    return next.handle();
  }
}
