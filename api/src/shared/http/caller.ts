import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { SignedInCaller } from '../caller.ts';

export type { AdminCaller, SignedInCaller, FirmActor, FirmCaller, KeyCaller, UserCaller } from '../caller.ts';

/** The caller found by the guard: `@Caller() caller: UserCaller`; undefined only with `@OptionalAuth` and `@Public`. */
export const Caller = createParamDecorator(
  (_: unknown, context: ExecutionContext): SignedInCaller | undefined =>
    context.switchToHttp().getRequest<{ user?: SignedInCaller }>().user,
);
