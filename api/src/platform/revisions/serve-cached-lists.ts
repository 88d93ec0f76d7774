import type {
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  HookHandlerDoneFunction,
  onRequestHookHandler,
} from 'fastify';
import { etagOf, matches } from '../../shared/http/output/etag.ts';
import type { CachedAnswers } from './cached-answers.ts';
import type { PublicList, Revisions } from './revisions.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Set by `@CachedList`: the lists that the answers are made of. */
    cachedLists?: readonly PublicList[];
  }
  interface FastifyRequest {
    /** The name of the lists and the revision under which the current answer will be cached. */
    cachedAs: { list: string; revision: number } | null;
  }
}

interface Parts {
  revisions: Revisions;
  cached: CachedAnswers;
}

/**
 * Answers `@CachedList` routes from the cache as the request comes in: no guard, interceptor or use case runs, and the
 * store is asked for the list's revision at most once a second (`Revisions`). Their checks still hold: only answers
 * with 200 are cached, by their whole URL. Register it before the ETags, which turn an answer into a 304, and before
 * the compression.
 */
export function serveCachedLists(instance: FastifyInstance, { revisions, cached }: Parts): void {
  instance.decorateRequest('cachedAs', null);

  const answer = (
    list: string,
    revision: number,
    request: FastifyRequest,
    reply: FastifyReply,
    done: HookHandlerDoneFunction,
  ): void => {
    const ready = cached.get(list, revision, keyOf(request));
    if (!ready) {
      request.cachedAs = { list, revision };
      return done();
    }
    const { body, headers, unchanged } = ready;
    reply.isShared = true;
    const isUnchanged = matches(request.headers['if-none-match'], headers['etag'] ?? '');
    void reply.headers(isUnchanged ? unchanged : headers).send(body);
  };

  const answerFrom = (lists: readonly PublicList[]): onRequestHookHandler => {
    const name = lists.join(' ');
    return (request, reply, done) => {
      if (!isForAnybody(request)) return done();
      const known = sum(lists.map((list) => revisions.known(list)));
      if (known !== undefined) return answer(name, known, request, reply, done);
      Promise.all(lists.map((list) => revisions.current(list))).then(
        (numbers) => answer(name, sum(numbers) ?? 0, request, reply, done),
        done,
      );
    };
  };

  instance.addHook('onRoute', (route) => {
    const lists = route.config?.cachedLists;
    if (lists !== undefined) route.onRequest = [route.onRequest ?? [], answerFrom(lists)].flat();
  });

  instance.addHook('onSend', (request, reply, payload, done) => {
    const { cachedAs } = request;
    if (cachedAs !== null && reply.statusCode === 200 && typeof payload === 'string') {
      const { list, revision } = cachedAs;
      reply.isShared = true;
      const paging = OF_THE_BODY.map((name) => `\n${String(reply.getHeader(name))}`).join('');
      // Computed only from what is sent, so that every process on every copy of the same data gives the same ETag.
      reply.header('etag', etagOf(payload, paging));
      const headers = headersOf(reply);
      const unchanged = { ...headers };
      for (const name of OF_THE_BODY) delete unchanged[name];
      cached.set(list, revision, keyOf(request), { body: Buffer.from(payload), headers, unchanged });
    }
    done(null, payload);
  });
}

/** Returns the revision of several lists: each of theirs only grows, and so does the sum. Undefined if one is unknown. */
const sum = (numbers: readonly (number | undefined)[]): number | undefined =>
  numbers.reduce((all, each) => (all === undefined || each === undefined ? undefined : all + each), 0);

/** Headers that describe the list but are not in the body; the ETag must change with them. */
const OF_THE_BODY = ['link', 'x-total-count'];

/** Returns the URL as received, without a query that changes nothing: there could be any number of those. */
const keyOf = ({ url, routeOptions }: FastifyRequest): string =>
  routeOptions.config.anyQuery ? (url.split('?', 1)[0] ?? '') : url;

/** A signed-in person may see a different list, and a form is refused. */
function isForAnybody({ headers }: FastifyRequest): boolean {
  return headers.authorization === undefined && !headers['content-type']?.startsWith('multipart/');
}

/** Returns the headers that describe the answer and not the request. */
function headersOf(reply: FastifyReply): Record<string, string> {
  const headers = Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]);
  return Object.fromEntries(headers.filter(([name]) => name !== 'x-request-id'));
}
