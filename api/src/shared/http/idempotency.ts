import { applyDecorators, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import type { CallerRef } from '../caller.ts';
import { invalid } from '../errors.ts';

/** The header of draft-ietf-httpapi-idempotency-key-header, as Node names it. */
const HEADER = 'idempotency-key';

/** 1 to 255 printable characters of ASCII: as they are, or as a String of RFC 9651, which is the standard's form. */
export const KEY_PATTERN = '^(?:([!#-~][ -~]{0,254})|"((?:[ !#-\\[\\]-~]|\\\\["\\\\]){1,255})")$';
const FORM = new RegExp(KEY_PATTERN);

export const SHOWN_ONCE = Symbol('shown-once');
/** In the OpenAPI document: the answer of the operation is shown once. */
export const SHOWN_ONCE_MARK = 'x-shown-once';

/**
 * The handler of a POST answers a secret, or that something holds for a few minutes: its answer is never stored, and a
 * request that is repeated with its Idempotency-Key is 409.
 */
export function ShownOnce() {
  return applyDecorators(SetMetadata(SHOWN_ONCE, true), ApiExtension(SHOWN_ONCE_MARK, true));
}

const ONLY_READS = Symbol('only-reads');
/** In the OpenAPI document: the operation changes nothing. */
export const ONLY_READS_MARK = 'x-only-reads';

/** The handler of a POST changes nothing: it is carried out as often as it is asked, whatever its Idempotency-Key. */
export function OnlyReads() {
  return applyDecorators(SetMetadata(ONLY_READS, true), ApiExtension(ONLY_READS_MARK, true));
}

export interface KeyedRequest {
  /** Keys of different callers have nothing to do with one another. */
  caller: CallerRef;
  key: string;
}

/** Carries out what comes with an Idempotency-Key once, and gives its answer again to whoever repeats it. */
export abstract class KeyedCalls {
  protected abstract once(
    keyed: KeyedRequest,
    context: ExecutionContext,
    carryOut: () => Observable<unknown>,
  ): Observable<unknown>;

  /** `carryOut`, whose input has been read, or what it answered before. Costs nothing where there is no key. */
  answer(context: ExecutionContext, carryOut: () => Observable<unknown>): Observable<unknown> {
    const keyed = keyedRequest(context.switchToHttp().getRequest());
    if (!keyed || Reflect.getMetadata(ONLY_READS, context.getHandler())) return carryOut();
    return this.once(keyed, context, carryOut);
  }
}

/**
 * The key of a POST by somebody who is signed in; null for all others, whose header says nothing. 400 for what is no key.
 */
export function keyedRequest(request: FastifyRequest & { user?: CallerRef }): KeyedRequest | null {
  if (request.method !== 'POST' || request.headers[HEADER] === undefined) return null;
  const { user: caller } = request;
  if (!caller || caller.kind === 'stage') return null;
  const sent = request.raw.headersDistinct[HEADER] ?? [];
  const key = sent.length === 1 ? keyIn(sent[0] ?? '') : null;
  if (key === null) throw invalid('idempotency-key.invalid');
  return { caller, key };
}

function keyIn(header: string): string | null {
  const [, bare, quoted] = FORM.exec(header) ?? [];
  return bare ?? quoted?.replace(/\\(.)/g, '$1') ?? null;
}
