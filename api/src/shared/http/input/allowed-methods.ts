import type { FastifyInstance, FastifyRequest } from 'fastify';
import { errorBody, frameworkAnswer } from '../output/error-answer.ts';

interface Address {
  pattern: RegExp;
  methods: Set<string>;
}

/** Returns the path without the query and without an optional slash at its end. */
function pathOf(url: string): string {
  const query = url.indexOf('?');
  const path = query < 0 ? url : url.slice(0, query);
  return path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path;
}

/** Returns the first part: `public` of `/public/api`. */
function firstPart(path: string): string {
  const end = path.indexOf('/', 1);
  return end < 0 ? path.slice(1) : path.slice(1, end);
}

/** Replaces a first part with a parameter. */
const ANY = ':';

function groupOf(path: string): string {
  const first = firstPart(path);
  return first.includes(':') ? ANY : first;
}

/**
 * Answers other methods at an address with routes with 405 and `Allow`, to any caller: the methods are public in the
 * OpenAPI document. Addresses of the site, which have no routes of their own, are not affected.
 */
export function addAllowedMethods(instance: FastifyInstance): void {
  const literal = new Map<string, Address>();
  /** Paths with parameters, by their first part, so that an address of the site is compared with only a few. */
  const others = new Map<string, Map<string, Address>>();
  instance.addHook('onRoute', ({ url, method }) => {
    if (url.includes('*')) return;
    // Routes of one address may name its parameters differently.
    const path = pathOf(url).replace(/:[^/]+/g, ':');
    const first = groupOf(path);
    const alike = others.get(first) ?? new Map<string, Address>();
    const known = path.includes(':') ? alike : literal;
    const address = known.get(path) ?? { pattern: patternOf(path), methods: new Set<string>() };
    known.set(path, address);
    if (known === alike) others.set(first, alike);
    for (const each of [method].flat()) address.methods.add(each);
  });
  const methodsAt = (request: FastifyRequest): Set<string> | undefined => {
    const path = pathOf(request.url);
    // `/projects/all` is not a project: a literal address has its own methods and not those of `/projects/:id`.
    const found = literal.get(path);
    if (found) return found.methods;
    const alike = [firstPart(path), ANY].flatMap((first) => [...(others.get(first)?.values() ?? [])]);
    const isRouted = !request.is404 && !request.routeOptions.url?.includes('*');
    return isRouted ? undefined : alike.find(({ pattern }) => pattern.test(path))?.methods;
  };
  instance.addHook('onRequest', (request, reply, done) => {
    const methods = methodsAt(request);
    if (!methods || methods.has(request.method)) return done();
    void reply
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
