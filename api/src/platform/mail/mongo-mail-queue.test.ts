import { Logger } from '@nestjs/common';
import type { Model } from 'mongoose';
import { TestClock } from '../../../../test/support/app/clock.ts';
import { engines, openTestDatabase, type TestDatabase } from '../../../../test/support/app/database.ts';
import type { Settings } from '../../config/settings.ts';
import { Timing } from '../schedule/timing.ts';
import { newId } from '../../shared/id.ts';
import { MailContents } from './mail-contents.ts';
import { MongoRefusals, refusalSchema } from './refusals/mongo-refusals.ts';
import { MailDelivery } from './mail-delivery.ts';
import { Mailer } from './mailer.ts';
import { MongoMailQueue, MongoUndeliveredMails } from './mongo-mail-queue.ts';
import { MailRetention } from './mail-retention.ts';
import { queuedMailSchema, type QueuedMail } from './queued-mail.schema.ts';
import { RegisteredReaders } from './registered-readers.ts';
import type { Mail } from './mail-queue.ts';

const ALL = { page: 1, limit: 100 };
const settings = { publicUrl: 'https://www.firm.test', mailFrom: 'no-reply@firm.test' } as Settings;

/** A mail server whose answers the test chooses. */
class ScriptedMailer extends Mailer {
  constructor(readonly send: () => Promise<void>) {
    super();
  }
}

// Delivery from the mail queue is tested in mail-delivery.test.ts.
describe.each(engines())('the stored mail queue on %s', (engine) => {
  let db: TestDatabase;
  let records: Model<QueuedMail>;
  let refusals: MongoRefusals;
  let clock: TestClock;
  let queue: MongoMailQueue;
  let reader: MongoUndeliveredMails;

  beforeAll(async () => {
    Logger.overrideLogger(false);
    db = await openTestDatabase(engine);
    records = await db.model('Outbox', queuedMailSchema);
    refusals = new MongoRefusals(await db.model('Refusal', refusalSchema));
  });
  afterAll(() => db.close());
  beforeEach(async () => {
    await db.clear();
    clock = new TestClock();
    queue = new MongoMailQueue(records, refusals, clock);
    reader = new MongoUndeliveredMails(records, clock);
  });

  const enqueue = (subject: string, changes: Partial<Mail> = {}) =>
    queue.enqueue({
      to: 'ann@example.org',
      language: 'en',
      subject,
      paragraphs: ['Hello'],
      kind: 'contact',
      ...changes,
    });
  const deliver = (send: () => Promise<void>) =>
    new MailDelivery(
      records,
      new ScriptedMailer(send),
      new RegisteredReaders(),
      new MailContents(),
      refusals,
      settings,
      clock,
      new Timing(false),
    ).deliverDue();
  const refuse = () => Promise.reject(new Error('450 mailbox busy'));
  /** Fails every delivery until the mail is given up. */
  async function giveUp(): Promise<void> {
    while ((await reader.count('waiting')) > 0) {
      await deliver(refuse);
      clock.advance(24 * 3600_000);
    }
  }
  const subjects = async (state?: 'waiting' | 'failed', q?: string) =>
    (await reader.page({ state, q }, ALL)).items.map(({ subject }) => subject);

  it('keeps all of several mails, or none where the unit of work fails', async () => {
    const mail: Mail = {
      to: 'ann@example.org',
      language: 'en',
      subject: 'S',
      paragraphs: [],
      kind: 'notification',
    };
    const failing = db.unitOfWork.run(async () => {
      await queue.enqueueAll([mail, mail]);
      throw new Error('the change fails');
    });
    await expect(failing).rejects.toThrow('the change fails');
    await queue.enqueueAll([]);
    expect(await reader.count('waiting')).toBe(0);
    await db.unitOfWork.run(() => queue.enqueueAll([mail, mail]));
    expect(await reader.count('waiting')).toBe(2);
  });

  it('tells what is not delivered yet to one address, oldest first, given up or not', async () => {
    await enqueue('one');
    await enqueue('two');
    await giveUp();
    const facts = [{ label: 'Reason', value: 'No time' }];
    await enqueue('three', { paragraphs: ['Dear Ann', 'Welcome'], facts });
    await enqueue('other', { to: 'joann@example.org' });
    const waiting = await queue.waitingFor('ann@example.org');
    expect(waiting.map(({ subject }) => subject)).toEqual(['one', 'two', 'three']);
    expect(waiting[2]).toEqual({
      subject: 'three',
      paragraphs: ['Dear Ann', 'Welcome'],
      facts,
      createdAt: clock.now(),
    });
    expect(await queue.waitingFor('nobody@example.org')).toEqual([]);
  });

  it('drops all of one address, any number of times, unless the unit of work fails', async () => {
    await enqueue('given up');
    await giveUp();
    await enqueue('waiting');
    await enqueue('other', { to: 'joann@example.org' });
    const work = db.unitOfWork.run(async () => {
      await queue.forget('ann@example.org');
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect(await subjects()).toEqual(['other', 'waiting', 'given up']);
    await queue.forget('ann@example.org');
    await queue.forget('ann@example.org');
    expect(await subjects()).toEqual(['other']);
  });

  it('drops those of one kind, or all of the other kinds', async () => {
    for (const kind of ['confirm-application', 'receipt', 'decision'] as const) await enqueue(kind, { kind });
    await queue.forget('ann@example.org', 'receipt');
    expect((await subjects()).sort()).toEqual(['confirm-application', 'decision']);
    await queue.forget('ann@example.org', { but: 'confirm-application' });
    expect(await subjects()).toEqual(['confirm-application']);
  });

  it('drops what names somebody to others, and nothing else', async () => {
    await enqueue('about Nora', { about: 'a'.repeat(24) });
    await enqueue('about Ben', { about: 'b'.repeat(24) });
    await enqueue('about nobody');
    await queue.forgetAbout('a'.repeat(24));
    expect((await subjects()).sort()).toEqual(['about Ben', 'about nobody']);
  });

  it('pages newest first, the later of one moment first, and keeps the text to itself', async () => {
    for (const subject of ['a', 'b']) await enqueue(subject);
    clock.advance(1000);
    await enqueue('c', { action: { label: 'Open', path: '/secret' } });
    const first = await reader.page({}, { page: 1, limit: 2 });
    expect([first.items.map(({ subject }) => subject), first.total]).toEqual([['c', 'b'], 3]);
    expect(await reader.page({}, { page: 2, limit: 2 })).toMatchObject({
      items: [{ subject: 'a' }],
      total: 3,
    });
    expect(first.items[0]).toEqual({
      id: expect.stringMatching(/^[0-9a-f]{24}$/),
      to: 'ann@example.org',
      subject: 'c',
      kind: 'contact',
      state: 'waiting',
      attempts: 0,
      lastError: null,
      createdAt: clock.now(),
      nextAt: clock.now(),
    });
  });

  it('lists and counts by state, and searches address and subject literally', async () => {
    await enqueue('Welcome (1)');
    await giveUp();
    await enqueue('Welcome back', { to: 'bob@example.org' });
    expect([await subjects('failed'), await subjects('waiting')]).toEqual([
      ['Welcome (1)'],
      ['Welcome back'],
    ]);
    expect([await reader.count('failed'), await reader.count('waiting')]).toEqual([1, 1]);
    expect(await subjects(undefined, 'WELCOME')).toEqual(['Welcome back', 'Welcome (1)']);
    expect(await subjects('waiting', 'welcome')).toEqual(['Welcome back']);
    expect(await subjects(undefined, 'e (1')).toEqual(['Welcome (1)']);
    expect(await subjects(undefined, 'Bob@')).toEqual(['Welcome back']);
    for (const q of ['.*', 'hello']) expect(await subjects(undefined, q)).toEqual([]);
  });

  it('tells how many are in each state, and since when the oldest waits', async () => {
    expect(await reader.depth()).toEqual({ counts: { waiting: 0, failed: 0, held: 0 }, oldestWaiting: null });
    await enqueue('given up');
    await giveUp();
    const first = clock.now();
    await enqueue('first');
    clock.advance(60_000);
    await enqueue('second');
    expect(await reader.depth()).toEqual({
      counts: { waiting: 2, failed: 1, held: 0 },
      oldestWaiting: first,
    });
  });

  it('makes a mail due at once with all its tries, also one that only waits', async () => {
    await enqueue('a');
    await deliver(refuse);
    const [before] = (await reader.page({ state: 'waiting' }, ALL)).items;
    expect([before?.attempts, await deliver(async () => {})]).toEqual([1, 0]);
    await reader.retry(before?.id ?? '');
    expect((await reader.page({ state: 'waiting' }, ALL)).items).toEqual([
      { ...before, attempts: 0, nextAt: clock.now() },
    ]);
    expect(await deliver(async () => {})).toBe(1);
  });

  it('keeps what was given up for a month, and what waits for as long as it waits', async () => {
    await enqueue('given up');
    await giveUp();
    clock.advance(32 * 86_400_000);
    await enqueue('waits');
    await new MailRetention(records, clock).sweep();
    expect(await reader.depth()).toMatchObject({ counts: { waiting: 1, failed: 0 } });
  });

  it('refuses to send again what is being sent, and what it does not hold', async () => {
    await enqueue('a');
    const id = (await reader.page({}, ALL)).items[0]?.id ?? '';
    let retried: Promise<void> | undefined;
    await deliver(async () => {
      retried = reader.retry(id);
      await retried.catch(() => undefined);
    });
    await expect(retried).rejects.toMatchObject({ kind: 'conflict' });
    for (const gone of [id, newId()])
      await expect(reader.retry(gone)).rejects.toMatchObject({ kind: 'not-found' });
  });
});
