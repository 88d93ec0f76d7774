import { Injectable, Logger } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { MailQueue, type Mail } from '../../../platform/mail/mail-queue.ts';
import { eachDue } from '../../../shared/each-due.ts';
import { Clock } from '../../../shared/time/clock.ts';
import { isAtOnce, mailed } from '../../domain/news-bounds.ts';
import {
  boundsOf,
  oneMore,
  type NewsReader,
  type NewsTopic,
  type ReaderNews,
} from '../../domain/reader-news.ts';
import { ReaderNewsRepository } from './reader-news.ports.ts';

/**
 * Returns the mail that says how things stand now, one for each address of the reader; none when nobody reads it any more, or
 * nothing is left to say.
 */
export type NewsWriter = (news: Pick<ReaderNews, 'reader' | 'waiting'>) => Promise<readonly Mail[]>;

/**
 * Bounds the mails to a reader over all their senders (`boundsOf`). What exceeds a bound is counted by topic, and one mail
 * says how things stand when there is room again; no text of anybody waits. Modules register who writes that mail.
 */
@Injectable()
export class ReaderNewsService {
  private readonly log = new Logger('Placement');
  private readonly writers = new Map<NewsReader['kind'], NewsWriter>();

  constructor(
    private readonly news: ReaderNewsRepository,
    private readonly mailQueue: MailQueue,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Call it in `onModuleInit`. */
  writtenBy(kind: NewsReader['kind'], writer: NewsWriter): void {
    this.writers.set(kind, writer);
  }

  /**
   * Mails at once, or lets the news wait; `mails`: one for each address of the reader. Inside the unit of work of the change, as one of its last writes. `isHeld` false: the
   * mail counts, but never waits.
   */
  async tell(
    reader: NewsReader,
    about: { topic: NewsTopic; id?: string },
    mails: readonly Mail[],
    { isHeld = true } = {},
  ): Promise<void> {
    const now = this.clock.now();
    const before = await this.news.lock(reader);
    const bounds = boundsOf(reader);
    const isSent = !isHeld || isAtOnce(before, now, bounds);
    await this.news.put(isSent ? mailed(before, now, bounds) : oneMore(before, about, now));
    if (isSent) await this.mailQueue.enqueueAll(mails);
  }

  /** Sends the mails that are due, and forgets readers of whom no bound knows any more. */
  async sendDue(): Promise<void> {
    await eachDue({
      due: (count) => this.news.due(this.clock.now(), count),
      idOf: ({ reader: { kind, id } }) => `${kind} ${id}`,
      act: ({ reader }) => this.unitOfWork.run(() => this.send(reader)),
      failed: (id, error) => this.log.error(`The collected news of ${id} failed: ${String(error)}`),
    });
  }

  private async send(reader: NewsReader): Promise<void> {
    const now = this.clock.now();
    const news = await this.news.lock(reader);
    // Another process has sent it.
    if (news.nextAt > now) return;
    const mails = news.isWaiting ? ((await this.writers.get(reader.kind)?.(news)) ?? []) : [];
    if (mails.length === 0) return this.news.remove(reader);
    await this.news.put(mailed({ ...news, waiting: [], isWaiting: false }, now, boundsOf(reader)));
    await this.mailQueue.enqueueAll(mails);
  }
}
