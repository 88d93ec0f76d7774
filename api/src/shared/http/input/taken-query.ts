import type { ExecutionContext, Type } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants.js';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum.js';
import { RouteOptions } from '../route-options.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set by `@AnyQuery` and `@CachedList`: no parameter is refused. */
    anyQuery?: boolean;
  }
}

/** Accepts any query: for documents, whose links carry others' parameters (`utm_source`), and handlers that read it. */
export const AnyQuery = () => RouteOptions({ anyQuery: true });

type Handler = ReturnType<ExecutionContext['getHandler']>;

const known = new WeakMap<Handler, boolean>();

/** Returns whether a handler reads the query: one of its parameters is `@Query()`. */
export function takesQuery(controller: Type, handler: Handler): boolean {
  let takes = known.get(handler);
  if (takes === undefined) {
    const parameters = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, handler.name) ?? {}) as object;
    takes = Object.keys(parameters).some((key) => key.startsWith(`${RouteParamtypes.QUERY}:`));
    known.set(handler, takes);
  }
  return takes;
}
