import type { FastifyInstance, FastifyRequest } from 'fastify';
import { errorBody, frameworkAnswer } from '../output/error-answer.ts';

interface Address {
  pattern: RegExp;
  methods: Set<string>;
}

/** Without the query, and without the slash that routes may end with. */
const pathOf = (url: string): string => (url.split('?')[0] ?? '').replace(/(?<=.)\/$/, '');

/**
 * An address that has routes answers every other method with 405 and `Allow`, whoever asks: which methods there are
 * is in the OpenAPI document. Addresses of the site, which are no routes of their own, are left alone.
 */
export function addAllowedMethods(instance: FastifyInstance): void {
  const literal = new Map<string, Address>();
  const others = new Map<string, Address>();
  instance.addHook('onRoute', ({ url, method }) => {
    if (url.includes('*')) return;
    // Routes of one address may call its parameters differently.
    const path = pathOf(url).replace(/:[^/]+/g, ':');
    const known = path.includes(':') ? others : literal;
    const address = known.get(path) ?? { pattern: patternOf(path), methods: new Set<string>() };
    known.set(path, address);
    for (const each of [method].flat()) address.methods.add(each);
  });
  const methodsAt = (request: FastifyRequest): Set<string> | undefined => {
    const path = pathOf(request.url);
    // `/projects/all` is no project: a literal address has its own methods and not those of `/projects/:id`.
    const found = literal.get(path);
    if (found) return found.methods;
    const isRouted = !request.is404 && !request.routeOptions.url?.includes('*');
    return isRouted ? undefined : [...others.values()].find(({ pattern }) => pattern.test(path))?.methods;
  };
  instance.addHook('onRequest', async (request, reply) => {
    const methods = methodsAt(request);
    if (!methods || methods.has(request.method)) return;
    return reply
      .status(405)
      .headers({ allow: [...methods].sort().join(', '), 'cache-control': 'no-store' })
      .type('application/json; charset=utf-8')
      .send(errorBody(frameworkAnswer(405), request.id));
  });
}

function patternOf(path: string): RegExp {
  const escaped = path.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  return new RegExp(`^${escaped.replaceAll(':', '[^/]+')}$`);
}
