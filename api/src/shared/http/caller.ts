import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { AnyCaller } from '../caller.ts';

export type { AdminCaller, AnyCaller, FirmActor, UserCaller } from '../caller.ts';

/** The caller the guard found: `@Caller() caller: UserCaller`; undefined only on `@OptionalAuth` and `@Public` routes. */
export const Caller = createParamDecorator(
  (_: unknown, context: ExecutionContext): AnyCaller | undefined =>
    context.switchToHttp().getRequest<{ user?: AnyCaller }>().user,
);
