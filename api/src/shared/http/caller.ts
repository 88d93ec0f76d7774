import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { AnyCaller } from '../caller.ts';

export type { AdminCaller, AnyCaller, FirmActor, UserCaller } from '../caller.ts';

/** The caller found by the guard: `@Caller() caller: UserCaller`; undefined only with `@OptionalAuth` and `@Public`. */
export const Caller = createParamDecorator(
  (_: unknown, context: ExecutionContext): AnyCaller | undefined =>
    context.switchToHttp().getRequest<{ user?: AnyCaller }>().user,
);
