import { WebhookDelivery } from '../../../api/src/webhooks/adapters/mongo/webhook-delivery.ts';
import { startApp, type TestApp } from '../../support/app/app.ts';
import { signInAdmin, type SignedIn } from '../../support/people/people.ts';
import { Receiver } from '../../support/stand-ins/receiver.ts';
import { TestResolver } from '../../support/stand-ins/resolver.ts';
import { verified } from '../../support/people/webhooks.ts';

const PATH = '/api/admin/webhooks';
const MISSING = 'f'.repeat(24);
const HOUR = 3600_000;

let app: TestApp;
let admin: SignedIn;
let receiver: Receiver;

beforeAll(async () => {
  receiver = await Receiver.listen();
  const names = { 'receiver.test': ['127.0.0.1'], 'public.example': ['93.184.216.34'] };
  app = await startApp({ egress: { ...receiver.egress, resolver: new TestResolver(names) } });
});
afterAll(async () => {
  await app.close();
  await receiver.close();
});
beforeEach(async () => {
  // So that no confirmation is required.
  admin = await signInAdmin(app);
  receiver.received.length = 0;
  receiver.answer = (response) => response.writeHead(204).end();
  for (const name of ['webhooks', 'webhookdeliveries']) await app.connection.collection(name).deleteMany({});
});

const aWebhook = (changes: object = {}) => ({
  url: receiver.url(),
  events: ['contact.received'],
  ...changes,
});
const deliver = () => app.app.get(WebhookDelivery, { strict: false }).deliverDue();
const contact = () =>
  app.request
    .post('/public/api/v0/contact-admin')
    .send({ name: 'Maria', email: 'maria@example.com', message: 'Hello' });
async function add(changes: object = {}): Promise<{ id: string; secret: string }> {
  const { body } = await admin.post(PATH, aWebhook(changes));
  return { id: body.webhook._id as string, secret: body.secret as string };
}
const viewOf = async (id: string) => (await admin.get(`${PATH}/${id}`)).body as Record<string, unknown>;
const deliveriesOf = async (id: string, query = '') =>
  (await admin.get(`${PATH}/${id}/deliveries${query}`)).body as Record<string, unknown>[];
const audited = async () =>
  ((await admin.get('/api/admin/audit?q=webhook')).body as Record<string, string>[]).map(
    ({ action, label, targetId, actorId }) => ({ action, label, targetId, actorId }),
  );

it('are added with a secret that is told once, shown, listed and removed', async () => {
  expect((await admin.get(PATH)).body).toEqual([]);
  const details = { url: 'HTTPS://Public.Example:443/a?b=c', description: '  Applicant\ntracking ' };
  const { status, body } = await admin.post(
    PATH,
    aWebhook({ ...details, events: ['job.opened', 'job.opened'] }),
  );
  const webhook = {
    _id: expect.stringMatching(/^[0-9a-f]{24}$/),
    url: 'https://public.example/a?b=c',
    events: ['job.opened'],
    description: 'Applicant tracking',
    active: true,
    hold: null,
    addressBy: admin.id,
    ownerRemoved: false,
    createdAt: app.clock.now().toISOString(),
    formerSecretUntil: null,
    version: expect.any(String) as string,
    lastDeliveredAt: null,
    waiting: 0,
    failed: 0,
    held: 0,
  };
  expect([status, body]).toEqual([
    201,
    {
      code: 'webhook.created',
      message: expect.any(String),
      webhook,
      secret: expect.stringMatching(/^whsec_[A-Za-z0-9+/]{43}=$/),
    },
  ]);
  const id = body.webhook._id as string;
  expect(await viewOf(id)).toEqual(webhook);
  app.clock.advance(1000);
  await add();
  const list = (await admin.get(PATH)).body as { _id: string; url: string }[];
  expect(list.map(({ url }) => url)).toEqual([receiver.url(), webhook.url]);
  expect((await admin.get(`${PATH}?q=tracking`)).body).toEqual([webhook]);
  expect((await admin.delete(`${PATH}/${id}`)).body.code).toBe('webhook.removed');
  expect((await admin.get(`${PATH}/${id}`)).body.code).toBe('webhook.not-found');
  expect((await admin.delete(`${PATH}/${id}`)).status).toBe(404);
  expect((await audited()).slice(0, 3).map(({ action, label }) => [action, label])).toEqual([
    ['webhook.removed', 'public.example'],
    ['webhook.created', `receiver.test:${receiver.port}`],
    ['webhook.created', 'public.example'],
  ]);
});

it.each<[object, string, string]>([
  [{ url: undefined }, 'url', 'webhook.url-invalid'],
  [{ url: ' ' }, 'url', 'webhook.url-invalid'],
  [{ url: 5 }, 'url', 'webhook.url-invalid'],
  [{ url: `https://public.example/${'x'.repeat(2000)}` }, 'url', 'field.too-long'],
  [{ url: `https://public.example/${'ä'.repeat(700)}` }, 'url', 'webhook.url-invalid'],
  [{ url: 'https://nobody.example/' }, 'url', 'webhook.url-not-found'],
  [{ events: undefined }, 'events', 'field.not-list'],
  [{ events: [] }, 'events', 'field.required'],
  [{ events: ['job.paused'] }, 'events', 'field.not-one-of'],
  [{ events: ['webhook.test'] }, 'events', 'field.not-one-of'],
  [{ events: [['job.opened']] }, 'events', 'field.not-one-of'],
  [{ events: 'job.opened' }, 'events', 'field.not-list'],
  [{ description: 'x'.repeat(201) }, 'description', 'field.too-long'],
  [{ active: true }, 'active', 'field.unknown'],
])('refuses %j', async (changes, field, code) => {
  const { status, body } = await admin.post(PATH, aWebhook(changes));
  expect([status, body.errors]).toEqual([400, [expect.objectContaining({ field, code })]]);
  expect((await admin.get(PATH)).body).toEqual([]);
});

it('are changed by what is sent, and by nothing', async () => {
  const { id } = await add({ description: 'First' });
  const before = await viewOf(id);
  const change = async (fields: object) => (await admin.patch(`${PATH}/${id}`, fields)).body;
  expect(await change({ description: '' })).toMatchObject({
    code: 'webhook.updated',
    webhook: { description: '' },
  });
  expect(await change({ events: ['job.closed'], active: false })).toMatchObject({
    webhook: {
      ...before,
      description: '',
      events: ['job.closed'],
      active: false,
      version: expect.not.stringContaining(String(before['version'])),
    },
  });
  expect((await change({ url: 'https://10.0.0.1/' })).errors).toEqual([
    expect.objectContaining({ field: 'url', code: 'webhook.url-not-public' }),
  ]);
  expect((await change({})).errors).toEqual([expect.objectContaining({ code: 'field.none-given' })]);
  expect((await change({ active: null })).code).toBe('field.not-boolean');
  expect((await admin.patch(`${PATH}/${MISSING}`, { active: true })).status).toBe(404);
  expect((await audited())[0]).toEqual({
    action: 'webhook.edited',
    label: `receiver.test:${receiver.port}`,
    targetId: id,
    actorId: admin.id,
  });
});

it('tell how each attempt went, and are tried by a test of their own', async () => {
  const [{ id, secret }, other] = [await add(), await add()];
  expect((await admin.post(`${PATH}/${id}/test`)).body.code).toBe('webhook.test-queued');
  expect((await viewOf(id))['waiting']).toBe(1);
  receiver.answer = (response) => response.writeHead(503).end();
  await deliver();
  const attempt = {
    at: app.clock.now().toISOString(),
    status: 503,
    milliseconds: expect.any(Number),
    error: null,
  };
  const waiting = {
    _id: expect.any(String),
    messageId: receiver.received[0]?.headers['webhook-id'],
    type: 'webhook.test',
    state: 'waiting',
    attempts: [attempt],
    createdAt: app.clock.now().toISOString(),
    nextAt: new Date(app.clock.now().getTime() + 30_000).toISOString(),
  };
  expect(await deliveriesOf(id)).toEqual([waiting]);
  app.clock.advance(30_000);
  receiver.answer = (response) => response.writeHead(200).end();
  await deliver();
  expect(verified(receiver.received[1]!, secret, app.clock.now())).toMatchObject({
    type: 'webhook.test',
    data: { webhookId: id },
  });
  expect(await deliveriesOf(id, '?state=delivered')).toEqual([
    {
      ...waiting,
      state: 'delivered',
      nextAt: null,
      attempts: [attempt, expect.objectContaining({ status: 200 })],
    },
  ]);
  expect(await deliveriesOf(id, '?state=failed')).toEqual([]);
  expect((await admin.get(`${PATH}/${id}/deliveries?state=lost`)).status).toBe(400);
  expect(await deliveriesOf(other.id)).toEqual([]);
  expect(await viewOf(id)).toMatchObject({ waiting: 0, lastDeliveredAt: app.clock.now().toISOString() });
  await admin.patch(`${PATH}/${id}`, { active: false });
  expect((await admin.post(`${PATH}/${id}/test`)).body.code).toBe('webhook.inactive');
});

it('send again what was delivered, under the same id', async () => {
  const { id } = await add();
  await contact();
  await deliver();
  const [delivery] = await deliveriesOf(id);
  const retry = (webhook = id) =>
    admin.post(`${PATH}/${webhook}/deliveries/${String(delivery?.['_id'])}/retry`);
  expect((await retry()).body.code).toBe('webhook.queued-again');
  expect((await deliveriesOf(id))[0]).toMatchObject({ state: 'waiting' });
  expect(await deliver()).toBe(1);
  expect(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
  const other = await add();
  expect((await retry(other.id)).body.code).toBe('delivery.not-found');
  expect((await audited())[1]).toMatchObject({ action: 'webhook.sent-again', targetId: id });
  expect((await viewOf(other.id))['waiting']).toBe(0);
});

it('have a new secret when asked, beside which the former one signs for a day', async () => {
  const { id, secret } = await add();
  const { body, status } = await admin.post(`${PATH}/${id}/secret`);
  const until = new Date(app.clock.now().getTime() + 24 * HOUR).toISOString();
  expect([status, body.code, body.webhook.formerSecretUntil]).toEqual([
    200,
    'webhook.secret-replaced',
    until,
  ]);
  expect(body.secret).not.toBe(secret);
  await contact();
  await deliver();
  for (const each of [secret, body.secret as string]) verified(receiver.received[0]!, each, app.clock.now());
  app.clock.advance(24 * HOUR);
  admin = await signInAdmin(app);
  await contact();
  await deliver();
  verified(receiver.received[1]!, body.secret as string, app.clock.now());
  expect(() => verified(receiver.received[1]!, secret, app.clock.now())).toThrow();
  expect((await viewOf(id))['formerSecretUntil']).toBe(null);
});
