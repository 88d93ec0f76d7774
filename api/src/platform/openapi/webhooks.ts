import { type DocumentedEvents, EVENTS_MARK } from '../../shared/http/api-events.ts';
import { EVENTS_TAG } from './tags.ts';
import { isJson, type Json, referenceTo } from './walk.ts';

/** The headers of Standard Webhooks. */
const HEADERS = [
  { name: 'webhook-id', description: 'The same at each attempt: whoever has processed it drops the message' },
  { name: 'webhook-timestamp', description: 'When this attempt was made, in seconds since 1970' },
  {
    name: 'webhook-signature',
    description: '`v1,` and the signature in base64; two while a former secret signs, too',
  },
].map((header) => ({ ...header, in: 'header', required: true, schema: { type: 'string' } }));

/**
 * Returns the webhooks of the document, one for each event, from the class with `ApiEvents`. That class becomes one of the
 * messages of all events, told apart by their `type`, which are added to the schemas.
 */
export function webhooksOf(schemas: Json): Record<string, object> {
  const [name = '', message = {}] =
    Object.entries(schemas).find(
      (entry): entry is [string, Json] => isJson(entry[1]) && EVENTS_MARK in entry[1],
    ) ?? [];
  const { [EVENTS_MARK]: events = {}, properties, required, description } = message;
  const mapping: Record<string, string> = {};
  const webhooks = Object.entries(events as DocumentedEvents).map(([event, { data, when }]) => {
    const own = `${pascal(event)}Message`;
    const type = { type: 'string', enum: [event], example: event };
    schemas[own] = {
      type: 'object',
      description: `${when}.`,
      properties: { ...(properties as Json), type, data: { $ref: data } },
      required,
    };
    mapping[event] = referenceTo(own).$ref;
    return [event, { post: operationOf(own, when) }];
  });
  schemas[name] = {
    description,
    oneOf: Object.values(mapping).map(($ref) => ({ $ref })),
    discriminator: { propertyName: 'type', mapping },
  };
  return Object.fromEntries(webhooks) as Record<string, object>;
}

/** `JobOpened` of `job.opened`. */
const pascal = (event: string): string =>
  event.replace(/(?:^|\.)(\w)/g, (_, letter: string) => letter.toUpperCase());

const operationOf = (message: string, when: string): object => ({
  operationId: `on${message.replace(/Message$/, '')}`,
  summary: when,
  tags: [EVENTS_TAG],
  security: [],
  // Nothing that a client of this API calls: without this mark OpenAPI Generator makes operations of them, in Python broken ones.
  'x-internal': true,
  parameters: HEADERS,
  requestBody: { required: true, content: { 'application/json': { schema: referenceTo(message) } } },
  responses: {
    '2XX': { description: 'Received. Anything else counts as a failure, and is tried again for about a day' },
  },
});
