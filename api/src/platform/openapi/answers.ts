import type { OpenAPIObject } from '@nestjs/swagger';
import { TEXT_ROUTES } from '../../shared/http/output/error.filter.ts';
import { addHeaders, isEtagged } from './headers.ts';
import { addIdempotency, takesKey } from './idempotency.ts';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

const TEXT_ERROR = {
  'text/plain': { schema: { type: 'string', example: 'This link is invalid or has expired' } },
};

/**
 * Gives the errors of operations that answer a file or a text their JSON type: the generator gives them the type of the
 * file. `TEXT_ROUTES` are the exception.
 */
function correctErrorTypes(path: string, responses: Operation['responses']): void {
  for (const [status, response] of Object.entries(responses)) {
    if (!response || !('description' in response) || status < '400') continue;
    const error = Object.values(response.content ?? {}).find(
      ({ schema }) => schema && '$ref' in schema && schema.$ref.endsWith('/ErrorView'),
    );
    if (TEXT_ROUTES.includes(path)) response.content = TEXT_ERROR;
    else if (error && !('text/html' in (response.content ?? {})))
      response.content = { 'application/json': error };
  }
}

const SUCCESS: Record<string, string> = { 200: 'Done', 201: 'Created' };

/** Adds the answers that operations have in common, and the headers of all of them. */
export function addCommonAnswers(path: string, method: string, operation: Operation): void {
  const answer = (text: string): object => ({
    description: text,
    content: { 'application/json': { schema: { $ref: '#/components/schemas/ErrorView' } } },
  });
  const common: Record<string, object> = {
    // A duplicate query parameter is refused everywhere, even where none is expected.
    400: answer('The input is invalid; nothing was changed'),
    ...(method !== 'get'
      ? { 413: answer('Request too large'), 415: answer('Content type not accepted') }
      : {}),
    429: answer('Too many requests'),
    503: answer('Database unavailable'),
    ...(isEtagged(method, operation)
      ? { 304: { description: 'Unchanged since the ETag sent with If-None-Match' } }
      : {}),
  };
  operation.responses = { ...common, ...operation.responses } as Operation['responses'];
  if (takesKey(method, operation)) addIdempotency(operation, answer);
  correctErrorTypes(path, operation.responses);
  addHeaders(method, operation);
  for (const [status, response] of Object.entries(operation.responses))
    if (response && 'description' in response) response.description ||= SUCCESS[status] ?? 'See the message';
}
