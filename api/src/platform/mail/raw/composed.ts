import { createTransport } from 'nodemailer';
import type { MailMessage } from '../mailer.ts';
import { signed, type Dkim } from './dkim.ts';

const writer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });

/** A mail as it goes over the wire, and its addresses for the mail server. */
export interface RawMail {
  envelope: { from: string | false; to: string[] };
  raw: Buffer;
}

/** Writes a mail with lines that end with CRLF, and signs it if there is a key. */
export async function composed(message: MailMessage, dkim: Dkim | null): Promise<RawMail> {
  const headers = Object.entries(message.headers).map(([key, value]: [string, string]) => ({
    key,
    // As it is: folded lines of `List-Unsubscribe` are not understood everywhere.
    value: { prepared: true, value },
  }));
  const { envelope, message: written } = await writer.sendMail({ ...message, headers } as object);
  const raw = written as Buffer;
  return { envelope, raw: dkim ? signed(raw, dkim) : raw };
}
