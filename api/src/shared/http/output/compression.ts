import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

export type Encoding = 'br' | 'gzip';

/** Below this many bytes compressing costs more than it saves. */
const MIN_BYTES = 2048;
/** Most compressed bodies that are cached: public lists and pages, which are sent unchanged again and again. */
const MAX_CACHED = 300;

const compressors: Record<Encoding, (body: Buffer, isCached: boolean) => Promise<Buffer>> = {
  br: (body, isCached) =>
    promisify(brotliCompress)(body, { params: { [constants.BROTLI_PARAM_QUALITY]: isCached ? 9 : 4 } }),
  gzip: (body, isCached) => promisify(gzip)(body, { level: isCached ? 9 : 5 }),
};

/** The best encoding that a client accepts, from its Accept-Encoding. */
export function acceptedEncoding(header: string | string[] | undefined): Encoding | null {
  const accepted = String(header ?? '')
    .split(',')
    .map((each) => each.trim().toLowerCase())
    .filter((each) => !/;\s*q=0(\.0+)?$/.test(each))
    .map((each) => each.split(';')[0]);
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : null;
}

/** Compresses long texts of successful GET answers. Register behind the ETags, which are made from the plain bytes. */
export function addCompression(instance: FastifyInstance): void {
  const cached = new Map<string, Buffer>();
  const compress = async (
    request: FastifyRequest,
    reply: FastifyReply,
    payload: unknown,
  ): Promise<unknown> => {
    const isText = /^(application\/(json|xml|atom\+xml|problem\+json)|text\/)/.test(
      String(reply.getHeader('content-type')),
    );
    const isBody = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (request.method !== 'GET' || !isBody || !isText || payload.length < MIN_BYTES) return payload;
    if (reply.getHeader('content-encoding') !== undefined) return payload;
    addVary(reply.getHeader('vary'), (value) => void reply.header('vary', value));
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    if (encoding === null) return payload;
    const etag = reply.getHeader('etag');
    const isPublic = String(reply.getHeader('cache-control')).startsWith('public');
    const key = isPublic && typeof etag === 'string' ? `${encoding} ${etag}` : null;
    const known = key === null ? undefined : cached.get(key);
    const body = known ?? (await compressors[encoding](Buffer.from(payload), key !== null));
    if (key !== null && known === undefined) {
      const oldest = cached.size >= MAX_CACHED ? cached.keys().next().value : undefined;
      if (oldest !== undefined) cached.delete(oldest);
      cached.set(key, body);
    }
    if (typeof etag === 'string' && !etag.startsWith('W/')) reply.header('etag', `W/${etag}`);
    reply.header('content-encoding', encoding).removeHeader('content-length');
    return body;
  };
  instance.addHook('onSend', (request, reply, payload, done) => {
    compress(request, reply, payload).then((body) => done(null, body), done);
  });
}

function addVary(current: unknown, set: (value: string) => void): void {
  const names = typeof current === 'string' && current !== '' ? current.split(/,\s*/) : [];
  if (!names.includes('Accept-Encoding')) set([...names, 'Accept-Encoding'].join(', '));
}
