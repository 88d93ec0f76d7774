import { RouteConfig } from '@nestjs/platform-fastify';
import { FASTIFY_ROUTE_CONFIG_METADATA } from '@nestjs/platform-fastify/constants.js';
import type { FastifyContextConfig } from 'fastify';

/** Adds options to a handler's route, which hooks read as `request.routeOptions.config`. */
export function RouteOptions(options: Partial<FastifyContextConfig>): MethodDecorator {
  return (target, key, descriptor) => {
    const handler = descriptor.value as object;
    const others = Reflect.getMetadata(FASTIFY_ROUTE_CONFIG_METADATA, handler) as object | undefined;
    RouteConfig({ ...others, ...options })(target, key, descriptor);
  };
}
