/**
 * Decorators that say who may call a route; `auth/access.guard.ts` is the guard of every route.
 *
 * They are checked before the input is validated, so that a 400 reveals nothing to callers without access: 401, then
 * 403 and 404, then 400. What must not be possible at an unattended screen is `@Confirmed`. `@OpenTo` opens a handler
 * to API keys; who acts there is a `FirmActor`, an administrator or a key.
 */

import {
  applyDecorators,
  type CanActivate,
  type ExecutionContext,
  Inject,
  Injectable,
  mixin,
  SetMetadata,
  type Type,
  UseGuards,
} from '@nestjs/common';
import { ApiBearerAuth, ApiExtension, ApiSecurity } from '@nestjs/swagger';
import type { KeyScope, PlainCode, Role } from '@consulting/contracts';
import type { SignedInCaller, KeyCaller, Stage, StageCaller } from '../caller.ts';
import { forbidden } from '../errors.ts';
import { IdPipe } from './input/id.pipe.ts';
import { ApiErrors } from './output/api-errors.ts';

export type Audience = 'user' | 'admin' | 'either';

export interface AccessRule {
  audience: Audience | 'public' | 'optional' | `${StageCaller['audience']}-stage`;
  roles?: readonly Role[];
  /** Only with the audience of a stage. */
  stage?: Stage;
  /** The code of the 403 for a wrong role. */
  refusal?: PlainCode;
  /** Only with the audience `optional`: tokens are ignored in requests without this parameter of the query. */
  onlyFor?: string;
}

export const ACCESS = Symbol('access');

/** The OpenAPI security schemes: users, administrators, their tokens between the steps of a sign-in, and API keys. */
const SECURITY = {
  user: 'user',
  admin: 'admin',
  key: 'key',
  stage: { user: 'user-stage', admin: 'admin-stage' },
} as const;

/**
 * Restricts a route to signed-in users (of `roles`, if given), administrators, or either. Sets the guard's rule and the
 * OpenAPI security at once. 401 without a valid token of that audience, 403 for another role.
 */
export function Only(audience: Audience, roles?: readonly Role[], refusal?: PlainCode) {
  const schemes = audience === 'either' ? [SECURITY.user, SECURITY.admin] : [SECURITY[audience]];
  return applyDecorators(
    SetMetadata(ACCESS, { audience, roles, refusal } satisfies AccessRule),
    ...schemes.map((scheme) => ApiBearerAuth(scheme)),
    // A route of administrators answers 403 to a key without its scope.
    ApiErrors(401, ...(roles || audience !== 'user' ? [403] : [])),
  );
}

/**
 * Restricts a route to the step after the right password: only a token of that stage is accepted. 401 for any other,
 * including those of sessions.
 */
export function AtStage(audience: StageCaller['audience'], stage: Stage) {
  return applyDecorators(
    SetMetadata(ACCESS, { audience: `${audience}-stage`, stage } satisfies AccessRule),
    ApiBearerAuth(SECURITY.stage[audience]),
    ApiErrors(401),
  );
}

export const KEY_SCOPE = Symbol('key-scope');
/** The extension of the OpenAPI document with the scope that opens an operation to a key; several with blanks between. */
export const SCOPE_EXTENSION = 'x-key-scope';

/**
 * Opens a route of administrators also to programs with a key that has all of these scopes (`KeyCaller`). 403 for other
 * keys, as for all keys on routes of administrators without a scope.
 */
export function OpenTo(...scopes: readonly [KeyScope, ...KeyScope[]]) {
  return applyDecorators(
    SetMetadata(KEY_SCOPE, scopes),
    ApiBearerAuth(SECURITY.key),
    ApiExtension(SCOPE_EXTENSION, scopes.join(' ')),
    ApiErrors(403),
  );
}

export const CONFIRMED = Symbol('confirmed');

/**
 * Requires that the owner was confirmed within the last ten minutes (`POST …/confirm`, or the sign-in): 403
 * `session.confirm-first` otherwise. Does not apply to keys: their maker was asked when making them.
 */
export function Confirmed() {
  return applyDecorators(SetMetadata(CONFIRMED, true), ApiErrors(403));
}

const SELF = Symbol('self');

interface SelfRule {
  param?: string;
  body?: readonly string[];
}

/** The path parameter or body fields with the user's id: 403 unless all are the caller's. Administrators pass. */
export function Self(where: SelfRule) {
  return applyDecorators(SetMetadata(SELF, where), ApiErrors(403));
}

interface CalledRequest {
  params: Record<string, unknown>;
  body?: Record<string, unknown>;
  user?: SignedInCaller | KeyCaller;
}

/** Enforces `@Self`: called by the guard, and again once a form was read. Validation handles values of a wrong type. */
export function assertSelf(context: ExecutionContext): void {
  const rule = Reflect.getMetadata(SELF, context.getHandler()) as SelfRule | undefined;
  const { params, body, user } = context.switchToHttp().getRequest<CalledRequest>();
  if (!rule || user?.kind !== 'user') return;
  const named = [
    ...(rule.param ? [params[rule.param]] : []),
    ...(rule.body ?? []).map((field) => body?.[field]),
  ];
  if (named.some((id) => typeof id === 'string' && id.toLowerCase() !== user.id)) throw forbidden();
}

/** What `CheckFirst` may use. The body is as sent; for a form it is empty, because forms are read later. */
interface Asked {
  /** The `:id` of the path; reading a malformed one throws 400. */
  readonly id: string;
  readonly callerId: string;
  readonly body: Record<string, unknown>;
}

/**
 * Asks a service whether the caller may do this, before the input is read; `check` throws if not. The write itself must
 * be conditional on the same rule. Not for a POST of signed-in callers: its retries would get the check's error.
 */
export function CheckFirst<Service>(
  service: Type<Service>,
  check: (service: Service, asked: Asked) => Promise<void>,
) {
  @Injectable()
  class CheckGuard implements CanActivate {
    constructor(@Inject(service) private readonly service: Service) {}

    async canActivate(context: ExecutionContext): Promise<boolean> {
      const { params, body, user } = context.switchToHttp().getRequest<CalledRequest>();
      await check(this.service, {
        get id() {
          return new IdPipe().transform(params['id']);
        },
        callerId: user?.id ?? '',
        body: body ?? {},
      });
      return true;
    }
  }
  return UseGuards(mixin(CheckGuard));
}

/** Lets anyone call; a token is ignored. */
export function Public() {
  return SetMetadata(ACCESS, { audience: 'public' } satisfies AccessRule);
}

/**
 * Works without a token, and knows the user if there is one; 401 for an invalid token. With `onlyFor`, a parameter of the
 * query, requests without it ignore tokens as `@Public` does.
 */
export function OptionalAuth({ onlyFor }: Pick<AccessRule, 'onlyFor'> = {}) {
  return applyDecorators(
    SetMetadata(ACCESS, { audience: 'optional', ...(onlyFor && { onlyFor }) } satisfies AccessRule),
    ApiSecurity({}),
    ApiBearerAuth(SECURITY.user),
    ApiErrors(401),
  );
}
