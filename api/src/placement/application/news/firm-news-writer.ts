import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ApplicationsService } from '../../../applications/application/applications.service.ts';
import { ConversationsService } from '../../../messaging/application/conversations.service.ts';
import type { Mail } from '../../../platform/mail/mail-queue.ts';
import type { WaitingNews } from '../../domain/reader-news.ts';
import { collectedFirmMail } from './firm-news-mail.ts';
import { FirmReaders } from './firm-readers.ts';
import { ReaderNewsService } from './reader-news.service.ts';

/** Writes the mail to the firm that collects what exceeded its bounds. */
@Injectable()
export class FirmNewsWriter implements OnModuleInit {
  constructor(
    private readonly news: ReaderNewsService,
    private readonly conversations: ConversationsService,
    private readonly applications: ApplicationsService,
    private readonly readers: FirmReaders,
  ) {}

  onModuleInit(): void {
    this.news.writtenBy('firm', ({ waiting }) => this.written(waiting));
  }

  private async written(waiting: readonly WaitingNews[]): Promise<Mail[]> {
    const [readers, { unread }, { consultant }] = await Promise.all([
      this.readers.all(),
      this.conversations.totals(),
      this.applications.countByKind(),
    ]);
    const standing = { unread, requests: consultant.pending };
    return readers.map((reader) => collectedFirmMail(reader, waiting, standing));
  }
}
