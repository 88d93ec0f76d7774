import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { clientNetwork } from './client-address.ts';

/** The network that the request comes from, which names nobody (`clientNetwork`). */
export const ClientNetwork = createParamDecorator((_: unknown, context: ExecutionContext): string =>
  clientNetwork(context.switchToHttp().getRequest<FastifyRequest>().ip),
);
