import type { Language } from '@consulting/contracts';

/** A picture sent along, which the HTML part shows as `cid:…`. */
export interface Picture {
  cid: string;
  filename: string;
  contentType: string;
  contentDisposition: 'inline';
  content: Buffer;
}

/** A file sent along, for the reader to open. */
export interface AttachedFile {
  filename: string;
  contentType: string;
  contentDisposition: 'attachment';
  /** Keeps the bytes as they are, with their ends of lines. */
  contentTransferEncoding: 'base64';
  content: Buffer;
}

export type Attachment = Picture | AttachedFile;

/** The headers of a mail beside those that nodemailer writes; each becomes one line, as it is. */
export interface MailHeaders {
  'Content-Language': Language;
  /** No program answers such a mail (RFC 3834). */
  'Auto-Submitted': 'auto-generated';
  /** The address at which a mail program switches such mails off with one press (RFC 8058). */
  'List-Unsubscribe'?: string;
  'List-Unsubscribe-Post'?: 'List-Unsubscribe=One-Click';
}

/** A mail ready to go out. */
export interface MailMessage {
  /** The same for every try of a mail, so that a receiver recognises duplicates. */
  messageId: string;
  to: string;
  from: string;
  replyTo: string;
  subject: string;
  text: string;
  html: string;
  attachments: Attachment[];
  date: Date;
  headers: MailHeaders;
}

/** The mail server refused this mail for good. The message is the server's own words. */
export class MailRefused extends Error {
  override name = 'MailRefused';
}

/**
 * Hands a mail to a mail server. Resolves when it is accepted; throws MailRefused when it never will be, and any other
 * error when it may be tried again.
 */
export abstract class Mailer {
  abstract send(message: MailMessage): Promise<void>;
}
