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
    /** Set by `@CachedList`. */
    cachedList?: PublicList;
  }
  interface FastifyRequest {
    /** Under what the answer that is being built will be cached. */
    cachedAs: { list: PublicList; revision: number } | null;
  }
}

interface Parts {
  revisions: Revisions;
  cached: CachedAnswers;
}

/**
 * Answers `@CachedList` routes where the request comes in, when the answer is cached: no guard, interceptor or use case
 * runs, and the store is asked for the list's revision at most once a second (`Revisions`). What they would have asked
 * holds all the same: only what was answered with 200 before is cached, by its whole URL. Register before the ETags, which
 * turn an answer into a 304, and before the compression.
 */
export function serveCachedLists(instance: FastifyInstance, { revisions, cached }: Parts): void {
  instance.decorateRequest('cachedAs', null);

  const answer = (
    list: PublicList,
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

  const answerFrom =
    (list: PublicList): onRequestHookHandler =>
    (request, reply, done) => {
      if (!isForAnybody(request)) return done();
      const known = revisions.known(list);
      if (known !== undefined) return answer(list, known, request, reply, done);
      revisions.current(list).then((revision) => answer(list, revision, request, reply, done), done);
    };

  instance.addHook('onRoute', (route) => {
    const list = route.config?.cachedList;
    if (list !== undefined) route.onRequest = [route.onRequest ?? [], answerFrom(list)].flat();
  });

  instance.addHook('onSend', (request, reply, payload, done) => {
    const { cachedAs } = request;
    if (cachedAs !== null && reply.statusCode === 200 && typeof payload === 'string') {
      const { list, revision } = cachedAs;
      reply.isShared = true;
      const paging = OF_THE_BODY.map((name) => `\n${String(reply.getHeader(name))}`).join('');
      // Of nothing but what is sent: every process on every copy of the same data says the same.
      reply.header('etag', etagOf(payload, paging));
      const headers = headersOf(reply);
      const unchanged = { ...headers };
      for (const name of OF_THE_BODY) delete unchanged[name];
      cached.set(list, revision, keyOf(request), { body: Buffer.from(payload), headers, unchanged });
    }
    done(null, payload);
  });
}

/** What an answer without the body does not say of it; so the ETag has to change with it. */
const OF_THE_BODY = ['link', 'x-total-count'];

/** The URL as it came; without a query that changes nothing, of which there could be any number. */
const keyOf = ({ url, routeOptions }: FastifyRequest): string =>
  routeOptions.config.anyQuery ? (url.split('?', 1)[0] ?? '') : url;

/** What a signed-in person sees may differ from what anybody sees, and a form is refused. */
function isForAnybody({ headers }: FastifyRequest): boolean {
  return headers.authorization === undefined && !headers['content-type']?.startsWith('multipart/');
}

/** All that says something of the answer and nothing of the request. */
function headersOf(reply: FastifyReply): Record<string, string> {
  const headers = Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]);
  return Object.fromEntries(headers.filter(([name]) => name !== 'x-request-id'));
}
