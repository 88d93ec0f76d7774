/** The headers that operations take and answer, each described once. */

import type { OpenAPIObject } from '@nestjs/swagger';
import { SCOPE_EXTENSION } from '../../shared/http/access.ts';
import { DEPRECATION_LINK } from '../../shared/http/deprecated.ts';
import type { Json } from './walk.ts';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

const text = { type: 'string' };

/** Of the components of the document. */
export const HEADERS = {
  ETag: {
    description: 'The version of the answer, for `If-None-Match`',
    schema: { ...text, example: '"Zt6mQx0bS3kJ9cWa.2jmj7l5rSw0yVb_vlWAYkK_YBwk"' },
  },
  'Retry-After': {
    description: 'After how many seconds it may be sent again',
    schema: { type: 'integer', minimum: 1, example: 5 },
  },
  RateLimit: {
    description:
      'Only for a key: how many requests are left (`r`), and in how many seconds there are all again (`t`)',
    schema: { ...text, example: '"key";r=587;t=42' },
  },
  'RateLimit-Policy': {
    description: 'Only for a key: how many requests (`q`) it may send in how many seconds (`w`)',
    schema: { ...text, example: '"key";q=600;w=60' },
  },
  Deprecation: {
    description: 'Since when programs should stop calling it: `@` and seconds since 1970 (RFC 9745)',
    schema: { ...text, example: '@1796083200' },
  },
  Sunset: {
    description: 'From when on it may be gone (RFC 8594)',
    schema: { ...text, example: 'Tue, 01 Jun 2027 00:00:00 GMT' },
  },
  Link: {
    description: 'The page that tells of the end: `rel="deprecation"`',
    schema: { ...text, example: DEPRECATION_LINK },
  },
};

const refer = (...names: (keyof typeof HEADERS)[]): Json =>
  Object.fromEntries(names.map((name) => [name, { $ref: `#/components/headers/${name}` }]));

export const RETRY_AFTER = refer('Retry-After');
const LATER = ['429', '503'];

/** A parameter of operations with ETags. */
const IF_NONE_MATCH = {
  name: 'If-None-Match',
  in: 'header',
  required: false,
  description: 'The ETags of answers that the client has: 304 without a body when nothing has changed',
  schema: { ...text, example: '"Zt6mQx0bS3kJ9cWa.2jmj7l5rSw0yVb_vlWAYkK_YBwk"' },
} as const;

const STREAMED = [
  'text/csv',
  'application/zip',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
];

/** Returns true for reads, except for exports, which are streamed, and redirects, which have no body. */
export function isEtagged(method: string, { responses }: Operation): boolean {
  const success = responses['200'];
  const content = success && 'content' in success ? (success.content ?? {}) : {};
  return method === 'get' && !responses['302'] && !STREAMED.some((type) => type in content);
}

const headersOf = (response: Operation['responses'][string]): object =>
  response && 'headers' in response ? (response.headers ?? {}) : {};

/** Refused before the budget of a key is counted. */
const UNCOUNTED = ['401', '413', '415', '503'];

/** Adds the headers to an operation that has all its answers. */
export function addHeaders(method: string, operation: Operation): void {
  const hasEtag = isEtagged(method, operation);
  if (hasEtag) (operation.parameters ??= []).push(IF_NONE_MATCH as never);
  const schemes = (operation.security ?? []).flatMap((scheme) => Object.keys(scheme));
  const isOpenToKeys = SCOPE_EXTENSION in operation;
  // A key without the scope is refused, and counted.
  const refusesKeys = schemes.includes('admin') && !schemes.includes('user');
  const isCounted = (status: string): boolean =>
    isOpenToKeys ? !UNCOUNTED.includes(status) : refusesKeys && status === '403';
  for (const [status, response] of Object.entries(operation.responses)) {
    if (!response || '$ref' in response) continue;
    const headers = {
      // An answer without its body has the headers that it would have had.
      ...(status === '304' && headersOf(operation.responses['200'])),
      ...(hasEtag && ['200', '304'].includes(status) && refer('ETag')),
      ...(LATER.includes(status) && RETRY_AFTER),
      ...(isCounted(status) && refer('RateLimit', 'RateLimit-Policy')),
      ...(operation.deprecated && refer('Deprecation', 'Sunset', 'Link')),
    };
    if (Object.keys(headers).length > 0) response.headers = { ...(headers as object), ...response.headers };
  }
}
