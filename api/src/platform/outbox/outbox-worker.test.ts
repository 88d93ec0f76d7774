import { Logger } from '@nestjs/common';
import { TestClock } from '../../../../test/support/app/clock.ts';
import { engines, openTestDatabase } from '../../../../test/support/app/database.ts';
import type { Settings } from '../../config/settings.ts';
import { Timing } from '../schedule/timing.ts';
import { MailContents } from '../mail/mail-contents.ts';
import { MongoRefusals, refusalSchema } from '../mail/refusals/mongo-refusals.ts';
import { MailDelivery } from '../mail/mail-delivery.ts';
import { RegisteredReaders } from '../mail/registered-readers.ts';
import type { Mail } from '../mail/mail-queue.ts';
import { Mailer } from '../mail/mailer.ts';
import { MongoMailQueue } from '../mail/mongo-mail-queue.ts';
import { queuedMailSchema } from '../mail/queued-mail.schema.ts';

const settings = {
  publicUrl: 'https://www.firm.test',
  mailFrom: 'no-reply@firm.test',
  // This process does not own its store.
  databaseUri: 'mongodb://mongo/consulting',
} as Settings;

const mail: Mail = {
  to: 'ann@example.org',
  language: 'en',
  subject: 'Late',
  paragraphs: ['It comes late.'],
  kind: 'contact',
};

/** Answers when the test lets it. */
class LateMailer extends Mailer {
  private tell!: (answer: () => void) => void;
  readonly asked = new Promise<() => void>((resolve) => (this.tell = resolve));

  send = (): Promise<void> => new Promise((answer) => this.tell(answer));
}

it.each(engines())(
  'a delivery that outlasts the shutdown warns nobody of its closed store, %s',
  async (engine) => {
    const warned = jest.spyOn(Logger.prototype, 'warn').mockReturnValue(undefined);
    const database = await openTestDatabase(engine);
    const records = await database.model('Outbox', queuedMailSchema);
    const stored = jest.spyOn(records, 'deleteOne');
    const clock = new TestClock();
    const refusals = new MongoRefusals(await database.model('Refusal', refusalSchema));
    await new MongoMailQueue(records, refusals, clock).enqueue(mail);
    const mailer = new LateMailer();
    const readers = new RegisteredReaders();
    const worker = new MailDelivery(
      records,
      mailer,
      readers,
      new MailContents(),
      refusals,
      settings,
      clock,
      new Timing(true),
    );
    await worker.onApplicationBootstrap();
    const answer = await mailer.asked;
    await worker.beforeApplicationShutdown();
    await database.close();
    answer();
    while (stored.mock.results.length === 0) await new Promise(setImmediate);
    await Promise.allSettled(stored.mock.results.map(({ value }) => value as Promise<unknown>));
    await new Promise(setImmediate);
    expect(warned).not.toHaveBeenCalled();
    warned.mockRestore();
  },
);
