import { applyDecorators, type ExecutionContext, SetMetadata } from '@nestjs/common';
import { ApiExtension } from '@nestjs/swagger';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import type { CallerRef } from '../caller.ts';
import { invalid } from '../errors.ts';

/** The header of draft-ietf-httpapi-idempotency-key-header, in Node's spelling. */
const HEADER = 'idempotency-key';

/** 1 to 255 printable ASCII characters: plain, or as a String of RFC 9651, which is the standard's form. */
export const KEY_PATTERN = '^(?:([!#-~][ -~]{0,254})|"((?:[ !#-\\[\\]-~]|\\\\["\\\\]){1,255})")$';
const FORM = new RegExp(KEY_PATTERN);

export const SHOWN_ONCE = Symbol('shown-once');
/** The mark in the OpenAPI document: the operation's answer is shown once. */
export const SHOWN_ONCE_MARK = 'x-shown-once';

/**
 * Marks a POST whose answer has a secret or something valid for a few minutes: it is never stored, and a retry with the
 * same Idempotency-Key gets 409.
 */
export function ShownOnce() {
  return applyDecorators(SetMetadata(SHOWN_ONCE, true), ApiExtension(SHOWN_ONCE_MARK, true));
}

export const ONLY_READS = Symbol('only-reads');
/** The mark in the OpenAPI document: the operation changes nothing. */
export const ONLY_READS_MARK = 'x-only-reads';

/** Marks a POST that changes nothing: it is carried out at every request, whatever its Idempotency-Key. */
export function OnlyReads() {
  return applyDecorators(SetMetadata(ONLY_READS, true), ApiExtension(ONLY_READS_MARK, true));
}

/** The sender of a request with an Idempotency-Key; each caller has keys of its own. */
export interface KeyedRequest {
  caller: CallerRef;
  key: string;
}

/** Carries out a request with an Idempotency-Key once, and gives retries the same answer. */
export abstract class KeyedCalls {
  protected abstract once(
    keyed: KeyedRequest,
    context: ExecutionContext,
    carryOut: () => Observable<unknown>,
  ): Observable<unknown>;

  /** Runs `carryOut`, whose input has been read, or returns its earlier answer. Costs nothing without a key. */
  answer(context: ExecutionContext, carryOut: () => Observable<unknown>): Observable<unknown> {
    const keyed = keyedRequest(context.switchToHttp().getRequest());
    if (!keyed || Reflect.getMetadata(ONLY_READS, context.getHandler())) return carryOut();
    return this.once(keyed, context, carryOut);
  }
}

/**
 * Returns the key of a POST by a signed-in caller; null for other requests, whose header is ignored. 400 for an invalid
 * key.
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
