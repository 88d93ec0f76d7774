import { splitLanguage } from '@consulting/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { notFound } from '../../shared/errors.ts';
import type { Site } from './site.ts';

/**
 * Returns a prerendered page that a mailed link opens, in the language of its address, and sets its policy; 404 when the site is
 * not built.
 */
export function linkedPage(site: Site, name: string, request: FastifyRequest, reply: FastifyReply): string {
  const { language } = splitLanguage(request.url);
  const page = site.template(name, language);
  if (!page) throw notFound('address');
  reply.header('content-security-policy', page.policy);
  return page.body.toString('utf8');
}
