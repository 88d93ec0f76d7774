import type { ExecutionContext } from '@nestjs/common';
import { SELF, type AccessRule } from './access.ts';
import { forbidden } from '../errors.ts';

/**
 * The guard's comparison of `@Self({ body })` once more, for forms: the guard ran before the form was read.
 * 403 when a field that names the caller names another.
 */
export function assertOwnBody(context: ExecutionContext, body: Record<string, unknown>): void {
  const self = Reflect.getMetadata(SELF, context.getHandler()) as AccessRule['self'];
  const caller = context.switchToHttp().getRequest<{ user?: { kind: string; id: string } }>().user;
  if (!self?.body || caller?.kind !== 'user') return;
  const foreign = self.body
    .map((field) => body[field])
    .some((id) => typeof id === 'string' && id.toLowerCase() !== caller.id);
  if (foreign) throw forbidden();
}
