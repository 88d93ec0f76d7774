import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { COMPANY } from '@consulting/contracts';
import { openApiDocument } from './document.ts';

/** Serves `/docs` for people and `/openapi.json` for tools, built at the first request to keep the start short. */
export function serveDocs(app: NestFastifyApplication): void {
  let document: OpenAPIObject | undefined;
  SwaggerModule.setup('docs', app, () => (document ??= openApiDocument(app)), {
    jsonDocumentUrl: 'openapi.json',
    raw: ['json'],
    customSiteTitle: `${COMPANY.shortName} API`,
    swaggerOptions: {
      docExpansion: 'none',
      tagsSorter: 'alpha',
      persistAuthorization: false,
      validatorUrl: null,
    },
  });
}
