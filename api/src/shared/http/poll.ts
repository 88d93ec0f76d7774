import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';

/** Returns whether a client repeats the request by itself. The caller chooses the header, so it must not hide an act. */
export const isPoll = (headers: Record<string, unknown>): boolean => headers['x-poll'] === '1';

/** Whether the request is an automatic refresh (`X-Poll: 1`). */
export const IsPoll = createParamDecorator((_: unknown, context: ExecutionContext): boolean =>
  isPoll(context.switchToHttp().getRequest<FastifyRequest>().headers),
);
