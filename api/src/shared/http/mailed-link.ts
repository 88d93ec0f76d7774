import { applyDecorators, Header } from '@nestjs/common';
import { ApiOkResponse, ApiParam, ApiProduces, ApiResponse, getSchemaPath } from '@nestjs/swagger';
import { DEFAULT_LANGUAGE, LANGUAGES, localizedPath } from '@consulting/contracts';
import { AnyQuery } from './input/taken-query.ts';
import { ErrorView } from './output/api-errors.ts';

const OTHER_LANGUAGES = LANGUAGES.filter((each) => each !== DEFAULT_LANGUAGE);

/** Returns the paths of a page in all languages. */
export const inEveryLanguage = (path: string): string[] => [
  path.slice(1),
  ...OTHER_LANGUAGES.map((each) => localizedPath(each, path)),
];

/** The token in the path of a mailed link. */
export const ApiToken = () =>
  ApiParam({
    name: 'token',
    description: 'Of the link in an email',
    schema: { type: 'string', minLength: 1, pattern: '^[^/]+$' },
    example: 'Zt6mQx0bS3kJ9cWaZt6mQx0bS3kJ9cWaZt6mQx0bS3k',
  });

/** A page that a mailed link opens: nobody keeps it, and no log has its address. */
export const LinkedPage = () =>
  applyDecorators(
    ApiToken(),
    ApiProduces('text/html'),
    ApiOkResponse({
      description: 'The page',
      content: { 'text/html': { schema: { type: 'string' } } },
    }),
    ApiResponse({
      status: 404,
      description: 'The site is not built',
      content: { 'application/json': { schema: { $ref: getSchemaPath(ErrorView) } } },
    }),
    Header('content-type', 'text/html; charset=utf-8'),
    Header('cache-control', 'private, no-store'),
    Header('referrer-policy', 'no-referrer'),
    Header('x-robots-tag', 'noindex'),
    AnyQuery(),
  );
