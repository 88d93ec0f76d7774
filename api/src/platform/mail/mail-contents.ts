import { Injectable } from '@nestjs/common';
import type { MailKind } from '@consulting/contracts';
import type { Mail } from './mail-queue.ts';
import type { CurrentReader } from './mail-readers.port.ts';

/** Returns the mail as it is true now; null if nothing is left to say. `reader`: undefined for a mail without `wantedBy`. */
type AsOfNow = (mail: Mail, reader: CurrentReader | undefined) => Promise<Mail | null>;

/**
 * Mails whose contents may be out of date when they are sent. Their modules register here, so that this one does not depend
 * on them: `contents.add('alert', (mail, reader) => …)` in `onModuleInit`.
 */
@Injectable()
export class MailContents {
  private readonly byKind = new Map<MailKind, AsOfNow>();

  add(kind: MailKind, asOfNow: AsOfNow): void {
    this.byKind.set(kind, asOfNow);
  }

  async asOfNow(mail: Mail, reader: CurrentReader | undefined): Promise<Mail | null> {
    const check = this.byKind.get(mail.kind);
    return check ? check(mail, reader) : mail;
  }
}
