import type { HoldCause } from '@consulting/contracts';
import { SecondFactorReset } from '../../../../api/src/auth/second-factor/application/second-factor-reset.ts';
import { WebhookDelivery } from '../../../../api/src/webhooks/adapters/mongo/webhook-delivery.ts';
import { startApp, type TestApp } from '../../../support/app/app.ts';
import { door } from '../../../support/people/accounts.ts';
import { linkTo, moveTo, fresh } from '../../../support/people/email-links.ts';
import { Member } from '../../../support/people/member.ts';
import { signInAdmin, speaking, type SignedIn } from '../../../support/people/people.ts';
import { Receiver } from '../../../support/stand-ins/receiver.ts';
import { TestResolver } from '../../../support/stand-ins/resolver.ts';

const NEW_PASSWORD = 'a wholly new sentence of words';

let app: TestApp;
let receiver: Receiver;
let boss: SignedIn;
let owner: Member;
beforeAll(async () => {
  receiver = await Receiver.listen();
  app = await startApp({
    egress: { ...receiver.egress, resolver: new TestResolver({ 'receiver.test': ['127.0.0.1'] }) },
  });
});
afterAll(async () => {
  await app.close();
  await receiver.close();
});
beforeEach(async () => {
  for (const name of ['admins', 'admincounts', 'apikeys', 'audit', 'outbox', 'webhooks', 'webhookdeliveries'])
    await app.connection.collection(name).deleteMany({});
  receiver.received.length = 0;
  boss = await signInAdmin(app);
  owner = await Member.of(app, 'admin');
});

const mailsTo = async (email: string) => (await app.mails()).filter(({ to }) => to === email);
const actions = async (about: RegExp) =>
  (await app.connection.collection('audit').find().sort({ _id: 1 }).toArray())
    .filter(({ action }) => about.test(action as string))
    .map(({ action, label, actorId, regarding }) => ({ action, label, actorId, regarding }));
const pathTo = { key: '/api/admin/api-keys', webhook: '/api/admin/webhooks' };
const CLOSED = /held|released|invitations-revoked/;

/** What an intruder makes with the session of an administrator. */
async function madeBy(maker: SignedIn) {
  const { key, apiKey } = (await maker.post(pathTo.key, { name: 'Feed', scopes: ['jobs:read'] })).body;
  const details = { url: receiver.url(), events: ['contact.received'] };
  const { webhook } = (await maker.post(pathTo.webhook, details)).body;
  const { inviteCode } = (await maker.post('/api/admin/admins/invite', {})).body;
  return {
    keyId: apiKey._id as string,
    key: speaking(app, key as string),
    webhookId: webhook._id as string,
    inviteCode: inviteCode as string,
  };
}

async function resetByLink(): Promise<void> {
  await door(app, 'admin/forgot-password', { email: owner.email });
  const token = await linkTo(app, owner.email, 'Choose a new password');
  const { status } = await door(app, 'admin/reset-password', { token, password: NEW_PASSWORD });
  expect(status).toBe(200);
}

interface Recovery {
  cause: HoldCause;
  /** Before the intruder comes. */
  given?: () => Promise<unknown>;
  recover: () => Promise<void>;
  /** In whose name it is noted. */
  actor: () => string;
}

let undo = '';
const RECOVERIES: Record<string, Recovery> = {
  'a password reset by link': { cause: 'password-reset', recover: resetByLink, actor: () => owner.id },
  'an undone change of the address': {
    cause: 'email-restored',
    given: async () => {
      undo = await moveTo(app, owner.person.token, owner.email, fresh('intruder'), true);
    },
    recover: async () => {
      expect((await door(app, 'undo-email-change', { token: undo })).status).toBe(200);
    },
    actor: () => owner.id,
  },
  'a second factor reset by another administrator': {
    cause: 'second-factor-reset',
    given: () => owner.addApp(),
    recover: async () => {
      const { status } = await boss.delete(`/api/admin/admins/${owner.id}/second-factor`);
      expect(status).toBe(200);
    },
    actor: () => boss.id,
  },
  'a second factor reset by the operator': {
    cause: 'second-factor-reset',
    given: () => owner.addApp(),
    recover: () => app.app.get(SecondFactorReset, { strict: false }).byOperator(owner.email),
    actor: () => 'system',
  },
  'the removal of the administrator': {
    cause: 'administrator-removed',
    recover: async () => {
      expect((await boss.delete(`/api/admin/admins/${owner.id}`)).status).toBe(200);
    },
    actor: () => boss.id,
  },
};

it.each(Object.entries(RECOVERIES))('%s closes what the administrator made', async (_, recovery) => {
  await recovery.given?.();
  const made = await madeBy(owner.person);
  const others = await madeBy(boss);
  expect((await made.key.get('/api/admin/jobs')).status).toBe(200);
  await recovery.recover();

  const refused = await made.key.get('/api/admin/jobs');
  expect([refused.status, refused.body.code]).toEqual([403, 'api-key.on-hold']);
  expect((await others.key.get('/api/admin/jobs')).status).toBe(200);
  const hold = { cause: recovery.cause, since: app.clock.now().toISOString(), adminId: owner.id };
  const ownerRemoved = recovery.cause === 'administrator-removed';
  expect((await boss.get(`${pathTo.key}?state=on-hold`)).body).toMatchObject([
    { _id: made.keyId, state: 'on-hold', hold, ownerRemoved },
  ]);
  const webhook = (id: string) => boss.get(`${pathTo.webhook}/${id}`);
  expect((await webhook(made.webhookId)).body).toMatchObject({ hold, addressBy: owner.id, ownerRemoved });
  expect((await webhook(others.webhookId)).body).toMatchObject({ hold: null, ownerRemoved: false });
  const register = (inviteCode: string) =>
    door(app, 'admin/register', { email: fresh('new'), phone: '1', password: NEW_PASSWORD, inviteCode });
  expect((await register(made.inviteCode)).status).toBe(403);
  expect((await register(others.inviteCode)).status).toBe(201);

  const entry = { actorId: recovery.actor() };
  expect(await actions(CLOSED)).toEqual([
    { ...entry, action: 'admin.invitations-revoked', label: owner.email, regarding: '1 invitations' },
    { ...entry, action: 'api-key.held', label: 'Feed' },
    { ...entry, action: 'webhook.held', label: `receiver.test:${receiver.port}` },
  ]);
  const told = (await mailsTo(boss.email)).filter(({ subject }) => /on hold/.test(subject));
  expect(told).toHaveLength(1);
  expect(told[0]?.text).toMatch(/API key: Feed\nWebhook: receiver\.test/);
});

it('other administrators let keys and webhooks go on, once, and what waited is sent', async () => {
  const made = await madeBy(owner.person);
  const deliver = () => app.app.get(WebhookDelivery, { strict: false }).deliverDue();
  await owner.person.post(`${pathTo.webhook}/${made.webhookId}/test`);
  await resetByLink();
  await deliver();
  expect(receiver.received).toEqual([]);
  expect((await boss.post(`${pathTo.webhook}/${made.webhookId}/test`)).body.code).toBe('webhook.on-hold');
  for (const [path, id] of [
    [pathTo.key, made.keyId],
    [pathTo.webhook, made.webhookId],
  ]) {
    const released = await Promise.all([1, 2, 3].map(() => boss.post(`${path}/${id}/release`)));
    expect(released.map(({ status }) => status).sort()).toEqual([200, 409, 409]);
    expect((await boss.post(`${path}/${id}/release`)).body.code).toBe('hold.none');
  }
  expect((await made.key.get('/api/admin/jobs')).status).toBe(200);
  await deliver();
  expect(receiver.received).toHaveLength(1);
  expect((await actions(/released/)).map(({ action, actorId }) => [action, actorId])).toEqual([
    ['api-key.released', boss.id],
    ['webhook.released', boss.id],
  ]);
});

it('the administrator whose account was recovered lets nothing go on, except as the only one left', async () => {
  const made = await madeBy(owner.person);
  await boss.delete(`/api/admin/admins/${boss.id}`);
  const another = await signInAdmin(app);
  await resetByLink();
  const { body } = await door(app, 'admin/login', { email: owner.email, password: NEW_PASSWORD });
  const again = speaking(app, body.token as string);
  const release = () => again.post(`${pathTo.key}/${made.keyId}/release`);
  const refused = await release();
  expect([refused.status, refused.body.code]).toEqual([409, 'hold.ended-by-another']);
  const webhook = `${pathTo.webhook}/${made.webhookId}`;
  expect((await again.post(`${webhook}/release`)).body.code).toBe('hold.ended-by-another');
  await another.delete(`/api/admin/admins/${another.id}`);
  expect((await release()).body.code).toBe('api-key.released');
  expect((await again.post(`${webhook}/release`)).body.code).toBe('webhook.released');
});

it('a webhook is held with the administrator who last changed its address', async () => {
  const { webhookId } = await madeBy(boss);
  const path = `${pathTo.webhook}/${webhookId}`;
  await owner.person.patch(path, { url: receiver.url(), description: 'As before' });
  expect((await boss.get(path)).body.addressBy).toBe(boss.id);
  await owner.person.patch(path, { url: receiver.url('/elsewhere') });
  await resetByLink();
  expect((await boss.get(path)).body.hold).toMatchObject({ adminId: owner.id });
});

it('what gives lasting access is mailed to every administrator in the own language, and no secret with it', async () => {
  await boss.put('/api/admin/language', { language: 'de' });
  const { inviteCode, webhookId } = await madeBy(owner.person);
  const invited = { email: fresh('invited'), phone: '1', password: NEW_PASSWORD, inviteCode };
  expect((await door(app, 'admin/register', invited)).status).toBe(201);
  await owner.person.patch(`${pathTo.webhook}/${webhookId}`, { url: receiver.url('/elsewhere') });
  const host = `receiver.test:${receiver.port}`;
  expect((await mailsTo(owner.email)).map(({ subject }) => subject)).toEqual([
    'New API key: Feed',
    `New webhook: ${host}`,
    'New invitation to the administration',
    `New administrator: ${invited.email}`,
    `New address of a webhook: ${host}`,
  ]);
  const told = await mailsTo(boss.email);
  expect(told[0]).toMatchObject({ subject: 'Neuer API-Schlüssel: Feed' });
  expect(told).toHaveLength(5);
  for (const { text } of told) expect(text).toContain(owner.email);
  for (const { text } of told) expect(text).not.toMatch(new RegExp(`cpk_|whsec_|${inviteCode}`));
  // The new administrator is told of what comes later only.
  expect((await mailsTo(invited.email)).map(({ subject }) => subject)).toEqual([
    `New address of a webhook: ${host}`,
  ]);
});
