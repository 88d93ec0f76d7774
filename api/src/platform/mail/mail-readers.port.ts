import type { Role } from '@consulting/contracts';
import type { Mail } from './mail-queue.ts';

/** The user whom a mail is about to reach. */
export interface CurrentReader {
  id: string;
  role: Role;
  /** Switches the group of the mail off; undefined for a mail that cannot be switched off. */
  token: string | undefined;
}

/** What decides whether a mail still goes out. */
export type JudgedMail = Pick<Mail, 'kind' | 'to' | 'about'>;

/**
 * Returns the user as of now, for such a mail; null when the mail must not be sent any more: the user is erased or blocked, has
 * another role, does not want it, must not get this one there, or must not hear of whom it is about.
 */
export type ReaderOf = (userId: string, mail: JudgedMail) => Promise<CurrentReader | null>;

/**
 * The readers of mails with `wantedBy`, asked for once when such a mail leaves. `users`, which the platform does not know,
 * answers.
 */
export abstract class MailReaders {
  /** Call it in `onModuleInit`. */
  abstract judgedBy(readerOf: ReaderOf): void;
}
