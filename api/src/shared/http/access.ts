import { applyDecorators, SetMetadata } from '@nestjs/common';
import { ApiBearerAuth, ApiSecurity } from '@nestjs/swagger';
import type { Role } from '@consulting/contracts';
import { ApiErrors } from './api-errors.ts';

export type Audience = 'user' | 'admin' | 'either';

export interface AccessRule {
  audience: Audience | 'public' | 'optional';
  roles?: readonly Role[];
  /** The sentence of the 403 for a wrong role. */
  refusal?: string;
  /** Path parameter and body fields that name the user: any other than the caller is 403, before validation. */
  self?: { param?: string; body?: readonly string[] };
}

export const ACCESS = Symbol('access');

/** The OpenAPI security schemes: two audiences, two secrets. */
export const SECURITY = { user: 'user', admin: 'admin' } as const;

/**
 * Who may call: signed-in users (of `roles`, when given), administrators, or either. Sets the guard's rule and
 * the OpenAPI security at once. 401 without a live token of that audience, 403 for another role.
 */
export function Only(audience: Audience, roles?: readonly Role[], refusal?: string) {
  const schemes = audience === 'either' ? [SECURITY.user, SECURITY.admin] : [SECURITY[audience]];
  return applyDecorators(
    SetMetadata(ACCESS, { audience, roles, refusal } satisfies AccessRule),
    ...schemes.map((scheme) => ApiBearerAuth(scheme)),
    ApiErrors(401, ...(roles || audience === 'either' ? [403] : [])),
  );
}

export const SELF = Symbol('self');

/** The path parameter or body fields that name the user: 403 unless each sent one is the caller's own id. Administrators pass. */
export function Self(where: { param?: string; body?: readonly string[] }) {
  return applyDecorators(SetMetadata(SELF, where), ApiErrors(403));
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
