import { ApiKeyRepository } from '../../../api/src/api-keys/application/api-keys.ports.ts';
import { hashOfKey, newKeyText } from '../../../api/src/api-keys/application/key-text.ts';
import { startApp, type TestApp } from '../../support/app/app.ts';
import { aHold, aKey, type Program } from '../../support/people/keys.ts';
import { signIn, signInAdmin, speaking, type SignedIn } from '../../support/people/people.ts';

const DAY = 24 * 3_600_000;
const PATH = '/api/admin/api-keys';
const job = { title: 'SAP Basis', description: 'Run it', qualification: 'Linux' };

interface Listed {
  _id: string;
  calls: number;
  refusals: number;
  lastUsedAt: string | null;
  lastRefusedAt: string | null;
  state: string;
}

let app: TestApp;
let admin: SignedIn;
beforeAll(async () => {
  app = await startApp();
  admin = await signInAdmin(app);
});
afterAll(() => app.close());

const listed = async ({ id }: { id: string }): Promise<Listed | undefined> =>
  ((await admin.get(`${PATH}?limit=200`)).body as Listed[]).find(({ _id }) => _id === id);

async function made(fields: object = {}): Promise<Program> {
  const input = { name: 'Timesheets', scopes: ['jobs:read', 'jobs:write'], ...fields };
  const { body } = await admin.post(PATH, input);
  const { key: text, apiKey } = body as { key: string; apiKey: { _id: string } };
  return { id: apiKey._id, text, ...speaking(app, text) };
}

const lastEntries = async (count: number) =>
  ((await admin.get(`/api/admin/audit?limit=${count}`)).body as object[]).toReversed();

describe('making a key', () => {
  it('answers it once, and keeps what it may, for how long and who made it', async () => {
    const answer = await admin.post(PATH, { name: ' Time\nsheets ', scopes: ['jobs:read', 'people:read'] });
    expect(answer.status).toBe(201);
    const { key, apiKey } = answer.body as { key: string; apiKey: { _id: string } };
    const now = app.clock.now();
    expect(apiKey).toEqual({
      _id: expect.any(String),
      name: 'Time sheets',
      start: key.slice(0, 10),
      scopes: ['jobs:read', 'people:read'],
      networks: [],
      state: 'active',
      createdBy: admin.id,
      createdAt: now.toISOString(),
      expiresAt: new Date(now.getTime() + 365 * DAY).toISOString(),
      revokedAt: null,
      hold: null,
    });
    expect(answer.headers['cache-control']).toBe('no-store');
    const list = await admin.get(PATH);
    expect(list.text).toContain(key.slice(0, 10));
    expect(list.text).not.toContain(key);
    expect((await lastEntries(1))[0]).toMatchObject({
      actorKind: 'admin',
      actorId: admin.id,
      action: 'api-key.created',
      targetId: apiKey._id,
      label: 'Time sheets',
    });
  });

  it('is not answered again to whoever repeats the request', async () => {
    const make = () =>
      admin.post(PATH, { name: 'Once', scopes: ['jobs:read'] }).set('idempotency-key', 'key of the feed');
    expect((await make()).status).toBe(201);
    expect((await make()).body).toMatchObject({ statusCode: 409, code: 'idempotency-key.shown-once' });
  });

  it('leaves nothing in the store that opens anything', async () => {
    const { text } = await made();
    const collections = await app.connection.db!.listCollections().toArray();
    const found: string[] = [];
    for (const { name } of collections)
      found.push(JSON.stringify(await app.connection.collection(name).find().toArray()));
    expect(found.join('')).not.toContain(text);
    expect(found.join('')).not.toContain(text.slice(11));
    expect(found.join('')).toContain(hashOfKey(text));
  });

  it.each([
    [{}, ['name', 'scopes']],
    [{ name: '  ', scopes: ['jobs:read'] }, ['name']],
    [{ name: 'A', scopes: [] }, ['scopes']],
    [{ name: 'A', scopes: ['jobs:admin'] }, ['scopes']],
    [{ name: 'A', scopes: ['jobs:read', 'jobs:read'] }, ['scopes']],
    [{ name: 'A', scopes: 'jobs:read' }, ['scopes']],
    [{ name: 'A', scopes: ['jobs:read'], days: 0 }, ['days']],
    [{ name: 'A', scopes: ['jobs:read'], days: 731 }, ['days']],
    [{ name: 'A', scopes: ['jobs:read'], days: '30' }, ['days']],
    [{ name: 'A', scopes: ['jobs:read'], networks: ['office'] }, ['networks']],
    [{ name: 'A', scopes: ['jobs:read'], networks: Array<string>(21).fill('203.0.113.7') }, ['networks']],
    [{ name: 'A', scopes: ['jobs:read'], createdBy: 'f'.repeat(24) }, ['createdBy']],
  ])('refuses %j', async (input, fields) => {
    const before = (await admin.get(PATH)).headers['x-total-count'];
    const { status, body } = await admin.post(PATH, input);
    expect(status).toBe(400);
    expect((body as { errors: { field: string }[] }).errors.map(({ field }) => field)).toEqual(fields);
    expect((await admin.get(PATH)).headers['x-total-count']).toBe(before);
  });
});

describe('calling with a key', () => {
  it('does what administrators do, in the name of the key', async () => {
    const key = await made();
    const created = await key.post('/api/admin/createJob', job);
    expect(created.status).toBe(201);
    const { _id: id } = (created.body as { job: { _id: string } }).job;
    expect((await key.get('/api/admin/jobs')).status).toBe(200);
    expect((await key.patch(`/api/admin/jobs/${id}/state`, { state: 'paused' })).status).toBe(200);
    const actor = { actorKind: 'key', actorId: key.id };
    expect(await lastEntries(2)).toEqual([
      expect.objectContaining({ ...actor, action: 'job.created', targetId: id }),
      expect.objectContaining({ ...actor, action: 'job.paused', targetId: id }),
    ]);
  });

  it('decides on applications, and names the key where a closing decides for it', async () => {
    const key = await made({ scopes: ['applications:decide', 'jobs:write'] });
    const decided = async (decide: (id: string, userId: string) => PromiseLike<unknown>) => {
      const { body } = await admin.post('/api/admin/createJob', job);
      const { _id: id } = (body as { job: { _id: string } }).job;
      const seeker = await signIn(app, 'JobSeeker');
      await seeker.post('/api/apply', { jobId: id });
      await decide(id, seeker.id);
      const entries = (await lastEntries(5)) as { targetId: string }[];
      return entries.filter(({ targetId }) => targetId === seeker.id);
    };
    const actor = { actorKind: 'key', actorId: key.id };
    const selected = (id: string, userId: string) =>
      key.patch(`/api/admin/jobs/${id}/applicants/${userId}`, { status: 'selected' });
    expect(await decided(selected)).toEqual([
      expect.objectContaining({ ...actor, action: 'applicant.selected' }),
    ]);
    const closed = (id: string) => key.patch(`/api/admin/jobs/${id}/state`, { state: 'closed' });
    expect(await decided(closed)).toEqual([
      expect.objectContaining({ ...actor, action: 'applicant.rejected' }),
    ]);
  });

  it('needs nobody to be asked again', async () => {
    const key = await made({ scopes: ['exports:read'] });
    app.clock.advance(3_600_000);
    expect((await key.get('/api/admin/exports/applicants.csv')).status).toBe(200);
    admin = await signInAdmin(app);
    expect(await lastEntries(1)).toEqual([
      expect.objectContaining({ actorKind: 'key', actorId: key.id, action: 'export.downloaded' }),
    ]);
  });

  it('is carried out once however often it is repeated, each key for itself', async () => {
    const [key, other] = [await made(), await made()];
    const create = async (by: Program) => {
      const { body } = await by.post('/api/admin/createJob', job).set('idempotency-key', 'order-7');
      return (body as { job: { _id: string } }).job._id;
    };
    const ids = await Promise.all([key, key, key, other].map(create));
    expect(new Set(ids.slice(0, 3)).size).toBe(1);
    expect(ids[3]).not.toBe(ids[0]);
  });

  it('is told why it is refused', async () => {
    const code = async (of: Pick<Program, 'get'>, path = '/api/admin/jobs') => {
      const { status, body } = await of.get(path);
      return [status, (body as { code: string }).code];
    };
    const now = app.clock.now();
    expect(await code(speaking(app, newKeyText()))).toEqual([401, 'api-key.unknown']);
    expect(await code(speaking(app, 'cpk_'))).toEqual([401, 'api-key.unknown']);
    expect(await code(await aKey(app, { expiresAt: now }))).toEqual([401, 'api-key.expired']);
    expect(await code(await aKey(app, { revokedAt: now }))).toEqual([401, 'api-key.revoked']);
    expect(await code(await aKey(app, { hold: aHold(app) }))).toEqual([403, 'api-key.on-hold']);
    expect(await code(await aKey(app), '/api/admin/people')).toEqual([403, 'api-key.scope-missing']);
    expect(await code(await aKey(app), '/api/admin/audit')).toEqual([403, 'api-key.scope-missing']);
    const elsewhere = await aKey(app, { networks: ['198.51.100.0/24', '2001:db8::/32'] });
    expect(await code(elsewhere)).toEqual([403, 'api-key.other-network']);
    expect((await (await aKey(app, { networks: ['127.0.0.0/8'] })).get('/api/admin/jobs')).status).toBe(200);
    // A caller without the scope learns neither what exists nor what is wrong with the input.
    expect(await code(await aKey(app), '/api/admin/people/unknown')).toEqual([403, 'api-key.scope-missing']);
  });

  it('is refused when it is put on hold between its check and its call', async () => {
    const keys = app.app.get(ApiKeyRepository, { strict: false });
    const [hold, find] = [aHold(app), keys.findByHash.bind(keys)];
    const key = await aKey(app, { createdBy: hold.adminId });
    jest.spyOn(keys, 'findByHash').mockImplementationOnce(async (hash) => {
      const found = await find(hash);
      await keys.holdAllOf(hold);
      return found;
    });
    const { status, body } = await key.get('/api/admin/jobs');
    expect([status, body.code]).toEqual([403, 'api-key.on-hold']);
    expect(await listed(key)).toMatchObject({ calls: 0, refusals: 1 });
  });

  it('is counted: what was let in, what was refused, and when', async () => {
    const key = await aKey(app);
    expect(await listed(key)).toMatchObject({ calls: 0, lastUsedAt: null, refusals: 0, lastRefusedAt: null });
    await Promise.all(Array.from({ length: 20 }, () => key.get('/api/admin/jobs')));
    const used = app.clock.now().toISOString();
    app.clock.advance(60_000);
    await key.get('/api/admin/people');
    const refused = app.clock.now().toISOString();
    expect(await listed(key)).toMatchObject({
      calls: 20,
      lastUsedAt: used,
      refusals: 1,
      lastRefusedAt: refused,
    });
  });
});
