import { Logger } from '@nestjs/common';
import type { Model } from 'mongoose';
import { TestClock } from '../../../../test/support/app/clock.ts';
import { openTestDatabase, type TestDatabase } from '../../../../test/support/app/database.ts';
import { KeepingMailer, type SentMail } from '../../../../test/support/stand-ins/mailer.ts';
import type { Settings } from '../../config/settings.ts';
import { Timing } from '../schedule/timing.ts';
import { MailContents } from './mail-contents.ts';
import { MailDelivery } from './mail-delivery.ts';
import type { Mail } from './mail-queue.ts';
import { MongoRefusals, refusalSchema } from './refusals/mongo-refusals.ts';
import { MongoMailQueue } from './mongo-mail-queue.ts';
import { queuedMailSchema, type QueuedMail } from './queued-mail.schema.ts';
import { RegisteredReaders } from './registered-readers.ts';

const settings = { publicUrl: 'https://www.firm.test', production: true } as Settings;
const MAIL: Mail = {
  to: 'ann@example.org',
  language: 'de',
  subject: 'Neue Nachricht',
  paragraphs: ['Sie haben eine Nachricht.'],
  kind: 'message',
};

let database: TestDatabase;
let records: Model<QueuedMail>;
let queue: MongoMailQueue;
let refusals: MongoRefusals;
beforeAll(async () => {
  Logger.overrideLogger(false);
  database = await openTestDatabase('embedded');
  records = await database.model('Outbox', queuedMailSchema);
  refusals = new MongoRefusals(await database.model('Refusal', refusalSchema));
  queue = new MongoMailQueue(records, refusals, new TestClock());
});
afterEach(() => database.clear());
afterAll(() => database.close());

/** Delivers one mail; `tokens`: those of users who get such mails, empty where a kind has none. */
async function delivered(mail: Mail, tokens: Record<string, string>): Promise<SentMail | undefined> {
  const mailer = new KeepingMailer();
  const readers = new RegisteredReaders();
  readers.judgedBy(async (id, { kind }) => {
    const token = tokens[`${id} ${kind}`];
    return token === undefined ? null : { id, role: 'Freelancer', token: token || undefined };
  });
  await queue.enqueue(mail);
  const contents = new MailContents();
  await new MailDelivery(
    records,
    mailer,
    readers,
    contents,
    refusals,
    settings,
    new TestClock(),
    new Timing(false),
  ).deliverDue();
  expect(await records.countDocuments()).toBe(0);
  return mailer.sent[0];
}

it('a mail that can be switched off has the headers of one press, and a link in both parts', async () => {
  const sent = await delivered({ ...MAIL, wantedBy: 'ann' }, { 'ann message': 'abc' });
  expect(sent?.headers).toEqual({
    'Content-Language': 'de',
    'Auto-Submitted': 'auto-generated',
    'List-Unsubscribe': '<https://www.firm.test/unsubscribe/abc>',
    'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
  });
  expect(sent?.text).toContain('https://www.firm.test/de/unsubscribe/abc\n');
  expect(sent?.html).toContain('href="https://www.firm.test/de/unsubscribe/abc"');
});

it('a mail that cannot be switched off has none of them', async () => {
  const always = [{ ...MAIL, kind: 'decision' as const, wantedBy: 'ann' }, MAIL];
  for (const mail of always) {
    const sent = await delivered(mail, { 'ann decision': '' });
    expect(sent?.headers).toEqual({ 'Content-Language': 'de', 'Auto-Submitted': 'auto-generated' });
    expect(sent?.text).not.toContain('unsubscribe');
  }
});

it('a mail that is no longer wanted is not sent', async () => {
  expect(await delivered({ ...MAIL, wantedBy: 'bob' }, { 'ann message': 'abc' })).toBeUndefined();
});
