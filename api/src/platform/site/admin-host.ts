import { isAdministration, localizedPath, splitLanguage } from '@consulting/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Settings } from '../../config/settings.ts';
import { bearerKey } from '../../shared/http/bearer-key.ts';
import { API } from './serve-site.ts';
import type { Site } from './site.ts';

/** Routes that only administrators and their API keys call. */
const ADMIN_API = /^\/(api|public\/api\/v0)\/admin(\/|$)/;

const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

/**
 * Separates the administration's host from the public one, if `ADMIN_URL` names one. Browsers then keep its sessions apart
 * from whatever happens on the public pages. Each host redirects pages of the other there. The public host does not know
 * the administration's API, except for programs with a key. The administration's host answers to search engines only that
 * they should leave.
 */
export function separateHosts(
  instance: FastifyInstance,
  site: Site,
  { publicUrl, adminUrl }: Pick<Settings, 'publicUrl' | 'adminUrl'>,
): void {
  if (adminUrl === null) return;
  const { host } = new URL(adminUrl);

  const onAdminHost = (request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined => {
    reply.header('x-robots-tag', 'noindex');
    const [path = '/'] = request.url.split('?');
    if (path === '/robots.txt') return reply.type('text/plain').send('User-agent: *\nDisallow: /\n');
    const file = site.find(path);
    const isPage = !API.test(path) && !path.startsWith('/assets/') && (!file || file.policy !== undefined);
    const page = splitLanguage(request.url);
    if (!isRead(request) || !isPage || isAdministration(page.path)) return undefined;
    return page.path === '/'
      ? reply.redirect(localizedPath(page.language, '/admin_sign_in'))
      : reply.redirect(publicUrl + request.url);
  };

  const onPublicHost = (request: FastifyRequest, reply: FastifyReply): FastifyReply | undefined => {
    const isClosed = ADMIN_API.test(request.routeOptions.url ?? '') && !bearerKey(request.headers);
    if (isClosed) {
      reply.callNotFound();
      return reply;
    }
    const isElsewhere =
      isRead(request) && !API.test(request.url) && isAdministration(splitLanguage(request.url).path);
    return isElsewhere ? reply.redirect(adminUrl + request.url) : undefined;
  };

  instance.addHook('onRequest', (request, reply, done) => {
    const answer = request.host === host ? onAdminHost(request, reply) : onPublicHost(request, reply);
    if (answer === undefined) done();
  });
}
