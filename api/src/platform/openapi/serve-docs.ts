import { join } from 'node:path';
import type { NestFastifyApplication } from '@nestjs/platform-fastify';
import { type OpenAPIObject, SwaggerModule } from '@nestjs/swagger';
import { COMPANY } from '@consulting/contracts';
import { openApiDocument } from './document.ts';

/** Swagger UI's files, which the build copies there: production installs no package for them. */
const SWAGGER_UI = join(import.meta.dirname, '../../../dist/swagger-ui');

/** Serves `/docs` for people and `/openapi.json` for tools, built at the first request to keep the start short. */
export function serveDocs(app: NestFastifyApplication): void {
  let document: OpenAPIObject | undefined;
  SwaggerModule.setup('docs', app, () => (document ??= openApiDocument(app)), {
    jsonDocumentUrl: 'openapi.json',
    raw: ['json'],
    customSwaggerUiPath: SWAGGER_UI,
    customSiteTitle: `${COMPANY.shortName} API`,
    swaggerOptions: {
      docExpansion: 'none',
      tagsSorter: 'alpha',
      persistAuthorization: false,
      validatorUrl: null,
    },
  });
}
