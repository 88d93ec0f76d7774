import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { SignedInCaller } from '../caller.ts';

export type { AdminCaller, SignedInCaller, FirmActor, UserCaller } from '../caller.ts';

/** The caller the guard found: `@Caller() caller: UserCaller`; undefined only on `@OptionalAuth` and `@Public` routes. */
export const Caller = createParamDecorator(
  (_: unknown, context: ExecutionContext): SignedInCaller | undefined =>
    context.switchToHttp().getRequest<{ user?: SignedInCaller }>().user,
);
