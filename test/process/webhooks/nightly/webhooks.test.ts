import mongoose from 'mongoose';
import { AdminsService } from '../../../../api/src/auth/account/application/admins.service.ts';
import { ContactService } from '../../../../api/src/contact/application/contact.service.ts';
import { SYSTEM } from '../../../../api/src/platform/audit/audit-log.ts';
import { WebhookDelivery } from '../../../../api/src/webhooks/adapters/mongo/webhook-delivery.ts';
import { WebhooksService } from '../../../../api/src/webhooks/application/webhooks.service.ts';
import { PASSWORD } from '../../../support/people/accounts.ts';
import { TestClock } from '../../../support/app/clock.ts';
import { engines } from '../../../support/app/database.ts';
import { filesIn, Installation } from '../../../support/app/installation.ts';
import { Receiver } from '../../../support/stand-ins/receiver.ts';
import { type ServerProcess, startServer } from '../../../support/app/server-process.ts';
import { verified } from '../../../support/people/webhooks.ts';

const DAY = 24 * 3600_000;

describe.each(engines())('webhooks on %s', (engine) => {
  let receiver: Receiver;
  let product: Installation;
  let clock: TestClock;
  let server: ServerProcess | undefined;

  beforeEach(async () => {
    receiver = await Receiver.listen();
    clock = new TestClock(new Date().toISOString());
    product = await Installation.create(engine, { egress: receiver.egress, clock, isTimed: false });
  });
  afterEach(async () => {
    server?.child.kill('SIGKILL');
    await server?.ended;
    server = undefined;
    await product.end();
    await receiver.close();
  });

  const aWebhook = () =>
    product.get(WebhooksService).create(SYSTEM, {
      url: receiver.url('/hook', '127.0.0.1'),
      events: ['contact.received'],
      description: '',
      active: true,
    });
  const aContact = () =>
    product
      .get(ContactService)
      .receive(
        { kind: 'contact', name: 'Ann', email: 'ann@example.com', message: 'Hello' },
        { elapsed: 60_000 },
      );
  const deliver = () => product.get(WebhookDelivery).deliverDue();

  /** The built server on the same store. It treats the receiver's address as not public. */
  async function startBuilt(): Promise<ServerProcess> {
    const { dataDir, databaseUri, encryptionKey } = product.settings;
    const store: Record<string, string> = engine === 'mongodb' ? { MONGODB_URI: databaseUri } : {};
    server = await startServer({
      ...store,
      DATA_DIR: dataDir,
      ENCRYPTION_KEY: encryptionKey,
      LOG_LEVEL: 'trace',
      RATE_LIMIT_SCALE: '1000',
    });
    return server;
  }

  /**
   * Resolves once every scheduled task has run in the built server: MongoDB keeps the open transaction of a dead
   * process for a minute, and others wait for it.
   */
  async function untilSweptOnce(): Promise<void> {
    const connection = await mongoose.createConnection(product.settings.databaseUri).asPromise();
    const hasRun = ({ dueAt, until }: mongoose.mongo.BSON.Document) =>
      dueAt > new Date() && until <= new Date();
    let ticks: mongoose.mongo.BSON.Document[] = [];
    while (ticks.length < 2 || !ticks.every(hasRun))
      ticks = await connection
        .collection('leases')
        .find({ dueAt: { $exists: true } })
        .toArray();
    await connection.close();
  }

  async function post(url: string, path: string, body: object, token = ''): Promise<Record<string, never>> {
    const headers = {
      'content-type': 'application/json',
      ...(token && { authorization: `Bearer ${token}` }),
    };
    const answer = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Record<string, never>;
  }

  it('lose no event of a process that is killed, and tell no log their secrets', async () => {
    await product.start();
    const { webhook, secret } = await aWebhook();
    const email = 'admin@firm.example';
    await product.get(AdminsService).create({ email, phone: '+49 30 1234567', password: PASSWORD });
    await product.stop();

    const { url, child, said, ended } = await startBuilt();
    const { token } = await post(url, '/public/api/v0/admin/login', { email, password: PASSWORD });
    const made = await post(url, `/api/admin/webhooks/${webhook.id}/secret`, {}, token);
    const send = () =>
      post(url, '/public/api/v0/contact-admin', {
        name: 'Ann',
        email: 'maria@example.com',
        message: 'Hello',
      });
    if (engine === 'mongodb') await untilSweptOnce();
    await send();
    while (!said.stdout.includes('contact.received for 127.0.0.1'))
      await new Promise((resolve) => child.stdout?.once('data', resolve));
    // Killed while changes are made; acknowledged changes must be delivered.
    let acknowledged = 1;
    const sending = Array.from({ length: 40 }, async () => {
      await send();
      acknowledged += 1;
      // In the middle of a change if the store rolls it back at once; else after it, and before its delivery.
      if (engine === 'embedded' && acknowledged === 12) child.kill('SIGKILL');
    });
    await Promise.allSettled(sending);
    child.kill('SIGKILL');
    await ended;
    expect(acknowledged).toBeGreaterThan(5);
    for (const each of [secret, String(made['secret'])])
      for (const part of [each, each.slice('whsec_'.length)])
        expect(`${said.stdout}${said.stderr}`.includes(part)).toBe(false);

    const kept = (await product.documents('conversations')).map(({ _id }) => String(_id));
    expect(kept.length).toBeGreaterThanOrEqual(acknowledged);
    clock.advance(2 * 3600_000);
    await product.start();
    await deliver();
    const heard = receiver.received.map((request) => verified(request, secret, clock.now()));
    const ids = heard.map(({ data }) => (data as { id: string }).id);
    expect(ids.toSorted()).toEqual(kept.toSorted());
    for (const request of receiver.received) verified(request, String(made['secret']), clock.now());
  });

  it('are in a backup with sealed secrets, and hold what was waiting when it is restored', async () => {
    await product.start();
    const [{ webhook, secret }, gone] = [await aWebhook(), await aWebhook()];
    await aContact();
    const backup = await product.backup();
    await deliver();
    expect(receiver.received.length).toBe(2);
    await product.get(WebhooksService).remove(SYSTEM, gone.webhook.id);
    await product.stop();

    const files = await filesIn(backup);
    expect(files.filter(({ content }) => content.includes(secret.slice('whsec_'.length)))).toEqual([]);

    expect(await product.restore(backup, { replace: true })).toMatchObject({
      heldDeliveries: 2,
      toRepeat: { erasures: 1 },
      left: { erasures: 0 },
    });
    await product.start();
    clock.advance(DAY);
    expect(await deliver()).toBe(0);
    const all = { page: 1, limit: 10 };
    const service = product.get(WebhooksService);
    expect((await service.list(undefined, all)).items).toMatchObject([
      { webhook: { id: webhook.id }, summary: { waiting: 0, held: 1 } },
    ]);
    const [held] = (await service.deliveriesOf(webhook.id, { state: 'held' }, all)).items;
    // It does not block later events, and can be sent by hand.
    await aContact();
    expect(await deliver()).toBe(1);
    await service.sendAgain(SYSTEM, webhook.id, held?.id ?? '');
    expect(await deliver()).toBe(1);
    const ids = receiver.received.map(({ headers }) => headers['webhook-id']);
    expect(ids.at(-1)).toBe(held?.messageId);
    verified(receiver.received.at(-1)!, secret, clock.now());
  });
});
