import { RouteConfig } from '@nestjs/platform-fastify';
import { FASTIFY_ROUTE_CONFIG_METADATA } from '@nestjs/platform-fastify/constants.js';
import type { FastifyContextConfig } from 'fastify';

/** Options of a handler's route that hooks read as `request.routeOptions.config`, added to those it has already. */
export function RouteOptions(options: Partial<FastifyContextConfig>): MethodDecorator {
  return (target, key, descriptor) => {
    const handler = descriptor.value as object;
    const others = Reflect.getMetadata(FASTIFY_ROUTE_CONFIG_METADATA, handler) as object | undefined;
    RouteConfig({ ...others, ...options })(target, key, descriptor);
  };
}
