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

// Who may call a route. All of it is asked before the input is validated, so that a 400 reveals nothing to whoever may
// not call: 401, then 403 and 404, then 400. `auth/access.guard.ts` is the guard of every route.

export type Audience = 'user' | 'admin' | 'either';

export interface AccessRule {
  audience: Audience | 'public' | 'optional' | `${StageCaller['audience']}-stage`;
  roles?: readonly Role[];
  /** Only with an audience of a stage. */
  stage?: Stage;
  /** What the 403 says to a wrong role. */
  refusal?: PlainCode;
}

export const ACCESS = Symbol('access');

/** The OpenAPI security schemes: two audiences, two secrets; their tokens between the steps of a sign-in; and keys of programs. */
const SECURITY = {
  user: 'user',
  admin: 'admin',
  key: 'key',
  stage: { user: 'user-stage', admin: 'admin-stage' },
} as const;

/**
 * Who may call: signed-in users (of `roles`, when given), administrators, or either. Sets the guard's rule and
 * the OpenAPI security at once. 401 without a live token of that audience, 403 for another role.
 */
export function Only(audience: Audience, roles?: readonly Role[], refusal?: PlainCode) {
  const schemes = audience === 'either' ? [SECURITY.user, SECURITY.admin] : [SECURITY[audience]];
  return applyDecorators(
    SetMetadata(ACCESS, { audience, roles, refusal } satisfies AccessRule),
    ...schemes.map((scheme) => ApiBearerAuth(scheme)),
    // A key that does not open a route of administrators is 403.
    ApiErrors(401, ...(roles || audience !== 'user' ? [403] : [])),
  );
}

/**
 * For the step that follows the right password: who may call has a token of that stage and nothing else. 401 for any other,
 * those of sessions included.
 */
export function AtStage(audience: StageCaller['audience'], stage: Stage) {
  return applyDecorators(
    SetMetadata(ACCESS, { audience: `${audience}-stage`, stage } satisfies AccessRule),
    ApiBearerAuth(SECURITY.stage[audience]),
    ApiErrors(401),
  );
}

export const KEY_SCOPE = Symbol('key-scope');
/** Where the OpenAPI document says which scope opens an operation to a key. */
export const SCOPE_EXTENSION = 'x-key-scope';

/**
 * On a route of administrators: a program with a key of this scope may call too (`KeyCaller`). 403 for a key without it, as
 * on every route of administrators that has no such scope.
 */
export function OpenTo(scope: KeyScope) {
  return applyDecorators(
    SetMetadata(KEY_SCOPE, scope),
    ApiBearerAuth(SECURITY.key),
    ApiExtension(SCOPE_EXTENSION, scope),
    ApiErrors(403),
  );
}

export const CONFIRMED = Symbol('confirmed');

/**
 * Only within ten minutes after the owner has shown a password, a code or a passkey (`POST …/confirm`, or the sign-in):
 * 403 `session.confirm-first` otherwise. A program with a key has no owner who could be asked: whoever made the key was.
 */
export function Confirmed() {
  return applyDecorators(SetMetadata(CONFIRMED, true), ApiErrors(403));
}

const SELF = Symbol('self');

interface SelfRule {
  param?: string;
  body?: readonly string[];
}

/** The path parameter or body fields that name the user: 403 unless each sent one is the caller's own id. Administrators pass. */
export function Self(where: SelfRule) {
  return applyDecorators(SetMetadata(SELF, where), ApiErrors(403));
}

interface CalledRequest {
  params: Record<string, unknown>;
  body?: Record<string, unknown>;
  user?: SignedInCaller | KeyCaller;
}

/**
 * Enforces `@Self`: called by the guard, and again once a form was read. Values of a wrong type are left to validation.
 */
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

/** What `CheckFirst` may look at. The body is as it was sent; of a form it is empty, because forms are read later. */
interface Asked {
  /** The `:id` of the path; reading one that is malformed is 400. */
  readonly id: string;
  readonly callerId: string;
  readonly body: Record<string, unknown>;
}

/**
 * Asks a service whether this caller may do this, before the input is read; `check` throws otherwise. The write itself
 * must be conditional on the same rule. Not for a POST of signed-in callers: the check would answer its repeats.
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

/** Anyone may call; a token is not looked at. */
export function Public() {
  return SetMetadata(ACCESS, { audience: 'public' } satisfies AccessRule);
}

/** Works without a token, and knows the user when there is one; a dead token is 401. */
export function OptionalAuth() {
  return applyDecorators(
    SetMetadata(ACCESS, { audience: 'optional' } satisfies AccessRule),
    ApiSecurity({}),
    ApiBearerAuth(SECURITY.user),
    ApiErrors(401),
  );
}
