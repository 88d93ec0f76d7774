import { MESSAGE_CODES } from '@consulting/contracts';
import {
  builtDocument,
  namesReached,
  operationsOf,
  type Json,
} from '../../../support/checks/api-document.ts';
import type { Entry } from '../../shared/http/permissions/entry.ts';
import { NEXT_STEP } from '../../shared/http/permissions/factors.table.ts';
import { TABLE } from '../../shared/http/permissions/table.ts';

// What generators of clients need of the document, in general: each rule is one that broke clients of some language.

const document = builtDocument() ?? { paths: {}, components: { schemas: {} } };
const operations = operationsOf(document);
const events = operationsOf({ ...document, paths: document.webhooks ?? {} });
const { schemas } = document.components;

interface Part {
  place: string;
  schema: Json;
}

/** Every object in a part of the document, also what no client reads (`x-also-taken`). */
function partsOf(value: unknown, place: string): Part[] {
  if (typeof value !== 'object' || value === null) return [];
  const inside = Object.entries(value)
    .filter(([key]) => !['example', 'examples'].includes(key))
    .flatMap(([key, each]) => partsOf(each, `${place}/${key}`));
  return Array.isArray(value) ? inside : [{ place, schema: value as Json }, ...inside];
}

const typesOf = ({ type }: Json): unknown[] => [type].flat();
const placesOf = (parts: readonly Part[]): string[] => parts.map(({ place }) => place);

const reachedFrom = (part: unknown): Set<string> => namesReached(document, part);
const sent = reachedFrom(operations.map(({ operation }) => operation.requestBody));
const answered = reachedFrom(operations.map(({ operation }) => operation.responses));
const received = reachedFrom(document.webhooks);
const all = partsOf(document, '');
const partsIn = (names: Iterable<string>): Part[] =>
  [...names].flatMap((name) => partsOf(schemas[name], name));
/** The fields of all schemas, with their names. */
const fields = Object.entries(schemas).flatMap(([name, { properties }]) =>
  Object.entries((properties ?? {}) as Record<string, Json>).map(([field, schema]) => ({
    field,
    schema,
    place: `${name}.${field}`,
  })),
);

it('is OpenAPI 3.1, with the address of the installation and every tag described', () => {
  const { openapi, servers, tags } = document as unknown as {
    openapi: string;
    servers: { url: string }[];
    tags: { name: string; description?: string }[];
  };
  expect(openapi).toMatch(/^3\.1\./);
  expect(servers.map(({ url }) => URL.canParse(url))).toEqual([true]);
  const used = new Set([...operations, ...events].flatMap(({ operation }) => operation.tags ?? []));
  expect(tags.map(({ name }) => name).sort()).toEqual([...used].sort());
  expect(tags.filter(({ description }) => !description)).toEqual([]);
});

/** Anybody may call: the token makes no difference, or none is better than a dead one. */
const isOpen = ({ operation, statuses: [anonymous, ...others] }: Entry): boolean =>
  anonymous !== 401 || (others.every((status) => status === 401) && !NEXT_STEP[operation]);

describe('every operation', () => {
  it('has a name of its own that is one in every language', () => {
    const names = [...operations, ...events].map(({ operation }) => operation.operationId ?? '');
    expect(names.filter((name) => !/^[a-zA-Z][A-Za-z0-9]*$/.test(name))).toEqual([]);
    expect(names.filter((name, at) => names.indexOf(name) < at)).toEqual([]);
    expect(names).toEqual(expect.arrayContaining(['adminJobsList', 'jobPage', 'jobPageDe', 'onJobOpened']));
  });

  it('says who may call it: anybody where nobody has to sign in', () => {
    const open = new Map(TABLE.map((entry) => [entry.operation, isOpen(entry)]));
    const wrong = operations.filter(({ name, operation: { security } }) => {
      const isPublic = security?.every((scheme) => Object.keys(scheme).length === 0) ?? null;
      const isOptional = security?.some((scheme) => Object.keys(scheme).length === 0) ?? null;
      return (isPublic || isOptional) !== open.get(name);
    });
    expect(wrong.map(({ name }) => name)).toEqual([]);
    expect(operations.filter(({ operation }) => operation.security?.length === 0).length).toBeGreaterThan(50);
  });

  it('offers first what can do everything: a form with files, and JSON elsewhere', () => {
    const both = operations.filter(
      ({ operation: { requestBody } }) => Object.keys(requestBody?.content ?? {}).length > 1,
    );
    const wrong = both.filter(({ operation: { requestBody } }) => {
      const [first] = Object.keys(requestBody?.content ?? {});
      const form = requestBody?.content?.['multipart/form-data'];
      const hasFiles = JSON.stringify(form?.schema ?? {}).endsWith('Form"}');
      return first?.startsWith('multipart') !== hasFiles;
    });
    expect(both.length).toBeGreaterThan(3);
    expect(wrong.map(({ name }) => name)).toEqual([]);
    const guests = operations.filter(({ path }) => /\/public\/.*\/apply$/.test(path));
    expect(guests.map(({ operation }) => typesOfBody(operation.requestBody))).toEqual([
      'multipart/form-data',
      'multipart/form-data',
    ]);
  });

  it('says that a saved search may be another one’s', () => {
    const lists = operations.filter(({ operation }) =>
      operation.parameters?.some(({ name }) => name === 'savedSearch'),
    );
    expect(lists.length).toBeGreaterThan(4);
    expect(lists.filter(({ operation }) => !operation.responses['404']).map(({ name }) => name)).toEqual([]);
  });
});

const typesOfBody = (body: (typeof operations)[number]['operation']['requestBody']): string =>
  Object.keys(body?.content ?? {}).join(', ');

describe('a field', () => {
  it('of a body has one type: what forms send besides stands beside it', () => {
    const several = partsIn(sent).filter(({ place, schema }) => {
      const types = typesOf(schema).filter((type) => type !== 'null');
      return !place.includes('/x-also-taken') && (schema['anyOf'] || schema['oneOf'] || types.length > 1);
    });
    expect(placesOf(several)).toEqual([]);
    expect(all.filter(({ schema }) => schema['x-also-taken']).length).toBeGreaterThan(20);
  });

  it('may be null by its type', () => {
    expect(placesOf(all.filter(({ schema }) => 'nullable' in schema))).toEqual([]);
    const poor = all.filter(
      ({ schema }) =>
        typesOf(schema).includes('null') && Array.isArray(schema['enum']) && !schema['enum'].includes(null),
    );
    expect(placesOf(poor)).toEqual([]);
    expect(all.filter(({ schema }) => typesOf(schema).includes('null')).length).toBeGreaterThan(50);
  });

  it('with an instant says so', () => {
    const isNamed = (name: string) =>
      /(At|Since|Until)$|^(at|since|until|seen|timestamp|oldest|newest)$/.test(name);
    const isShown = ({ example }: Json) => /^\d{4}-\d\d-\d\dT\d\d:/.test(String(example));
    const poor = fields.filter(
      ({ field, schema }) =>
        typesOf(schema).includes('string') &&
        (isNamed(field) || isShown(schema)) &&
        schema['format'] !== 'date-time',
    );
    expect(placesOf(poor)).toEqual([]);
    expect(fields.filter(({ schema }) => schema['format'] === 'date-time').length).toBeGreaterThan(60);
  });

  it('is a whole number, unless it is an amount of money, a time in days or a value of a message', () => {
    const numbers = all.filter(({ schema }) => typesOf(schema).includes('number'));
    const isDecimal = ({ place, schema }: Part) =>
      schema['format'] === 'double' &&
      (/(salary_from|salary_to|median|nineOfTen)$/.test(place) ||
        /\/properties\/values\/additionalProperties\/oneOf\/1$/.test(place) ||
        schema['multipleOf'] === 0.01);
    expect(placesOf(numbers.filter((part) => !isDecimal(part)))).toEqual([]);
    expect(numbers.length).toBeGreaterThan(10);
  });

  it('is an object, and never `true` or `false` for any value or none', () => {
    const poor = all.filter(({ schema: { properties } }) =>
      Object.values((properties ?? {}) as Json).some((field) => typeof field === 'boolean'),
    );
    expect(placesOf(poor)).toEqual([]);
  });

  it('with a rule of texts or lists has their type, and a list says what it holds', () => {
    const poor = all.filter(
      ({ schema }) =>
        (typeof schema['pattern'] === 'string' && !typesOf(schema).includes('string')) ||
        (schema['type'] === 'array' && !isTyped(schema['items'] as Json | undefined)),
    );
    expect(placesOf(poor)).toEqual([]);
    for (const input of ['CareerSiteDto', 'JobPageDto'])
      expect((schemas[input]!['properties'] as Record<string, Json>)['steps']!['items']).toEqual({
        $ref: '#/components/schemas/HiringStepDto',
      });
  });

  it('has no default beside a reference', () => {
    const poor = all.filter(({ schema }) => 'default' in schema && ('allOf' in schema || '$ref' in schema));
    expect(placesOf(poor)).toEqual([]);
  });
});

const isTyped = (schema: Json = {}): boolean => ['type', '$ref', 'oneOf'].some((key) => key in schema);

describe('schemas', () => {
  it('of answers and messages are open, and others than those of bodies', () => {
    const closed = partsIn([...answered, ...received]).filter(
      ({ schema }) => schema['additionalProperties'] === false,
    );
    expect(placesOf(closed)).toEqual([]);
    expect([...sent].filter((name) => answered.has(name) && schemas[name]!['properties'])).toEqual([]);
  });

  it('have no name that is the constructor of another one', () => {
    const taken = Object.keys(schemas).filter(
      (name) => schemas[name.replace(/^New(?=[A-Z])/, '')] && /^New[A-Z]/.test(name),
    );
    expect(taken).toEqual([]);
  });

  it('of answers close no choice that later versions extend', () => {
    const closed = all.filter(({ schema }) => 'x-extensible-enum' in schema && 'enum' in schema);
    expect(placesOf(closed)).toEqual([]);
    // A choice that is told apart by one of its fields: a client refuses a value that it does not know.
    expect(placesOf(partsIn(answered).filter(({ schema }) => 'discriminator' in schema))).toEqual([]);
    expect(placesOf(partsIn(received)).length).toBeGreaterThan(20);
  });

  it('know all codes of messages, and take those of later versions', () => {
    const { enum: closed, 'x-extensible-enum': known, type } = schemas['MessageCode'] ?? {};
    expect([closed, type]).toEqual([undefined, 'string']);
    expect(known).toEqual(MESSAGE_CODES);
  });
});
