import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { COMPANY, DEFAULT_LANGUAGE } from '@consulting/contracts';
import type { Model } from 'mongoose';
import { Settings } from '../../config/settings.ts';
import { Clock } from '../../shared/clock.ts';
import { isEmbedded } from '../database/open-database.ts';
import { actionUrl, htmlPart, textPart } from './mail-layout.ts';
import { Mailer, MailRefused, type MailMessage } from './mailer.ts';
import type { OutboxRecord } from './outbox.schema.ts';
import type { Mail } from './outbox.ts';
import { serverWords } from './server-words.ts';

/** Milliseconds between two looks at the outbox. */
const POLL_EVERY = 1000;
/**
 * Milliseconds for which a mail belongs to the worker that claimed it; after a crash it is due again. Longer than the
 * timeout of a mail server.
 */
const LEASE = 2 * 60_000;
/** Milliseconds that a shutdown waits for mails that are being sent. */
const SHUTDOWN_WAIT = 3000;
/** Mails that are sent at the same time. */
const WORKERS = 4;
/** Milliseconds until the next try, by tries so far; after the last one the mail is given up. About a day in all. */
const BACK_OFF = [30, 120, 600, 1800, 7200, 21_600, 57_600].map((seconds) => seconds * 1000);

/**
 * Delivers what the outbox holds. At least once: a crash after the mail server's answer and before ours is noted
 * sends it again, under the same Message-ID. Several processes share the work through conditional writes.
 */
@Injectable()
export class MailDelivery implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly log = new Logger('Mail');
  private timer: NodeJS.Timeout | undefined;
  private running: Promise<number> | undefined;
  private stopped = false;
  private hasWarned = false;

  constructor(
    @InjectModel('Outbox') private readonly records: Model<OutboxRecord>,
    private readonly mailer: Mailer,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    // The embedded store belongs to one process, so whatever is claimed when it starts, a dead one has claimed. Elsewhere,
    // or when this fails, the lease decides.
    if (isEmbedded(this.settings.databaseUri))
      await this.releaseClaims().catch((error: unknown) => this.warnOnce(error));
    const look = (): void =>
      void this.deliverDue().then(
        () => (this.hasWarned = false),
        (error: unknown) => this.warnOnce(error),
      );
    this.timer = setInterval(look, POLL_EVERY);
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopped = true;
    clearInterval(this.timer);
    if (!this.running) return;
    // A mail server that hangs does not hold up the shutdown: its mail is due again after the lease,
    // or at the next start.
    let timer: NodeJS.Timeout | undefined;
    const patience = new Promise((resolve) => (timer = setTimeout(resolve, SHUTDOWN_WAIT)));
    await Promise.race([this.running.catch(() => undefined), patience]);
    clearTimeout(timer);
  }

  /** Sends all that is due and resolves with how many were delivered. A second call joins the one under way. */
  deliverDue(): Promise<number> {
    this.running ??= Promise.all(Array.from({ length: WORKERS }, () => this.work()))
      .then((counts) => counts.reduce((sum, count) => sum + count, 0))
      .finally(() => (this.running = undefined));
    return this.running;
  }

  private async work(): Promise<number> {
    let delivered = 0;
    while (!this.stopped) {
      const record = await this.claim();
      if (!record) break;
      if (await this.deliver(record)) delivered++;
    }
    return delivered;
  }

  private async releaseClaims(): Promise<void> {
    const claimed = { state: 'waiting' as const, claimedUntil: { $ne: null } };
    await this.records.updateMany(claimed, { $set: { claimedUntil: null, nextAt: this.clock.now() } });
  }

  private claim(): Promise<OutboxRecord | null> {
    const now = this.clock.now();
    const until = new Date(now.getTime() + LEASE);
    return this.records
      .findOneAndUpdate(
        { state: 'waiting', nextAt: { $lte: now } },
        { $set: { nextAt: until, claimedUntil: until }, $inc: { attempts: 1 } },
        { sort: { nextAt: 1 }, returnDocument: 'after' },
      )
      .lean<OutboxRecord>()
      .exec();
  }

  private async deliver(record: OutboxRecord): Promise<boolean> {
    const { _id } = record;
    try {
      await this.mailer.send(this.message(record));
    } catch (error) {
      await this.putBack(record, error);
      return false;
    }
    await this.records.deleteOne({ _id });
    const url = actionUrl(spoken(record), this.settings.publicUrl);
    if (!this.settings.production && !this.settings.smtpUrl && url)
      this.log.log(`${record.mail.subject}: ${url}`);
    return true;
  }

  /** Due again later; given up when the server has refused it for good, or after the last try. */
  private async putBack({ _id, attempts, mail }: OutboxRecord, error: unknown): Promise<void> {
    const lastError = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    const pause = error instanceof MailRefused ? undefined : BACK_OFF[attempts - 1];
    const change =
      pause === undefined
        ? { state: 'failed' as const }
        : { nextAt: new Date(this.clock.now().getTime() + pause) };
    await this.records.updateOne({ _id, attempts }, { $set: { ...change, claimedUntil: null, lastError } });
    const what = pause === undefined ? 'given up after' : 'not delivered at';
    this.log.warn(
      `An email (${mail.kind}) was ${what} attempt ${attempts}: ${serverWords(lastError, mail.to)}`,
    );
  }

  private message(record: OutboxRecord): MailMessage {
    const { publicUrl, mailFrom } = this.settings;
    const { _id, createdAt } = record;
    const mail = spoken(record);
    return {
      messageId: `<${String(_id)}@${new URL(publicUrl).hostname}>`,
      to: mail.to,
      from: mailFrom,
      replyTo: mail.replyTo ?? COMPANY.email,
      subject: mail.subject,
      text: textPart(mail, publicUrl),
      html: htmlPart(mail, publicUrl),
      date: createdAt,
      headers: { 'Content-Language': mail.language },
    };
  }

  /** Warns once per outage, because the outbox is read every second. */
  private warnOnce(error: unknown): void {
    if (this.hasWarned) return;
    this.hasWarned = true;
    this.log.warn(`The outbox could not be read: ${error instanceof Error ? error.message : String(error)}`);
  }
}

const spoken = ({ mail }: OutboxRecord): Mail => ({ language: DEFAULT_LANGUAGE, ...mail });
