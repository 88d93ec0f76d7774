import { BUDGET_WINDOW_MODEL } from '../../../../api/src/platform/limits/budget-window.schema.ts';
import {
  builtDocument,
  operationsOf,
  type ApiDocument,
  type Operation,
} from '../../../support/checks/api-document.ts';
import { startApp, type TestApp } from '../../../support/app/app.ts';
import type { Entry } from './permissions/entry.ts';
import { TABLE } from './permissions/table.ts';
import { World } from './permissions/world.ts';
import { Sender } from './hostile/sender.ts';
import { newShot, type ValidShot } from './hostile/valid-shot.ts';
import { fieldsOf, hostileValues } from './hostile/values.ts';

const EMPTY: ApiDocument = { paths: {}, components: { schemas: {} } };
const document = builtDocument() ?? EMPTY;
const ENTRIES = new Map(TABLE.map((entry) => [entry.operation, entry]));
const operations = operationsOf(document).flatMap(({ name, ...rest }) => {
  const entry = ENTRIES.get(name);
  return entry ? [{ name, entry, ...rest }] : [];
});
const withBody = operations.filter(({ operation }) => operation.requestBody);
const reads = operations.filter(({ method }) => method === 'get');

/** Twice the longest body that any operation takes. */
const HUGE = JSON.stringify({ title: 'x'.repeat(2 * 1024 * 1024) });

let app: TestApp;
let world: World;
let sender: Sender;
beforeAll(async () => {
  app = await startApp();
  world = await World.of(app);
  sender = new Sender(app);
});
afterAll(() => app.close());

const shots = new Map<Entry, Promise<ValidShot>>();

/** Returns a request that would succeed, from the table. Refused variants leave it valid for the next test. */
function validShot(entry: Entry): Promise<ValidShot> {
  const known = shots.get(entry) ?? newShot(world, entry);
  shots.set(entry, known);
  return known;
}

const schemaOf = ({ requestBody }: Operation) => requestBody?.content?.['application/json']?.schema;

/** Counts the documents of every collection but that of the budgets, in which refused requests count. */
async function countAll(): Promise<Record<string, number>> {
  const counts = app.connection
    .modelNames()
    .filter((name) => name !== BUDGET_WINDOW_MODEL)
    .map(async (name) => [name, await app.connection.model(name).countDocuments()] as const);
  return Object.fromEntries(await Promise.all(counts));
}

it('the document is built: run `npm run build` first', () => {
  expect(operations).toHaveLength(TABLE.length);
});

describe.each(withBody.map((each) => [each.name, each] as const))('%s', (_, { entry, operation }) => {
  // Closed registration does not validate the input.
  const refusals = entry.statuses.every((status) => status === 403) ? [400, 403] : [400];

  it('refuses operators, other types and null in each field, and stores nothing', async () => {
    const shot = await validShot(entry);
    // Earlier emails are still being sent.
    await app.mails();
    const before = await countAll();
    const accepted: string[] = [];
    for (const field of fieldsOf(document, schemaOf(operation)))
      for (const value of hostileValues(field)) {
        const { status, text } = await sender.send({
          ...shot,
          payload: { ...shot.payload, [field.name]: value },
        });
        if (!refusals.includes(status))
          accepted.push(`${field.name} = ${JSON.stringify(value)}: ${status} ${text.slice(0, 120)}`);
      }
    expect(accepted).toEqual([]);
    expect(await countAll()).toEqual(before);
  });

  it('refuses unknown fields, ways into prototypes, and bodies that are no object', async () => {
    const shot = await validShot(entry);
    const inside = JSON.stringify(shot.payload).slice(1, -1);
    const comma = inside ? ',' : '';
    const bodies = [
      `{${inside}${comma}"isAdmin":true}`,
      `{${inside}${comma}"__proto__":{"isAdmin":true}}`,
      `{${inside}${comma}"constructor":{"prototype":{"isAdmin":true}}}`,
      `{${inside}${comma}"$where":"1"}`,
      `{${inside}${comma}"a.b":1}`,
      `[${JSON.stringify(shot.payload)}]`,
      '"text"',
      'null',
      '42',
      '{"a":',
      "{'a':1}",
      '\u0000',
      '',
    ];
    const accepted: string[] = [];
    for (const payload of bodies) {
      const { status, text } = await sender.send({ ...shot, payload });
      // An empty body counts as none, which is valid where no field is required.
      const isFine = payload === '' && status < 300;
      if (isFine) shots.delete(entry);
      if (!isFine && !refusals.includes(status)) accepted.push(`${payload}: ${status} ${text.slice(0, 120)}`);
    }
    expect(accepted).toEqual([]);
    expect(({} as { isAdmin?: boolean }).isAdmin).toBeUndefined();
  });

  it('refuses deep and huge bodies and other types of content', async () => {
    const shot = await validShot(entry);
    const deep = (levels: number) => `{"title":${'['.repeat(levels)}${']'.repeat(levels)}}`;
    expect(refusals).toContain((await sender.send({ ...shot, payload: deep(7_000) })).status);
    expect([413, ...refusals]).toContain((await sender.send({ ...shot, payload: deep(50_000) })).status);
    expect([413, ...refusals]).toContain((await sender.send({ ...shot, payload: HUGE })).status);
    const xml = await sender.send({ ...shot, payload: '<a/>', type: 'text/xml' });
    expect([415, ...refusals]).toContain(xml.status);
  });
});

describe.each(reads.map((each) => [each.name, each] as const))('%s', (_, { entry }) => {
  it('refuses repeated parameters and operators among them', async () => {
    const shot = await validShot(entry);
    const queries = [
      'page=1&page=2',
      'q=a&q=b',
      'x=1&x=2',
      '$where=1',
      'q[$ne]=1',
      '__proto__[x]=1',
      'constructor=1',
      'q=a%00b',
    ];
    const statuses: Record<string, number> = {};
    for (const query of queries)
      statuses[query] = (
        await sender.send({ method: 'GET', url: `${shot.url}?${query}`, token: shot.token })
      ).status;
    expect(statuses).toEqual(Object.fromEntries(queries.map((query) => [query, 400])));
  });
});
