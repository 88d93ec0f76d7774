import type { OpenAPIObject } from '@nestjs/swagger';
import { KEY_PATTERN, ONLY_READS_MARK, SHOWN_ONCE_MARK } from '../../shared/http/idempotency.ts';
import { RETRY_AFTER } from './headers.ts';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;

const KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A new one for each change that is wanted, a UUID for example, bare or in quotes. Repeats of the same request with the same key within 24 hours change nothing more.',
  schema: { type: 'string', pattern: KEY_PATTERN, example: '3f0c0e0b-7c5b-4b8e-9d0f-6f2f7f0f6a11' },
} as const;

const REPLAYED = {
  'Idempotency-Replayed': {
    description: 'Sent when this is the first answer again',
    schema: { type: 'string', enum: ['true'] },
  },
};

/** The answers that are given again: successes, and refusals that are decisions. */
const KEPT = /^(2..|403|404|409)$/;

/** Each answer gets headers of its own: operations share their errors. */
function addHeader(response: { headers?: object }): void {
  response.headers = { ...response.headers, ...REPLAYED };
}

/** Returns true for changes by a signed-in caller; a step between password and second factor takes no key. */
export const takesKey = (method: string, { security = [], ...marks }: Operation): boolean =>
  method === 'post' &&
  !(ONLY_READS_MARK in marks) &&
  security.some((scheme) => Object.keys(scheme).some((name) => !name.endsWith('-stage')));

/** Adds the header and its possible errors. `error` makes an answer of an error. */
export function addIdempotency(operation: Operation, error: (text: string) => object): void {
  const isShownOnce = SHOWN_ONCE_MARK in operation;
  (operation.parameters ??= []).push(KEY);
  const repeated = isShownOnce
    ? 'It was carried out with this key; its answer is shown once'
    : 'It is being carried out with this key, or its answer is lost';
  const responses = operation.responses as Record<string, { headers?: object; description?: string }>;
  const conflict = responses['409'] as { description?: string } | undefined;
  const description = [conflict?.description, repeated].filter(Boolean).join('. ');
  responses['409'] = { ...error(''), ...conflict, description, headers: RETRY_AFTER };
  responses['422'] = error('The key was used for another request');
  if (isShownOnce) return;
  for (const [status, response] of Object.entries(responses)) if (KEPT.test(status)) addHeader(response);
}
