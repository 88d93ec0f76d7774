import { Module, type Type } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyInstance } from 'fastify';

/** Returns a module that notes every route which the program registers from then on: `GET /private/api/jobs/{id}`. */
export function notedRoutes(): { module: Type; routes: ReadonlySet<string> } {
  const routes = new Set<string>();

  @Module({})
  class RoutesModule {
    constructor({ httpAdapter }: HttpAdapterHost) {
      httpAdapter.getInstance<FastifyInstance>().addHook('onRoute', ({ method, url }) => {
        for (const each of [method].flat()) routes.add(`${each} ${url.replace(/:(\w+)/g, '{$1}')}`);
      });
    }
  }

  return { module: RoutesModule, routes };
}
