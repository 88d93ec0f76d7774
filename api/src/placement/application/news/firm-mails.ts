import { Injectable } from '@nestjs/common';
import type { MailKind } from '@consulting/contracts';
import type { Mail } from '../../../platform/mail/mail-queue.ts';
import { FIRM, type NewsTopic } from '../../domain/reader-news.ts';
import { ReaderNewsService } from './reader-news.service.ts';

/** The mails to the firm that people outside it cause. */
const TOPICS = {
  contact: 'contact',
  'consultant-request': 'request',
  'appointment-firm': 'appointment',
  'proposal-firm': 'proposal',
} as const satisfies Partial<Record<MailKind, NewsTopic>>;

/** A mail to the firm (`FirmReaders`) that somebody outside the firm causes. */
export type FirmMail = Mail & { kind: keyof typeof TOPICS };

export const isFirmMail = (mail: Mail): mail is FirmMail => mail.kind in TOPICS;

/**
 * Mails the firm what people outside it do, which often has their words: a bounded number at once, whoever sends, and what
 * exceeds the bounds in one mail without any of these words (`FirmNewsWriter`).
 */
@Injectable()
export class FirmMails {
  constructor(private readonly news: ReaderNewsService) {}

  /**
   * `mails`: the same news for each reader, which count once. Inside the unit of work of the change, as one of its last
   * writes. `isHeld` false: the mail counts, but never waits.
   */
  async send(mails: readonly FirmMail[], how: { isHeld?: boolean } = {}): Promise<void> {
    const [mail] = mails;
    if (mail) await this.news.tell(FIRM, { topic: TOPICS[mail.kind] }, mails, how);
  }
}
