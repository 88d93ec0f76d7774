import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { BodyCache } from '../../body-cache.ts';
import { etagOfEncoded } from './etag.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Every caller gets the same bytes, so their compressed form is cached. Set for public answers automatically. */
    isShared: boolean;
  }
}

export type Encoding = 'br' | 'gzip';

/** Bytes below which compressing costs more than it saves. */
const MIN_BYTES = 2048;
/** Most bytes of cached compressed bodies: public lists and pages, which are sent unchanged again and again. */
const KEPT_BYTES = 16 * 1024 * 1024;
/** Most cached headers. Browsers send one of a few; others are parsed each time. */
const MOST_HEADERS = 100;

const TEXT = /^(application\/(json|javascript|xml|atom\+xml|problem\+json)|text\/)/;

const compressors: Record<Encoding, (body: Buffer, isKept: boolean) => Promise<Buffer>> = {
  br: (body, isKept) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: isKept ? 9 : 4 } }),
  gzip: (body, isKept) => promisify(gzip)(body, { level: isKept ? 9 : 5 }),
};

const accepted = new Map<string, Encoding | null>();

/** Returns the best encoding that a client accepts, from its Accept-Encoding. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding | null {
  if (header === undefined) return null;
  const text = String(header);
  const known = accepted.get(text);
  if (known !== undefined) return known;
  const best = bestEncoding(text);
  if (accepted.size < MOST_HEADERS) accepted.set(text, best);
  return best;
}

function bestEncoding(header: string): Encoding | null {
  const names = header
    .split(',')
    .map((each) => each.trim().toLowerCase())
    .filter((each) => !/;\s*q=0(\.0+)?$/.test(each))
    .map((each) => each.split(';')[0]);
  if (names.includes('br')) return 'br';
  return names.includes('gzip') ? 'gzip' : null;
}

/** Compresses long texts of successful GET answers. Register it after the ETags, which need the plain bytes. */
export function addCompression(instance: FastifyInstance): void {
  const kept = new BodyCache<Buffer>(KEPT_BYTES);
  instance.decorateReply('isShared', false);
  instance.addHook('onSend', (request, reply, payload, done) => {
    const isBody = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (request.method !== 'GET' || !isBody || payload.length < MIN_BYTES) return done(null, payload);
    if (!TEXT.test(String(reply.getHeader('content-type')))) return done(null, payload);
    if (reply.getHeader('content-encoding') !== undefined) return done(null, payload);
    addVary(reply);
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    if (encoding === null) return done(null, payload);
    const etag = reply.getHeader('etag');
    const isShared = reply.isShared || String(reply.getHeader('cache-control')).startsWith('public');
    const key = isShared && typeof etag === 'string' ? `${encoding} ${etag}` : null;
    const send = (body: Buffer): void => {
      if (typeof etag === 'string') reply.header('etag', etagOfEncoded(etag, encoding));
      reply.header('content-encoding', encoding).removeHeader('content-length');
      done(null, body);
    };
    const known = key === null ? undefined : kept.get(key);
    if (known) return send(known);
    compressors[encoding](Buffer.from(payload), key !== null).then((body) => {
      if (key !== null) kept.set(key, body, body.length);
      send(body);
    }, done);
  });
}

function addVary(reply: FastifyReply): void {
  const current = reply.getHeader('vary');
  const names = typeof current === 'string' && current !== '' ? current.split(/,\s*/) : [];
  if (!names.includes('Accept-Encoding')) reply.header('vary', [...names, 'Accept-Encoding'].join(', '));
}
