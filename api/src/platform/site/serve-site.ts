import {
  isAdministration,
  localizedPath,
  splitLanguage,
  withoutTrailingSlashes,
  type Language,
} from '@consulting/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { acceptedEncoding } from '../../shared/http/output/compression.ts';
import type { Site, SiteFile } from './site.ts';

/** Unknown addresses below these get the API's error in JSON. */
export const API = /^\/(public|private|api|health|docs|preview|openapi\.json)(\/|$)/;
/** Screens that exist only in the browser, in each language; the dashboard has tabs below it. */
export const SCREENS = ['dashboard', 'admin-dashboard', 'admin_sign_in'] as const;
const CLIENT_ONLY = new RegExp(`^/(dashboard/[^/]+|${SCREENS.join('|')})$`);
/** Paths that redirect to a page, in each language. */
const MOVED: Record<string, string> = {
  '/login': '/sign_in',
  '/terms_and_conditions': '/terms_and_consition',
};

const STATEMENT = localizedPath('de', '/accessibility');
/**
 * Whole paths that redirect: the German path of the accessibility statement without its prefix, and its English one below
 * it.
 */
const MOVED_WHOLE: Record<string, string> = {
  '/barrierefreiheit': STATEMENT,
  '/de/accessibility': STATEMENT,
};

/** Serves the site for every address without a route of the API. */
export function serveSite(instance: FastifyInstance, site: Site): void {
  instance.get('/*', (request, reply) => {
    const [encoded = '/', query] = request.url.split('?');
    const path = decoded(encoded);
    if (path === null || API.test(path) || site.isEmpty) return reply.callNotFound();
    const search = query === undefined ? '' : `?${query}`;
    const page = splitLanguage(path);
    const moved =
      path !== '/' && path.endsWith('/')
        ? withoutTrailingSlashes(path) || '/'
        : (MOVED_WHOLE[path] ?? movedPage(page));
    // A path that begins with two slashes would redirect to another host.
    if (moved !== undefined) return reply.redirect(`/${encodeURI(moved).replace(/^\/+/, '')}${search}`, 308);
    const shell = isAdministration(page.path) ? 'admin-spa.html' : 'spa.html';
    const file =
      site.find(path) ?? (CLIENT_ONLY.test(page.path) ? site.template(shell, page.language) : undefined);
    const missing = site.template('404.html', page.language);
    if (file) return send(request, reply, (query && file.queried) || file);
    return missing ? send(request, reply.status(404), missing) : reply.callNotFound();
  });
}

/** Returns the new address of a moved page, in the same language. */
function movedPage({ language, path }: { language: Language; path: string }): string | undefined {
  const target = MOVED[path];
  return target && localizedPath(language, target);
}

function decoded(path: string): string | null {
  try {
    return decodeURIComponent(path);
  } catch {
    return null;
  }
}

function send(request: FastifyRequest, reply: FastifyReply, file: SiteFile): FastifyReply {
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  const compressed = encoding === null ? undefined : file[encoding];
  reply.type(file.type).header('etag', file.etag);
  reply.header(
    'cache-control',
    file.isImmutable ? 'public, max-age=31536000, immutable' : 'public, no-cache',
  );
  if (file.policy !== undefined) reply.header('content-security-policy', file.policy);
  if (file.br ?? file.gzip) reply.header('vary', 'Accept-Encoding');
  if (compressed === undefined || encoding === null) return reply.send(file.body);
  const name = encoding === 'gzip' ? 'gzip' : 'br';
  return reply.header('content-encoding', name).header('etag', `W/${file.etag}`).send(compressed);
}
