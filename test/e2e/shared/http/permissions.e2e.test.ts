import { KEY_SCOPES, type KeyScope } from '@consulting/contracts';
import { openApiDocument } from '../../../../api/src/platform/openapi/document.ts';
import { startApp, type TestApp } from '../../../support/app/app.ts';
import { suiteEngine } from '../../../support/app/database.ts';
import { aKey, deadKeys } from '../../../support/people/keys.ts';
import { BETWEEN_STEPS, IDENTITIES, type Entry, type Given, type Identity } from './permissions/entry.ts';
import { allButOne, KEYS, OPEN_TO, scopesOf } from './permissions/keys.table.ts';
import { NEXT_STEP } from './permissions/factors.table.ts';
import { TABLE } from './permissions/table.ts';
import { World, type Caller } from './permissions/world.ts';

const ROLES = ['JobSeeker', 'Freelancer', 'B2B'] as const;
const MISSING = 'f'.repeat(24);

let app: TestApp;
let world: World;
let paths: ReturnType<typeof openApiDocument>['paths'];
beforeAll(async () => {
  app = await startApp();
  world = await World.of(app);
  ({ paths } = openApiDocument(app.app));
});
afterAll(() => app.close());

const isRefused = (status: number | undefined) => status === 401 || status === 403;

/** Forbidden callers are rejected before the store is queried: one engine is enough for them. */
function expected({ statuses }: Entry): Partial<Record<Identity, number>> {
  const all = IDENTITIES.map((identity, at) => [identity, statuses[at]] as const);
  return Object.fromEntries(all.filter(([, status]) => suiteEngine() === 'embedded' || !isRefused(status)));
}

/** Values that are created at the first call with a key: callers, and the ids of calls that change nothing. */
const kept = new Map<unknown, Promise<unknown>>();
function once<T>(key: unknown, make: () => Promise<T>): Promise<T> {
  const made = (kept.get(key) as Promise<T> | undefined) ?? make();
  kept.set(key, made);
  return made;
}

const nobody = () => once('nobody', () => world.user('B2B'));

/** One key for all operations with the same scopes: nothing that the table's calls change belongs to it. */
const keyFor = (scopes: readonly KeyScope[]) =>
  once(`key ${scopes.join()}`, async () => (await aKey(app, { scopes })).text);

function callerOf(identity: Identity, isNew = true): Promise<Caller> {
  if (!isNew) return once(identity, () => callerOf(identity));
  const role = ROLES.find((each) => each === identity);
  if (role) return world.user(role).then((user) => ({ ...user, role }));
  return identity === 'admin' ? world.newAdmin() : withoutSession(identity);
}

async function withoutSession(identity: Identity): Promise<Caller> {
  if (identity === 'anonymous') return { ...(await nobody()), token: '' };
  return {
    ...(await nobody()),
    token: await world.forged(identity === 'expired token' ? 'expired' : 'wrongAudience'),
  };
}

const onlyReads = ({ operation }: Entry) => operation.startsWith('GET ');

/** The most privileged role that may call. */
const ownerIdentity = ({ statuses }: Entry) =>
  (['B2B', 'Freelancer', 'JobSeeker', 'admin', 'anonymous'] as const).find(
    (each) => (statuses[IDENTITIES.indexOf(each)] ?? 500) < 300,
  ) ?? 'admin';

/** Returns ids for calls that change nothing: one set of the operation for each caller with a session that may call. */
async function keptGiven(entry: Entry, caller?: Caller): Promise<Given> {
  const hasSession = caller !== undefined && caller.id !== (await nobody()).id;
  const owner = hasSession ? caller : await callerOf(ownerIdentity(entry), false);
  return once(`${entry.operation} ${owner.id}`, async () => (await entry.given?.(world, owner)) ?? {});
}

/**
 * Returns the answer to a call of the table. Rejected calls and those that only read change nothing, so they share
 * callers and ids; all others use those made for them.
 */
async function answerTo(entry: Entry, caller: Caller, status: number | undefined): Promise<number> {
  if (isRefused(status)) return statusOf(entry, caller, await keptGiven(entry));
  if (onlyReads(entry)) return statusOf(entry, caller, await keptGiven(entry, caller));
  return statusOf(entry, caller, (await entry.given?.(world, caller)) ?? {});
}

const statusOf = async (entry: Entry, caller: Caller, given: Given): Promise<number> =>
  (await sent(entry, caller, given)).status;

async function sent(
  { operation, body, inBody = [], inQuery = [] }: Entry,
  caller: Caller,
  given: Given,
): Promise<{ status: number; headers: Record<string, string> }> {
  const [method = '', template = ''] = operation.split(' ');
  const path = template.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(given[name] ?? name));
  const fields = typeof body === 'function' ? body(caller) : body;
  const ids = Object.fromEntries(inBody.map((name) => [name, given[name]]));
  const query = Object.fromEntries(inQuery.map((name) => [name, given[name]]));
  const request = app.request[method.toLowerCase() as 'get' | 'post'](path).query(query).redirects(0);
  if (caller.token) request.set('authorization', `Bearer ${caller.token}`);
  const { status, headers } = await (method === 'GET' ? request : request.send({ ...fields, ...ids }));
  return { status, headers: headers as Record<string, string> };
}

it('names every operation once, and none that does not exist', () => {
  const operations = Object.entries(paths).flatMap(([path, item]) =>
    Object.keys(item).map((method) => `${method.toUpperCase()} ${path}`),
  );
  expect(TABLE.map(({ operation }) => operation).sort()).toEqual(operations.sort());
});

it('the audit log is read by administrators alone, and written by no operation', () => {
  const ofLog = TABLE.filter(({ operation }) => /audit/.test(operation));
  expect(ofLog.map(({ operation }) => operation.split(' ')[0])).toEqual(ofLog.map(() => 'GET'));
  expect(ofLog.length).toBeGreaterThan(0);
  for (const { statuses } of ofLog)
    expect(IDENTITIES.filter((_, at) => !isRefused(statuses[at]))).toEqual(['admin']);
});

it('nothing that needs a sign-in may be kept by a browser', async () => {
  const reads = TABLE.filter(
    (entry) => onlyReads(entry) && isRefused(entry.statuses[IDENTITIES.indexOf('anonymous')]),
  );
  const policies: Record<string, string | undefined> = {};
  for (const entry of reads) {
    const caller = await callerOf(ownerIdentity(entry), false);
    const { status, headers } = await sent(entry, caller, await keptGiven(entry, caller));
    if (status < 300) policies[entry.operation] = headers['cache-control'];
  }
  expect(Object.keys(policies).length).toBeGreaterThan(50);
  expect(Object.entries(policies).filter(([, policy]) => !/\bno-store\b/.test(policy ?? ''))).toEqual([]);
});

it('says of each operation which scope opens it to a key', () => {
  const said = Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(item as Record<string, { 'x-key-scope'?: string; security?: object[] }>)
      .filter(([, { 'x-key-scope': scope }]) => scope !== undefined)
      .map(([method, operation]) => {
        expect(operation.security).toEqual(expect.arrayContaining([{ key: [] }, { admin: [] }]));
        return [`${method.toUpperCase()} ${path}`, operation['x-key-scope']];
      }),
  );
  expect(Object.fromEntries(said)).toEqual(OPEN_TO);
});

describe.each(TABLE.map((entry) => [entry.operation, entry] as const))('%s', (_, entry) => {
  it('answers each identity as the table says', async () => {
    const answers: Record<string, number> = {};
    for (const [identity, status] of Object.entries(expected(entry)) as [Identity, number][]) {
      answers[identity] = await answerTo(
        entry,
        await callerOf(identity, !isRefused(status) && !onlyReads(entry)),
        status,
      );
    }
    expect(answers).toEqual(expected(entry));
  });

  it('is as closed as to a dead token between the password and the second factor, unless it is the next step', async () => {
    const dead = entry.statuses[IDENTITIES.indexOf('expired token')];
    // Another engine gets only calls that reach it.
    if (suiteEngine() !== 'embedded' && dead === 401 && !NEXT_STEP[entry.operation]) return;
    const answers: Record<string, number> = {};
    for (const [identity, [audience, stage]] of Object.entries(BETWEEN_STEPS)) {
      const make = () => world.betweenSteps(audience, stage);
      // A refused call uses no token up.
      const token = await (NEXT_STEP[entry.operation] ? make() : once(identity, make));
      answers[identity] = await answerTo(entry, { ...(await nobody()), token }, dead);
    }
    const closed = Object.fromEntries(Object.keys(BETWEEN_STEPS).map((identity) => [identity, dead]));
    expect(answers).toEqual({ ...closed, ...NEXT_STEP[entry.operation] });
  });

  it('answers keys by their scopes, where administrators may call and nowhere else', async () => {
    const dead = entry.statuses[IDENTITIES.indexOf('expired token')] ?? 500;
    const admin = entry.statuses[IDENTITIES.indexOf('admin')] ?? 500;
    const scopes = scopesOf(entry.operation);
    const isOpen = scopes.length > 0;
    // Another engine gets only calls that reach it.
    if (suiteEngine() !== 'embedded' && !isOpen) return;
    const isOfAdmins = dead === 401 && admin !== 401 && entry.statuses[IDENTITIES.indexOf('B2B')] === 401;
    const texts: Record<(typeof KEYS)[number], string[]> = {
      'key with the scope': [await keyFor(isOpen ? scopes : KEY_SCOPES)],
      'key without it': await Promise.all((isOpen ? allButOne(scopes) : [KEY_SCOPES]).map(keyFor)),
      ...(await once('dead keys', async () => {
        const { 'expired key': expired, 'revoked key': revoked } = await deadKeys(app);
        return { 'expired key': [expired], 'revoked key': [revoked] };
      })),
    };
    const statuses = {
      'key with the scope': isOpen ? admin : isOfAdmins ? 403 : dead,
      'key without it': isOfAdmins ? 403 : dead,
      'expired key': dead,
      'revoked key': dead,
    };
    const answers: [string, number][] = [];
    for (const identity of KEYS)
      for (const token of texts[identity])
        answers.push([identity, await answerTo(entry, { ...(await nobody()), token }, statuses[identity])]);
    expect(answers).toEqual(KEYS.flatMap((key) => texts[key].map(() => [key, statuses[key]])));
  });

  for (const [name, [own, another, missing, malformed]] of Object.entries(entry.ids ?? {})) {
    it(`answers own, another's, missing and malformed ${name}`, async () => {
      const identity = ownerIdentity(entry);
      // It has called with an own id above.
      expect(own).toBe(entry.statuses[IDENTITIES.indexOf(identity)]);
      // Calls with an id of nothing change nothing, so they share the caller and the other ids.
      const caller = await callerOf(identity, false);
      const given = await keptGiven(entry);
      const answer = async (change: Given = {}) => statusOf(entry, caller, { ...given, ...change });
      expect({
        another: another === null ? null : await answer(await entry.another?.(world, caller)),
        missing: await answer({ [name]: MISSING }),
      }).toEqual({ another, missing });
      // Malformed ids reach no engine.
      if (suiteEngine() === 'embedded') expect(await answer({ [name]: 'not-an-id' })).toBe(malformed);
    });
  }
});
