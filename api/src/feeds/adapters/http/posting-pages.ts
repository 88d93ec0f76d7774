import { applyDecorators, Get, Header, Injectable } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiProduces, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import {
  DEFAULT_LANGUAGE,
  LANGUAGES,
  localizedPath,
  splitLanguage,
  type Language,
  type PostingState,
} from '@consulting/contracts';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { Site } from '../../../platform/site/site.ts';
import { DomainError, notFound } from '../../../shared/errors.ts';
import { AnyQuery } from '../../../shared/http/input/taken-query.ts';
import { ErrorView } from '../../../shared/http/output/api-errors.ts';
import type { PostingKind } from '../../../shared/posting/posting.ts';

const OTHER_LANGUAGES = LANGUAGES.filter((each) => each !== DEFAULT_LANGUAGE);
/** Programs for chats take the end of a sentence into a link: "(see …-656f2a9e1c9d440000a1b2c3).". */
const ID_AT_END = /(?:^|-)([0-9a-f]{24})[^a-z0-9]{0,3}$/i;

const html = { 'text/html': { schema: { type: 'string' as const } } };

/** The routes of the public pages of a kind of posting, below `folder` in every language: `folder/{slug}-{id}`. */
export function PostingPageRoutes(kind: PostingKind, folder: string) {
  return applyDecorators(
    ApiParam({
      name: 'slugAndId',
      example: 'sap-basis-administrator-656f2a9e1c9d440000a1b2c3',
      schema: { type: 'string', minLength: 1, pattern: '^[^/]+$' },
    }),
    ApiProduces('text/html'),
    ApiOkResponse({ description: 'The page', content: html }),
    ApiResponse({ status: 308, description: 'Redirects to the correct address when the slug is wrong' }),
    ApiResponse({
      status: 410,
      description: `The ${kind} is closed: its page with this notice`,
      content: html,
    }),
    ApiResponse({
      status: 404,
      description: `The ${kind} does not exist or no longer exists: a page with this notice, or JSON if the site is not built`,
      content: { ...html, 'application/json': { schema: { $ref: getSchemaPath(ErrorView) } } },
    }),
    Header('content-type', 'text/html; charset=utf-8'),
    AnyQuery(),
    Get([
      `${folder}/:slugAndId`,
      ...OTHER_LANGUAGES.map((each) => localizedPath(each, `/${folder}/:slugAndId`)),
    ]),
  );
}

interface Page<Posting> {
  kind: PostingKind;
  /** Throws `not-found` for a posting that visitors may not see. */
  find: (id: string) => Promise<Posting>;
  pathOf: (posting: Posting) => string;
  /** Fills the template of a language. */
  fill: (template: string, posting: Posting, language: Language) => string | Promise<string>;
}

/** Answers with the public page of a posting: its status, its one address, and what search engines may do with it. */
@Injectable()
export class PostingPages {
  constructor(private readonly site: Site) {}

  async answer<Posting extends { state: PostingState }>(
    request: FastifyRequest<{ Params: { slugAndId: string } }>,
    reply: FastifyReply,
    { kind, find, pathOf, fill }: Page<Posting>,
  ): Promise<string> {
    const { slugAndId } = request.params;
    const { language, path: current } = splitLanguage(request.url);
    const posting = await known(slugAndId, find);
    const template = this.site.template(
      `${kind}${posting?.state === 'open' ? '' : '-not-open'}.html`,
      language,
    );
    if (!posting || !template) {
      const missing = this.site.template('404.html', language);
      if (!missing) throw notFound(kind);
      reply.status(404).header('content-security-policy', missing.policy);
      return missing.body.toString('utf8');
    }
    const path = pathOf(posting);
    const [address, query] = current.split('?');
    if (address !== path) {
      const target = localizedPath(language, path);
      reply.status(308).header('location', query === undefined ? target : `${target}?${query}`);
      return '';
    }
    reply.header('content-security-policy', template.policy);
    if (posting.state !== 'open') reply.header('x-robots-tag', 'noindex');
    if (posting.state === 'closed') reply.status(410);
    return fill(template.body.toString('utf8'), posting, language);
  }
}

async function known<Posting>(
  slugAndId: string,
  find: (id: string) => Promise<Posting>,
): Promise<Posting | null> {
  const id = ID_AT_END.exec(slugAndId)?.[1]?.toLowerCase();
  if (id === undefined) return null;
  try {
    return await find(id);
  } catch (error) {
    if (error instanceof DomainError && error.kind === 'not-found') return null;
    throw error;
  }
}
