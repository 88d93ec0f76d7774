import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { COMPANY } from '@consulting/contracts';
import type { FastifyInstance } from 'fastify';
import type { SecurityPolicy } from '../../shared/http/output/security/security-policy.ts';
import { openApiDocument } from './document.ts';

/** Swagger UI's files, which the build copies there: production installs no package for them. */
const SWAGGER_UI = join(import.meta.dirname, '../../../dist/swagger-ui');

const PAGE = /^\/docs\/?(\?|$)/;

/** Gives the page of `/docs` its policy. */
export function addDocsPolicy(instance: FastifyInstance, policy: SecurityPolicy): void {
  instance.addHook('onSend', (request, reply, payload, done) => {
    if (PAGE.test(request.url) && typeof payload === 'string')
      reply.header('content-security-policy', policy.ofDocs(payload));
    done(null, payload);
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
