import { expect } from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';
import PostalMime from 'postal-mime';

/** Where the test server writes its mails, see `serve.mjs`. */
const OUTBOX = path.resolve(import.meta.dirname, '../../../../.cache/browser-data/outbox');

interface Mail {
  to: string[];
  subject: string;
  text: string;
  /** The calendars that are attached. */
  calendars: { mimeType: string; method: string; content: string }[];
}

/** Emails do not change once they are written, and each file is read many times. */
const read = new Map<string, Promise<Mail>>();

function mailIn(file: string): Promise<Mail> {
  const known = read.get(file) ?? parse(file);
  read.set(file, known);
  return known;
}

async function parse(file: string): Promise<Mail> {
  const {
    to = [],
    subject = '',
    text = '',
    attachments = [],
  } = await PostalMime.parse(fs.readFileSync(path.join(OUTBOX, file)), { attachmentEncoding: 'utf8' });
  // The parser turns ends of lines into its own.
  const calendars = attachments
    .filter(({ mimeType }) => mimeType === 'text/calendar')
    .map(({ mimeType, method = '', content }) => ({
      mimeType,
      method,
      content: String(content).replace(/\r?\n/g, '\r\n'),
    }));
  return { to: to.flatMap(({ address }) => address ?? []), subject, text, calendars };
}

/** Oldest first. */
async function mailsTo(address: string): Promise<Mail[]> {
  if (!fs.existsSync(OUTBOX)) return [];
  const files = fs.readdirSync(OUTBOX).filter((file) => file.endsWith('.eml') && !file.startsWith('.'));
  const mails = await Promise.all(files.sort().map(mailIn));
  return mails.filter(({ to }) => to.includes(address));
}

/** The server checks for emails to send once a second. */
const WAIT = { timeout: 20_000, intervals: [100] };

/** Waits for an email whose subject or text matches and resolves to its text. */
export async function mailTo(address: string, about: RegExp): Promise<string> {
  const find = async () =>
    (await mailsTo(address)).find(({ subject, text }) => about.test(subject) || about.test(text))?.text;
  await expect.poll(find, WAIT).toBeDefined();
  return (await find()) ?? '';
}

/** Waits for an email with this subject and a calendar, and resolves to the calendar. */
export async function calendarTo(
  address: string,
  subject: RegExp,
  nth = 0,
): Promise<Mail['calendars'][number]> {
  const find = async () =>
    (await mailsTo(address)).filter((mail) => subject.test(mail.subject)).flatMap((mail) => mail.calendars)[
      nth
    ];
  await expect.poll(find, WAIT).toBeDefined();
  return (await find()) ?? { mimeType: '', method: '', content: '' };
}

/** Returns the path of the link to this page in an email. */
export function linkIn(text: string, page: string): string {
  const link = new RegExp(`https?://[^\\s/]+(${page}[?#]\\S+)`).exec(text)?.[1];
  if (!link) throw new Error(`No link to ${page} in: ${text}`);
  return link;
}
