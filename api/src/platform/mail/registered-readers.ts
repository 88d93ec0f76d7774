import { Injectable } from '@nestjs/common';
import type { Mail } from './mail-queue.ts';
import { MailReaders, type CurrentReader, type JudgedMail, type ReaderOf } from './mail-readers.port.ts';

@Injectable()
export class RegisteredReaders extends MailReaders {
  private readerOf: ReaderOf | undefined;

  judgedBy(readerOf: ReaderOf): void {
    this.readerOf = readerOf;
  }

  /** Undefined for a mail that is sent whatever became of an account; null for one that must not be sent any more. */
  async of({
    wantedBy,
    ...mail
  }: JudgedMail & Pick<Mail, 'wantedBy'>): Promise<CurrentReader | null | undefined> {
    return wantedBy === undefined ? undefined : this.readerOf?.(wantedBy, mail);
  }
}
