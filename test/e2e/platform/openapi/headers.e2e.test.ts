import { WEBHOOK_EVENTS, WEBHOOK_TEST } from '@consulting/contracts';
import { builtDocument, operationsOf, type Json } from '../../../support/checks/api-document.ts';

// What the document says of headers, which every answer of a test run is compared with (`Conformance`), and of webhooks.

const document = builtDocument() ?? { paths: {}, components: { schemas: {} } };
const operations = operationsOf(document);
type Described = (typeof operations)[number];

const namesOf = (found: readonly Described[]): string[] => found.map(({ name }) => name);
const takes = (header: string) => (each: Described) =>
  each.operation.parameters?.some(({ in: place, name }) => place === 'header' && name === header) ?? false;
/** The statuses with which an operation says to answer a header. */
const statusesWith = (header: string, { operation }: Described): string[] =>
  Object.entries(operation.responses)
    .filter(([, { headers = {} }]) => header in headers)
    .map(([status]) => status);

describe('a read', () => {
  it('takes the ETag that it answers, except for redirects and what is written while it is sent', () => {
    const reads = operations.filter(({ method }) => method === 'get');
    const without = reads.filter((each) => !takes('If-None-Match')(each));
    expect(namesOf(without)).toEqual([
      'GET /private/api/me/export',
      'GET /public/api/v0/linkedIn/login',
      'GET /public/api/v0/linkedIn/callback',
      'GET /api/admin/exports/{file}',
      'GET /api/admin/figures.csv',
      'GET /api/admin/figures.xlsx',
    ]);
    const poor = operations.filter(
      (each) =>
        takes('If-None-Match')(each) &&
        statusesWith('ETag', each)
          .filter((status) => status !== '412')
          .join() !== '200,304',
    );
    expect(namesOf(poor)).toEqual([]);
  });

  it('of a list answers how long it is and where it goes on', () => {
    const lists = operations.filter(
      ({ method, operation: { parameters, responses } }) =>
        method === 'get' &&
        parameters?.some(({ name }) => name === 'page') &&
        responses['200']?.content?.['application/json']?.schema?.['type'] === 'array',
    );
    const poor = lists.filter(
      (each) => !['X-Total-Count', 'Link'].every((header) => statusesWith(header, each).includes('200')),
    );
    expect(lists.length).toBeGreaterThan(20);
    expect(namesOf(poor)).toEqual([]);
  });
});

describe('the budget', () => {
  it('of a key is answered by the operations that are open to keys, and by the refusals of those of administrators', () => {
    const counted = operations.filter((each) => statusesWith('RateLimit', each).length > 0);
    const ofAdmins = operations.filter(({ operation: { security = [] } }) => {
      const schemes = security.flatMap((scheme) => Object.keys(scheme));
      return schemes.includes('admin') && !schemes.includes('user');
    });
    expect(namesOf(counted)).toEqual(namesOf(ofAdmins));
    for (const each of counted) {
      const statuses = statusesWith('RateLimit', each);
      expect([each.name, statusesWith('RateLimit-Policy', each)]).toEqual([each.name, statuses]);
      if ('x-key-scope' in each.operation) expect(statuses).toEqual(expect.arrayContaining(['403', '429']));
      else expect([each.name, statuses]).toEqual([each.name, ['403']]);
    }
  });

  it('that is used up says when there is another one', () => {
    const poor = operations.filter(
      (each) => !['429', '503'].every((status) => statusesWith('Retry-After', each).includes(status)),
    );
    expect(namesOf(poor)).toEqual([]);
  });
});

describe('webhooks', () => {
  const types = [...WEBHOOK_EVENTS, WEBHOOK_TEST];
  const { schemas } = document.components;
  const bodyOf = (type: string): Json => {
    const [message = {}] = Object.values(document.webhooks?.[type]?.['post']?.requestBody?.content ?? {});
    const reference = String(message.schema?.['$ref']);
    return { reference, ...schemas[reference.split('/').at(-1) ?? ''] };
  };

  it('are described for each event, with the type and the data of its message', () => {
    expect(Object.keys(document.webhooks ?? {}).sort()).toEqual([...types].sort());
    for (const type of types) {
      const { properties, required } = bodyOf(type) as {
        properties: Record<string, Json>;
        required: string[];
      };
      expect([type, properties['type']!['enum']]).toEqual([type, [type]]);
      expect(schemas[String(properties['data']!['$ref']).split('/').at(-1) ?? '']).toHaveProperty(
        'properties',
      );
      expect(required).toEqual(['type', 'timestamp', 'data']);
    }
  });

  it('send one of these messages, told apart by its type', () => {
    const { oneOf, discriminator } = schemas['WebhookMessage'] ?? {};
    const references = types.map((type) => bodyOf(type)['reference']);
    expect((oneOf as Json[]).map(({ $ref }) => $ref).sort()).toEqual([...references].sort());
    expect(discriminator).toEqual({
      propertyName: 'type',
      mapping: Object.fromEntries(types.map((type, at) => [type, references[at]])),
    });
  });

  it('are signed: the headers of Standard Webhooks are there', () => {
    for (const { operation } of operationsOf({ ...document, paths: document.webhooks ?? {} }))
      expect(operation.parameters?.map(({ name, required }) => [name, required])).toEqual([
        ['webhook-id', true],
        ['webhook-timestamp', true],
        ['webhook-signature', true],
      ]);
  });
});
