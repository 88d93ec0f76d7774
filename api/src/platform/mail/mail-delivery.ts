import { Injectable, Logger } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { DEFAULT_LANGUAGE } from '@consulting/contracts';
import type { Model } from 'mongoose';
import { Settings } from '../../config/settings.ts';
import { Clock } from '../../shared/time/clock.ts';
import { pauseAfter } from '../outbox/back-off.ts';
import { Timing } from '../schedule/timing.ts';
import { OutboxWorker } from '../outbox/outbox-worker.ts';
import { htmlPart } from './layout/html-part.ts';
import { actionUrl, letterOf, repliesTo } from './layout/letter.ts';
import { MARK } from './layout/mark.ts';
import { textPart } from './layout/text-part.ts';
import { MailContents } from './mail-contents.ts';
import { Mailer, MailRefused, type AttachedFile, type MailHeaders, type MailMessage } from './mailer.ts';
import type { QueuedMail } from './queued-mail.schema.ts';
import { MAIL_TOKEN, type Mail } from './mail-queue.ts';
import { Refusals } from './refusals/refusals.port.ts';
import { serverWords } from './server-words.ts';
import { RegisteredReaders } from './registered-readers.ts';

/** Mails that are sent in parallel, in no order. */
const LINES = ['1', '2', '3', '4'];

/** Delivers mails. A mail that is sent again after a crash has the same Message-ID. */
@Injectable()
export class MailDelivery extends OutboxWorker<QueuedMail> {
  protected readonly log = new Logger('Mail');
  protected readonly name = 'The outbox';
  protected override readonly patience: number = 10_000;

  constructor(
    @InjectModel('Outbox') private readonly records: Model<QueuedMail>,
    private readonly mailer: Mailer,
    private readonly readers: RegisteredReaders,
    private readonly contents: MailContents,
    private readonly refusals: Refusals,
    settings: Settings,
    clock: Clock,
    timing: Timing,
  ) {
    super(records, settings, clock, timing.isOn);
  }

  protected async lines(): Promise<readonly string[]> {
    return LINES;
  }

  protected claimOf(): Promise<QueuedMail | null> {
    return this.claim();
  }

  protected async deliver(record: QueuedMail): Promise<boolean> {
    const { _id } = record;
    const written = spoken(record);
    let mail: Mail | null;
    try {
      const reader = await this.readers.of(written);
      mail = reader === null ? null : await this.contents.asOfNow(written, reader);
      if (mail === null) {
        await this.records.deleteOne({ _id });
        return false;
      }
      const token = reader?.token;
      if (token !== undefined) mail = withToken(mail, token);
      await this.mailer.send(this.message(record, mail, token));
    } catch (error) {
      await this.putBack(record, error);
      return false;
    }
    await this.records.deleteOne({ _id });
    await this.refusals.forget(mail.to);
    const url = actionUrl(mail, this.settings);
    if (!this.settings.production && !this.settings.smtpUrl && url)
      this.log.log(`${record.mail.subject}: ${url}`);
    return true;
  }

  /** Makes a mail due again later; gives up when the server refused it for good, or after the last try. */
  private async putBack(record: QueuedMail, error: unknown): Promise<void> {
    const { attempts, mail } = record;
    const lastError = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    const pause = error instanceof MailRefused ? undefined : pauseAfter(attempts);
    const change =
      pause === undefined
        ? { state: 'failed' as const }
        : { nextAt: new Date(this.clock.now().getTime() + pause) };
    await this.records.updateOne(this.claimed(record), {
      $set: { ...change, claimedUntil: null, lastError },
    });
    if (error instanceof MailRefused) await this.refusals.refused(mail.to, this.clock.now());
    const what = pause === undefined ? 'given up after' : 'not delivered at';
    this.log.warn(
      `An email (${mail.kind}) was ${what} attempt ${attempts}: ${serverWords(lastError, mail.to)}`,
    );
  }

  private message({ _id, createdAt }: QueuedMail, mail: Mail, token: string | undefined): MailMessage {
    const { publicUrl, mailFrom } = this.settings;
    const unsubscribe = token === undefined ? null : `/unsubscribe/${token}`;
    const letter = letterOf(mail, this.settings, unsubscribe);
    return {
      messageId: `<${String(_id)}@${new URL(publicUrl).hostname}>`,
      to: mail.to,
      from: mailFrom,
      replyTo: repliesTo(mail),
      subject: mail.subject,
      text: textPart(letter),
      html: htmlPart(letter),
      attachments: [MARK, ...calendarOf(mail)],
      date: createdAt,
      headers: headersOf(mail, unsubscribe && publicUrl + unsubscribe),
    };
  }
}

/** The type says the method, by which a mail program recognises an invitation and its cancellation (RFC 6047). */
const calendarOf = ({ calendar }: Mail): AttachedFile[] =>
  calendar
    ? [
        {
          filename: 'appointment.ics',
          contentType: `text/calendar; method=${calendar.method}; charset=utf-8`,
          contentDisposition: 'attachment',
          contentTransferEncoding: 'base64',
          content: Buffer.from(calendar.content),
        },
      ]
    : [];

function headersOf({ language }: Mail, unsubscribe: string | null): MailHeaders {
  return {
    'Content-Language': language,
    'Auto-Submitted': 'auto-generated',
    ...(unsubscribe !== null && {
      'List-Unsubscribe': `<${unsubscribe}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    }),
  };
}

const withToken = (mail: Mail, token: string): Mail =>
  mail.action
    ? { ...mail, action: { ...mail.action, path: mail.action.path.replace(MAIL_TOKEN, token) } }
    : mail;

const spoken = ({ mail }: QueuedMail): Mail => ({ language: DEFAULT_LANGUAGE, ...mail });
