import { Logger } from '@nestjs/common';
import type { Model } from 'mongoose';
import { TestClock } from '../../../../test/support/app/clock.ts';
import { engines, openTestDatabase, type TestDatabase } from '../../../../test/support/app/database.ts';
import { KeepingMailer } from '../../../../test/support/stand-ins/mailer.ts';
import type { Settings } from '../../config/settings.ts';
import { Timing } from '../schedule/timing.ts';
import { MailContents } from './mail-contents.ts';
import { MailDelivery } from './mail-delivery.ts';
import type { Mail } from './mail-queue.ts';
import { Mailer, type MailMessage } from './mailer.ts';
import { MongoMailQueue } from './mongo-mail-queue.ts';
import { queuedMailSchema, type QueuedMail } from './queued-mail.schema.ts';
import { MongoRefusals, refusalSchema } from './refusals/mongo-refusals.ts';
import { RegisteredReaders } from './registered-readers.ts';

const settings = {
  publicUrl: 'https://www.firm.test',
  mailFrom: 'no-reply@firm.test',
  production: true,
} as Settings;
const mail: Mail = {
  to: 'ann@example.org',
  language: 'en',
  subject: 'Your application',
  paragraphs: ['Dear Ann,'],
  kind: 'decision',
};
const MINUTES = 60_000;

/** Answers only when it is told to, as a server that examines mails for long. */
class SlowMailer extends Mailer {
  readonly seen: MailMessage[] = [];
  private answer: () => void = () => undefined;
  private readonly answered = new Promise<void>((resolve) => (this.answer = resolve));

  async send(message: MailMessage): Promise<void> {
    this.seen.push(message);
    if (!message.to.startsWith('bob')) await this.answered;
  }

  answerAll(): void {
    this.answer();
  }
}

/** For which every mail is slow that is not delivered at once. */
class ImpatientDelivery extends MailDelivery {
  protected override readonly patience = 0;
}

describe.each(engines())('a mail whose server takes long for its answer, on %s', (engine) => {
  let database: TestDatabase;
  let records: Model<QueuedMail>;
  let refusals: MongoRefusals;
  let clock: TestClock;
  let queue: MongoMailQueue;
  const deliveryBy = (mailer: Mailer): MailDelivery =>
    new ImpatientDelivery(
      records,
      mailer,
      new RegisteredReaders(),
      new MailContents(),
      refusals,
      settings,
      clock,
      new Timing(false),
    );

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
  });

  /** Resolves when so many mails are claimed for as long as slow ones. */
  const untilSlow = async (count: number): Promise<void> => {
    const claimedUntil = { $gt: new Date(clock.now().getTime() + 40 * MINUTES) };
    while ((await records.countDocuments({ claimedUntil })) < count) await new Promise(setImmediate);
  };

  it('is sent once, and holds up no other', async () => {
    const slowOnes = 6;
    for (let number = 0; number < slowOnes; number++) await queue.enqueue(mail);
    await queue.enqueue({ ...mail, to: 'bob@example.org' });
    const slow = new SlowMailer();
    const delivering = deliveryBy(slow).deliverDue();
    // Bob's mail has left while the six before it wait.
    while ((await records.countDocuments()) > slowOnes) await new Promise(setImmediate);
    await untilSlow(slowOnes);
    clock.advance(40 * MINUTES);
    expect(await deliveryBy(new KeepingMailer()).deliverDue()).toBe(0);
    slow.answerAll();
    expect(await delivering).toBe(slowOnes + 1);
    expect(slow.seen).toHaveLength(slowOnes + 1);
    expect(await records.countDocuments()).toBe(0);
  });

  it('is tried again after a pause when that answer is a failure', async () => {
    await queue.enqueue(mail);
    let fail: () => void = () => undefined;
    const failing = new (class extends Mailer {
      send = () => new Promise<void>((_, reject) => (fail = () => reject(new Error('451 later'))));
    })();
    const delivering = deliveryBy(failing).deliverDue();
    await untilSlow(1);
    fail();
    expect(await delivering).toBe(0);
    clock.advance(30_000);
    expect(await deliveryBy(new KeepingMailer()).deliverDue()).toBe(1);
  });
});
