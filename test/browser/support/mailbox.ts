import { expect } from '@playwright/test';
import fs from 'node:fs';
import path from 'node:path';

/** Where the test server writes its mails, see `serve.mjs`. */
const OUTBOX = path.resolve(import.meta.dirname, '../../../.cache/browser-data/outbox');

function read(file: string): { to: string; subject: string; text: string } {
  const source = fs.readFileSync(path.join(OUTBOX, file), 'utf8');
  // A folded header continues on the next line, after a blank.
  const header = (name: string) =>
    new RegExp(`^${name}:(.*(?:\\r?\\n[ \\t].*)*)`, 'mi').exec(source)?.[1]?.replace(/\s+/g, ' ').trim() ??
    '';
  const plain = /Content-Type: text\/plain[\s\S]*?\r?\n\r?\n([\s\S]*?)(?=\r?\n--|$(?![\s\S]))/.exec(source);
  const bytes = (plain?.[1] ?? '')
    .replace(/=\r?\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
  return {
    to: header('To'),
    subject: header('Subject'),
    text: Buffer.from(bytes, 'latin1').toString('utf8'),
  };
}

function mailsTo(address: string) {
  if (!fs.existsSync(OUTBOX)) return [];
  return fs
    .readdirSync(OUTBOX)
    .filter((file) => file.endsWith('.eml') && !file.startsWith('.'))
    .sort()
    .map(read)
    .filter(({ to }) => to.includes(address));
}

/** Waits for a mail whose subject or text matches and resolves to its text. */
export async function mailTo(address: string, about: RegExp): Promise<string> {
  const find = () => mailsTo(address).find(({ subject, text }) => about.test(subject) || about.test(text));
  await expect.poll(() => find() !== undefined, { timeout: 20_000 }).toBe(true);
  return find()?.text ?? '';
}

/** The path of the link in a mail that opens this page. */
export function linkIn(text: string, page: string): string {
  const link = new RegExp(`https?://[^\\s/]+(${page}\\?\\S+)`).exec(text)?.[1];
  if (!link) throw new Error(`No link to ${page} in: ${text}`);
  return link;
}
