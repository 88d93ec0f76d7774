import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { type ExecutionContext, Injectable, Logger } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { coded } from '@consulting/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { from, lastValueFrom, type Observable } from 'rxjs';
import type { CallerRef } from '../../shared/caller.ts';
import { conflict, DomainError, type ErrorKind } from '../../shared/errors.ts';
import { KeyedCalls, SHOWN_ONCE, type KeyedRequest } from '../../shared/http/idempotency.ts';
import type { FormRequest } from '../../shared/http/upload/upload.ts';
import { isStoreUnavailable } from '../database/mongo-errors.ts';
import { UnitOfWork } from '../database/unit-of-work.ts';
import { Budgets } from '../limits/budgets.port.ts';
import {
  IdempotencyKeys,
  callerKey,
  type Claim,
  type KeptAnswer,
  type Known,
} from './idempotency-keys.port.ts';

/** Milliseconds between two checks of a request in progress: the first pause, the longest, and all together. */
const PAUSES = { first: 25, longest: 1000, all: 10_000 };
/** Seconds. */
const TRY_AGAIN_AFTER = 5;

/**
 * Limits for one caller: new keys within an hour, bytes of kept answers within a day. Programs import what a year has
 * gathered; people do not.
 */
const ROOM = {
  person: { of: 'a person', keys: 100, bytes: 1024 * 1024 },
  program: { of: 'a program', keys: 3000, bytes: 10 * 1024 * 1024 },
};
const HOUR = 60;

/**
 * Errors that a handler would throw again for the same request. After any other error (invalid input, too many
 * requests, a fault) nothing is kept: the same request may be sent again once the cause is gone.
 */
const DECISIONS: readonly ErrorKind[] = ['forbidden', 'not-found', 'conflict'];

function isDecision(error: unknown): error is DomainError {
  if (!(error instanceof DomainError) || !DECISIONS.includes(error.kind)) return false;
  // The client confirms and then repeats the very same request.
  return error.code !== 'session.confirm-first';
}

/** Returns the text that identifies a request. A form's boundaries differ in a retry, its fields and files do not. */
function requestText({ url, body, uploads = {} }: FastifyRequest & FormRequest): string {
  const files = Object.entries(uploads).map(([field, file]) => [
    field,
    file?.filename,
    createHash('sha256')
      .update(file?.content ?? '')
      .digest('base64url'),
  ]);
  return JSON.stringify([url, body, files.sort()]);
}

/** Retries wait while the first request is in progress, on whichever process. */
@Injectable()
export class StoredKeyedCalls extends KeyedCalls {
  private readonly log = new Logger('Idempotency');

  constructor(
    private readonly reflector: Reflector,
    private readonly keys: IdempotencyKeys,
    private readonly unitOfWork: UnitOfWork,
    private readonly budgets: Budgets,
  ) {
    super();
  }

  protected once(
    keyed: KeyedRequest,
    context: ExecutionContext,
    carryOut: () => Observable<unknown>,
  ): Observable<unknown> {
    return from(this.answerTo(keyed, context, carryOut));
  }

  private async answerTo(
    keyed: KeyedRequest,
    context: ExecutionContext,
    carryOut: () => Observable<unknown>,
  ): Promise<unknown> {
    const http = context.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    const targets = [context.getHandler(), context.getClass()];
    const isShownOnce = this.reflector.getAllAndOverride<boolean | undefined>(SHOWN_ONCE, targets) ?? false;
    const known = await this.known({ ...keyed, request: requestText(http.getRequest()) });
    switch (known.state) {
      case 'claimed':
        return this.carriedOut(known.claim, carryOut, (body) =>
          isShownOnce ? null : this.keepable(keyed.caller, sent(reply, body)),
        );
      case 'done':
        if (known.answer) return again(known.answer, reply);
        throw conflict(isShownOnce ? 'idempotency-key.shown-once' : 'idempotency-key.answer-lost');
      case 'other':
        throw new DomainError('other-request', coded('idempotency-key.used'));
      case 'running':
        throw new DomainError('conflict', coded('idempotency-key.in-progress'), {
          retryAfter: TRY_AGAIN_AFTER,
        });
    }
  }

  private async known(call: Parameters<IdempotencyKeys['claim']>[0]): Promise<Known> {
    const { caller } = call;
    const { of, keys } = roomOf(caller);
    let waited = 0;
    for (let pause = PAUSES.first; ; pause = Math.min(2 * pause, PAUSES.longest)) {
      const known = await this.keys.claim(call, () =>
        this.budgets.spend(`new idempotency keys of ${of}`, callerKey(caller), keys, HOUR),
      );
      if (known.state !== 'running' || waited >= PAUSES.all) return known;
      await wait(pause);
      waited += pause;
    }
  }

  private async carriedOut(
    claim: Claim,
    carryOut: () => Observable<unknown>,
    keepable: (body: unknown) => KeptAnswer | null | Promise<KeptAnswer | null>,
  ): Promise<unknown> {
    try {
      const body = await this.unitOfWork.endingWith(
        () => claim.noteChange(),
        () => lastValueFrom(carryOut(), { defaultValue: undefined }),
      );
      await this.ended(Promise.resolve(keepable(body)).then((answer) => claim.finish(answer)));
      return body;
    } catch (error) {
      if (isDecision(error)) {
        const { kind, said, details } = error;
        await this.ended(claim.finish({ error: { kind, said, details } }));
      } else await this.ended(claim.letGo());
      throw error;
    }
  }

  /** Returns null when the caller's budget of kept answers is used up: then a retry is told that the answer is lost. */
  private async keepable(caller: CallerRef, answer: KeptAnswer): Promise<KeptAnswer | null> {
    const points = Buffer.byteLength(JSON.stringify(answer));
    const { of, bytes } = roomOf(caller);
    try {
      await this.budgets.spend(`kept answers of ${of}`, callerKey(caller), bytes, 24 * HOUR, points);
      return answer;
    } catch (error) {
      if (error instanceof DomainError) return null;
      throw error;
    }
  }

  /** The answer is sent even if this fails: an unfinished claim expires. */
  private async ended(end: Promise<void>): Promise<void> {
    await end.catch((error: unknown) => {
      // `StoreWatch` logs an outage of the store, once for all.
      if (isStoreUnavailable(error)) return;
      const reason = error instanceof Error ? error.message : String(error);
      this.log.warn(`What became of a request with an Idempotency-Key could not be noted: ${reason}`);
    });
  }
}

const roomOf = ({ kind }: CallerRef) => (kind === 'key' ? ROOM.program : ROOM.person);

function sent(reply: FastifyReply, body: unknown): KeptAnswer {
  const location = reply.getHeader('location');
  return { status: reply.statusCode, ...(typeof location === 'string' && { location }), body };
}

/** Sends the first answer again, with the request id of the retry, which is the one in the log. */
function again(answer: KeptAnswer, reply: FastifyReply): unknown {
  reply.header('idempotency-replayed', 'true');
  if ('error' in answer) {
    const { kind, said, details } = answer.error;
    throw new DomainError(kind, said, details);
  }
  reply.status(answer.status);
  if (answer.location !== undefined) reply.header('location', answer.location);
  return answer.body;
}
