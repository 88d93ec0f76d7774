import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { COMPANY } from '@consulting/contracts';
import type { FastifyInstance } from 'fastify';
import type { SecurityPolicy } from '../../shared/http/output/security/security-policy.ts';
import { openApiDocument } from './document.ts';

/** Swagger UI's files, which the build copies there: production installs no package for them. */
const SWAGGER_UI = join(import.meta.dirname, '../../../dist/swagger-ui');

const PAGE = /^\/docs\/?(\?|$)/;
const PART = /^\/docs\/swagger-ui[\w-]*\.(js|css)$/;

/** For telephones, and for those without scripts. */
const HEAD = '<meta name="viewport" content="width=device-width, initial-scale=1">';
const WITHOUT_SCRIPTS =
  '<noscript><p>This page needs JavaScript. <a href="/openapi.json">The document</a></p></noscript>';

/**
 * Gives the page of `/docs` what Swagger UI leaves out, and its policy. Its scripts, four megabytes, are handed on as texts:
 * streams of files are not compressed.
 */
export function completeDocs(instance: FastifyInstance, policy: SecurityPolicy): void {
  instance.addHook('onSend', async (request, reply, payload) => {
    if (PAGE.test(request.url) && typeof payload === 'string') {
      const page = payload.replace('<head>', `<head>${HEAD}`).replace('<body>', `<body>${WITHOUT_SCRIPTS}`);
      reply.header('content-security-policy', policy.ofDocs(page));
      return page;
    }
    if (!PART.test(request.url)) return payload;
    reply.isShared = true;
    return payload instanceof Readable && reply.statusCode === 200 && request.method === 'GET'
      ? buffer(payload)
      : payload;
  });
}

/** Serves `/docs` for people and `/openapi.json` for tools, built at the first request to keep the start short. */
export function serveDocs(app: NestFastifyApplication): void {
  let document: OpenAPIObject | undefined;
  SwaggerModule.setup('docs', app, () => (document ??= openApiDocument(app)), {
    jsonDocumentUrl: 'openapi.json',
    raw: ['json'],
    customSwaggerUiPath: SWAGGER_UI,
    customSiteTitle: `${COMPANY.shortName} API`,
    swaggerOptions: {
      // Without the bar on top, whose logo has a style of its own and whose field would load documents from other hosts.
      layout: 'BaseLayout',
      docExpansion: 'none',
      tagsSorter: 'alpha',
      persistAuthorization: false,
      validatorUrl: null,
    },
  });
}
