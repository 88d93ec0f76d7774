import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';

declare module 'fastify' {
  interface FastifyReply {
    /** The version of what the answer shows, if it can be edited: `version` of its body. Part of its ETag. */
    version: string;
  }
}

/** Returns true when the client already has this version (RFC 9110, weak comparison). */
export function matches(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag) return true;
  const bare = (tag: string): string =>
    tag
      .trim()
      .replace(/^W\//, '')
      .replace(/\.(br|gzip)"$/, '"');
  return ifNoneMatch.trim() === '*' || ifNoneMatch.split(',').some((tag) => bare(tag) === bare(etag));
}

/** Returns the ETag of a body and of other data that belongs to the answer. */
export function etagOf(body: string | Buffer, beside = ''): string {
  return `"${createHash('sha1').update(body).update(beside).digest('base64url')}"`;
}

/**
 * Returns the ETag of a compressed answer, whose bytes are others. That of a version stays a strong one, because
 * `If-Match` never takes a weak one.
 */
export function etagOfEncoded(etag: string, encoding: string): string {
  if (etag.startsWith('W/')) return etag;
  return etag.includes('.') ? `${etag.slice(0, -1)}.${encoding}"` : `W/${etag}`;
}

/** Returns the version in an ETag of an answer with one, without the quotes; the rest says how it was shown. */
export const versionIn = (opaqueTag: string): string => opaqueTag.split('.', 1)[0] ?? '';

/** Gives every successful GET answer an ETag from its bytes, and answers 304 without a body when the client has it. */
export function addEtags(instance: FastifyInstance): void {
  instance.decorateReply('version', '');
  instance.addHook('onSend', (request, reply, payload, done) => {
    const isRead = request.method === 'GET' || request.method === 'HEAD';
    if (!isRead || reply.statusCode !== 200) return done(null, payload);
    let etag = reply.getHeader('etag');
    if (etag === undefined && (typeof payload === 'string' || Buffer.isBuffer(payload))) {
      etag = etagOf(payload);
      if (reply.version) etag = `"${reply.version}.${etag.slice(1)}`;
      reply.header('etag', etag);
    }
    if (typeof etag !== 'string' || !matches(request.headers['if-none-match'], etag))
      return done(null, payload);
    // The file of an answer that is not sent must not stay open.
    if (payload instanceof Readable) payload.destroy();
    reply
      .status(304)
      .removeHeader('content-length')
      .removeHeader('content-type')
      .removeHeader('content-encoding');
    done(null, '');
  });
}
