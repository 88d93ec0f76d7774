import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard, type IAuthGuard } from '@nestjs/passport';
import type { KeyScope } from '@consulting/contracts';
import type { FastifyReply } from 'fastify';
import { Clock } from '../shared/time/clock.ts';
import { assertConfirmed } from '../shared/confirmed.ts';
import { forbidden, unauthenticated } from '../shared/errors.ts';
import type { KeyCaller, Caller } from '../shared/caller.ts';
import { ACCESS, assertSelf, CONFIRMED, KEY_SCOPE, type AccessRule } from '../shared/http/access.ts';
import { bearerKey } from '../shared/http/bearer-key.ts';
import { KeyCheck } from '../api-keys/application/key-check.ts';

/** The Passport strategies, one for each audience. */
export const USER_STRATEGY = 'user-jwt';
export const ADMIN_STRATEGY = 'admin-jwt';
/** Between the password and the second factor. */
export const USER_STAGE_STRATEGY = 'user-stage-jwt';
export const ADMIN_STAGE_STRATEGY = 'admin-stage-jwt';

/** Passport's guard with our errors: the same 401 for an expired or missing token and for one of another audience. */
function strategyGuard(names: string[]): IAuthGuard {
  class Guard extends AuthGuard(names) {
    override handleRequest<T>(error: unknown, caller: T | false | null): T {
      if (error instanceof Error && !(error.name === 'UnauthorizedException')) throw error;
      if (!caller) throw unauthenticated();
      return caller;
    }
  }
  return new Guard();
}

const GUARDS = {
  user: strategyGuard([USER_STRATEGY]),
  admin: strategyGuard([ADMIN_STRATEGY]),
  either: strategyGuard([USER_STRATEGY, ADMIN_STRATEGY]),
  'user-stage': strategyGuard([USER_STAGE_STRATEGY]),
  'admin-stage': strategyGuard([ADMIN_STAGE_STRATEGY]),
};

interface GuardedRequest {
  headers: Record<string, string | undefined>;
  query: Record<string, unknown>;
  ip: string;
  user?: Caller;
  /** The id of the key of the call, also of a refused one; for the security log. */
  keyId?: string;
}

/**
 * The guard of every route: 401, then 403 for the role, for another user's id, and where the owner must be confirmed
 * again. Validation comes later.
 */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(
    private readonly reflector: Reflector,
    private readonly clock: Clock,
    private readonly keys: KeyCheck,
  ) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const targets = [context.getHandler(), context.getClass()];
    const rule = this.reflector.getAllAndOverride<AccessRule | undefined>(ACCESS, targets);
    // Fails closed: a route without an access rule may not be called.
    if (!rule) throw forbidden();
    if (rule.audience === 'public') return true;
    const request = context.switchToHttp().getRequest<GuardedRequest>();
    if (rule.audience === 'optional') {
      if (request.headers['authorization'] === undefined) return true;
      if (rule.onlyFor && request.query[rule.onlyFor] === undefined) return true;
      await GUARDS.user.canActivate(context);
      return true;
    }
    const key = rule.audience === 'admin' ? bearerKey(request.headers) : undefined;
    if (key !== undefined) {
      const scopes = this.reflector.get<readonly KeyScope[] | undefined>(KEY_SCOPE, context.getHandler());
      request.user = await this.callerWithKey(key, scopes, context);
      return true;
    }
    await GUARDS[rule.audience].canActivate(context);
    const caller = request.user;
    if (!caller || caller.kind === 'key') throw unauthenticated();
    if (caller.kind === 'stage') {
      if (caller.stage !== rule.stage) throw unauthenticated();
      return true;
    }
    if (caller.kind === 'user' && rule.roles && !rule.roles.includes(caller.role))
      throw forbidden(rule.refusal);
    assertSelf(context);
    if (this.reflector.getAllAndOverride<boolean | undefined>(CONFIRMED, targets))
      assertConfirmed(caller, this.clock.now());
    return true;
  }

  /** Sends the key's rate limit with every answer, in the headers of draft-ietf-httpapi-ratelimit-headers. */
  private callerWithKey(
    text: string,
    scopes: readonly KeyScope[] | undefined,
    context: ExecutionContext,
  ): Promise<KeyCaller> {
    const http = context.switchToHttp();
    const reply = http.getResponse<FastifyReply>();
    return this.keys.callerOf({
      text,
      ip: http.getRequest<GuardedRequest>().ip,
      scopes,
      onKey: (id) => (http.getRequest<GuardedRequest>().keyId = id),
      onCount: ({ allowed, left, seconds }) => {
        reply.headers({
          'ratelimit-policy': `"key";q=${allowed};w=60`,
          ratelimit: `"key";r=${left};t=${seconds}`,
        });
      },
    });
  }
}
