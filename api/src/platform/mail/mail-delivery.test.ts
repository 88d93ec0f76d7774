import { Logger } from '@nestjs/common';
import type { Model } from 'mongoose';
import { COMPANY } from '@consulting/contracts';
import { TestClock } from '../../../../test/support/app/clock.ts';
import { engines, openTestDatabase, type TestDatabase } from '../../../../test/support/app/database.ts';
import { sentBy } from '../../../../test/support/checks/queries.ts';
import { KeepingMailer } from '../../../../test/support/stand-ins/mailer.ts';
import type { Settings } from '../../config/settings.ts';
import { Timing } from '../schedule/timing.ts';
import { MailContents } from './mail-contents.ts';
import { MongoRefusals, refusalSchema } from './refusals/mongo-refusals.ts';
import { MailDelivery } from './mail-delivery.ts';
import { Mailer, MailRefused, type MailMessage } from './mailer.ts';
import { MongoMailQueue, MongoUndeliveredMails } from './mongo-mail-queue.ts';
import { RegisteredReaders } from './registered-readers.ts';
import { queuedMailSchema, type QueuedMail } from './queued-mail.schema.ts';
import type { Mail } from './mail-queue.ts';

const settings = {
  publicUrl: 'https://www.firm.test',
  mailFrom: 'no-reply@firm.test',
  production: true,
  smtpUrl: 'smtp://mail.firm.test',
} as Settings;
const mail: Mail = {
  to: 'ann@example.org',
  language: 'en',
  subject: 'Your application',
  paragraphs: ['Dear Ann <3,', 'you have been selected.'],
  action: { label: 'Open your messages', path: '/dashboard/messages?x=1&y=2' },
  kind: 'decision',
};
const page = { page: 1, limit: 10 };
const DAYS = 24 * 3600_000;

/** Refuses every mail; counts the tries. */
class RefusingMailer extends Mailer {
  tries = 0;

  async send(): Promise<void> {
    this.tries += 1;
    throw new Error('450 mailbox busy');
  }
}

/** Never answers, like a process that dies during delivery. */
class SilentMailer extends Mailer {
  readonly seen: MailMessage[] = [];

  send(message: MailMessage): Promise<void> {
    this.seen.push(message);
    return new Promise(() => undefined);
  }
}

describe.each(engines())('the mail queue on %s', (engine) => {
  let database: TestDatabase;
  let records: Model<QueuedMail>;
  let refusals: MongoRefusals;
  let clock: TestClock;
  let queue: MongoMailQueue;
  let reader: MongoUndeliveredMails;
  let readers: RegisteredReaders;
  const deliveryBy = (mailer: Mailer, own = settings): MailDelivery => {
    const [timing, contents] = [new Timing(false), new MailContents()];
    const delivery = new MailDelivery(records, mailer, readers, contents, refusals, own, clock, timing);
    deliveries.push(delivery);
    return delivery;
  };
  // A delivery that hangs must not claim mails of the next test.
  const deliveries: MailDelivery[] = [];
  afterEach(() => {
    for (const delivery of deliveries.splice(0)) void delivery.beforeApplicationShutdown();
  });

  beforeAll(async () => {
    Logger.overrideLogger(false);
    database = await openTestDatabase(engine);
    records = await database.model('Outbox', queuedMailSchema);
    refusals = new MongoRefusals(await database.model('Refusal', refusalSchema));
  });
  afterAll(() => database.close());
  beforeEach(async () => {
    await database.clear();
    clock = new TestClock();
    queue = new MongoMailQueue(records, refusals, clock);
    reader = new MongoUndeliveredMails(records, clock);
    readers = new RegisteredReaders();
  });

  it('keeps a mail exactly when its change is kept', async () => {
    const change = database.unitOfWork.run(async () => {
      await queue.enqueue(mail);
      throw new Error('the change fails');
    });
    await expect(change).rejects.toThrow('the change fails');
    expect(await reader.count('waiting')).toBe(0);
    await database.unitOfWork.run(() => queue.enqueue(mail));
    expect(await reader.count('waiting')).toBe(1);
  });

  it('is delivered by whatever process comes next, and then empty', async () => {
    await queue.enqueue(mail);
    const mailer = new KeepingMailer();
    expect(await deliveryBy(mailer).deliverDue()).toBe(1);
    const sent = mailer.sent[0];
    expect(sent).toMatchObject({
      to: 'ann@example.org',
      from: 'no-reply@firm.test',
      replyTo: COMPANY.email,
      subject: 'Your application',
      link: '/dashboard/messages?x=1&y=2',
    });
    expect(sent?.messageId).toMatch(/^<[0-9a-f]{24}@www\.firm\.test>$/);
    expect(sent?.text).toContain('Dear Ann <3,\n\nyou have been selected.');
    expect(sent?.html).toContain('Dear Ann &lt;3,');
    expect(sent?.html).toContain('href="https://www.firm.test/dashboard/messages?x=1&amp;y=2"');
    for (const content of [sent?.text, sent?.html]) expect(content).toContain(COMPANY.registerNumber);
    expect(await records.countDocuments()).toBe(0);
    expect(await deliveryBy(mailer).deliverDue()).toBe(0);
  });

  it('is only looked at while nothing is due', async () => {
    const silent = deliveryBy(new SilentMailer());
    await queue.enqueue(mail);
    clock.advance(-1);
    const sent = await sentBy(() => silent.deliverDue());
    expect(sent.map(({ method }) => method)).toEqual(['find']);
  });

  it('is shared by several processes without a mail sent twice', async () => {
    for (let number = 0; number < 30; number++) await queue.enqueue({ ...mail, subject: `Mail ${number}` });
    const mailer = new KeepingMailer();
    const counts = await Promise.all([1, 2, 3].map(() => deliveryBy(mailer).deliverDue()));
    expect(counts.reduce((sum, count) => sum + count)).toBe(30);
    expect(new Set(mailer.sent.map(({ subject }) => subject)).size).toBe(30);
    expect(mailer.sent).toHaveLength(30);
  });

  it('repeats after a crash, recognisably, and not before the lease ends', async () => {
    await queue.enqueue(mail);
    const silent = new SilentMailer();
    const hanging = deliveryBy(silent);
    void hanging.deliverDue();
    while (silent.seen.length === 0) await new Promise(setImmediate);
    const mailer = new KeepingMailer();
    expect(await deliveryBy(mailer).deliverDue()).toBe(0);
    clock.advance(10 * 60_000);
    expect(await deliveryBy(mailer).deliverDue()).toBe(1);
    expect(mailer.sent[0]?.messageId).toBe(silent.seen[0]?.messageId);
  });

  it('claimed by a process that died is due at the next start, where one process owns the store', async () => {
    // Each line of the dead process hangs in a delivery, so none of them claims what is stored later.
    const lines = 4;
    for (let number = 0; number < lines; number++) await queue.enqueue(mail);
    const silent = new SilentMailer();
    const dead = deliveryBy(silent);
    void dead.deliverDue();
    while (silent.seen.length < lines) await new Promise(setImmediate);
    const mailer = new KeepingMailer();
    const databaseUri = engine === 'embedded' ? 'sqlite:store.sqlite' : 'mongodb://mongo/consulting';
    const next = deliveryBy(mailer, { ...settings, databaseUri });
    await next.onApplicationBootstrap();
    const due = engine === 'embedded' ? lines : 0;
    expect(await next.deliverDue()).toBe(due);
    // Its own claims are not taken from this process.
    await queue.enqueue(mail);
    expect(await next.deliverDue()).toBe(1);
    expect(mailer.sent).toHaveLength(due + 1);
  });

  it('gives up at once what the server refuses for good, and logs its words without the receiver', async () => {
    const warned = jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
    const words = '550 5.1.1 <ann@example.org>: mailbox of Ann at EXAMPLE.org\nis unknown';
    await queue.enqueue(mail);
    const final = new (class extends Mailer {
      send = () => Promise.reject(new MailRefused(words));
    })();
    expect(await deliveryBy(final).deliverDue()).toBe(0);
    const { items } = await reader.page({}, page);
    expect(items).toEqual([expect.objectContaining({ state: 'failed', attempts: 1, lastError: words })]);
    expect(warned.mock.calls).toEqual([
      [
        'An email (decision) was given up after attempt 1: 550 5.1.1 <[receiver]>: mailbox of [receiver] at [receiver] is unknown',
      ],
    ]);
    warned.mockRestore();

    await reader.retry(items[0]?.id ?? '');
    expect(await deliveryBy(new KeepingMailer()).deliverDue()).toBe(1);
  });

  it('waits longer after each failure, gives up after about a day, and tells the administration', async () => {
    await queue.enqueue(mail);
    const refusing = new RefusingMailer();
    const delivery = deliveryBy(refusing);
    const waits: number[] = [];
    await delivery.deliverDue();
    for (;;) {
      const { nextAt } = (await reader.page({ state: 'waiting' }, page)).items[0] ?? {};
      if (!nextAt) break;
      waits.push(nextAt.getTime() - clock.now().getTime());
      clock.set(new Date(nextAt.getTime() - 1));
      await delivery.deliverDue();
      expect(refusing.tries).toBe(waits.length);
      clock.set(nextAt);
      await delivery.deliverDue();
    }
    expect(waits.length).toBeGreaterThanOrEqual(5);
    expect(waits.every((wait, index) => wait > (waits[index - 1] ?? 0))).toBe(true);
    const all = waits.reduce((sum, wait) => sum + wait);
    expect(all).toBeGreaterThan(0.8 * DAYS);
    expect(all).toBeLessThan(2 * DAYS);
    clock.advance(30 * DAYS);
    expect(await delivery.deliverDue()).toBe(0);

    const { items, total } = await reader.page({ state: 'failed' }, page);
    expect(total).toBe(1);
    expect(items[0]).toMatchObject({
      to: mail.to,
      subject: mail.subject,
      kind: 'decision',
      state: 'failed',
      attempts: refusing.tries,
      lastError: '450 mailbox busy',
    });
    expect(await reader.page({ state: 'waiting' }, page)).toMatchObject({ total: 0, items: [] });
    expect(await reader.page({}, page)).toMatchObject({ total: 1 });

    await reader.retry(items[0]?.id ?? '');
    const mailer = new KeepingMailer();
    expect(await deliveryBy(mailer).deliverDue()).toBe(1);
    await expect(reader.retry(items[0]?.id ?? '')).rejects.toMatchObject({ kind: 'not-found' });
  });

  it('delivers the other mails while one is refused', async () => {
    await queue.enqueue(mail);
    await queue.enqueue({ ...mail, to: 'bob@example.org' });
    const kept = new KeepingMailer();
    const picky = new (class extends Mailer {
      async send(message: MailMessage): Promise<void> {
        if (message.to.startsWith('ann')) throw new Error('550 unknown');
        await kept.send(message);
      }
    })();
    expect(await deliveryBy(picky).deliverDue()).toBe(1);
    expect(kept.sent.map(({ to }) => to)).toEqual(['bob@example.org']);
  });
});
