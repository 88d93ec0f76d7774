import { type CanActivate, type ExecutionContext, Injectable } from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import { AuthGuard, type IAuthGuard } from '@nestjs/passport';
import { forbidden, unauthenticated } from '../shared/errors.ts';
import { ACCESS, assertSelf, type AccessRule } from '../shared/http/access.ts';
import type { AnyCaller } from '../shared/http/caller.ts';

/** The passport strategies, one for each audience. */
export const USER_STRATEGY = 'user-jwt';
export const ADMIN_STRATEGY = 'admin-jwt';

/** Passport's guard with our errors: the same 401 for a token that is expired, of another audience or missing. */
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
};

interface GuardedRequest {
  headers: Record<string, string | undefined>;
  user?: AnyCaller;
}

/** The one guard of every route: 401, then 403 for the role, then 403 for another's id; validation comes later. */
@Injectable()
export class AccessGuard implements CanActivate {
  constructor(private readonly reflector: Reflector) {}

  async canActivate(context: ExecutionContext): Promise<boolean> {
    const targets = [context.getHandler(), context.getClass()];
    const rule = this.reflector.getAllAndOverride<AccessRule | undefined>(ACCESS, targets);
    // Fails closed: a route without an access rule may not be called.
    if (!rule) throw forbidden();
    if (rule.audience === 'public') return true;
    const request = context.switchToHttp().getRequest<GuardedRequest>();
    if (rule.audience === 'optional') {
      if (request.headers['authorization'] === undefined) return true;
      await GUARDS.user.canActivate(context);
      return true;
    }
    await GUARDS[rule.audience].canActivate(context);
    const caller = request.user;
    if (!caller) throw unauthenticated();
    if (caller.kind === 'user' && rule.roles && !rule.roles.includes(caller.role))
      throw forbidden(rule.refusal);
    assertSelf(context);
    return true;
  }
}
