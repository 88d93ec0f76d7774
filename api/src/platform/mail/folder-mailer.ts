import { mkdir, rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Mailer, type MailMessage } from './mailer.ts';
import { composed } from './raw/composed.ts';
import type { Dkim } from './raw/dkim.ts';

/** Writes each mail as `<time>-<id>.eml` into a folder: for development, and where a person forwards mails by hand. */
export class FolderMailer extends Mailer {
  constructor(
    private readonly folder: string,
    private readonly dkim: Dkim | null = null,
  ) {
    super();
  }

  async send(message: MailMessage): Promise<void> {
    const { raw } = await composed(message, this.dkim);
    await mkdir(this.folder, { recursive: true, mode: 0o700 });
    const id = message.messageId.replace(/[^\w]/g, ' ').trim().split(' ')[0];
    const name = `${message.date.toISOString().replace(/[:.]/g, '-')}-${id}.eml`;
    // Renamed when complete, so that a watcher of the folder never reads half a mail.
    await writeFile(join(this.folder, `.${name}`), raw, { mode: 0o600 });
    await rename(join(this.folder, `.${name}`), join(this.folder, name));
  }
}
