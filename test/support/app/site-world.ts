import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Settings } from '../../../api/src/config/settings.ts';
import type { Mailer } from '../../../api/src/platform/mail/mailer.ts';
import { signInAdmin, type SignedIn } from '../people/people.ts';
import { startApp, type TestApp } from './app.ts';

/** The public address of the installation. */
export const SITE = 'https://firma.example';

/** The usual job of `post`. */
export const JOB = {
  title: 'Basis & <HANA>',
  description: 'Run it.\n\n</script><script>alert(1)</script>',
  qualification: 'Linux',
  location: 'Köln',
};

export interface SiteWorld {
  app: TestApp;
  admin: SignedIn;
  /** Publishes a job, with these fields instead of its usual ones, and returns its id. */
  post: (fields?: object) => Promise<string>;
  close: () => Promise<void>;
}

/** Writes a built site with these pages, by path, and returns its folder. */
export async function writeSite(pages: Readonly<Record<string, string>>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'consulting-site-'));
  for (const [path, html] of Object.entries(pages)) {
    await mkdir(join(folder, path, '..'), { recursive: true });
    await writeFile(join(folder, path), html);
  }
  return folder;
}

/** An installation whose site has these pages, by path, and its administrator. */
export async function startSite(
  pages: Readonly<Record<string, string>>,
  settings: Partial<Settings> = {},
  mailer?: Mailer,
): Promise<SiteWorld> {
  const folder = await writeSite(pages);
  const app = await startApp({
    siteFolder: folder,
    settings: { publicUrl: SITE, ...settings },
    ...(mailer && { mailer }),
  });
  const admin = await signInAdmin(app);
  return {
    ...{ app, admin },
    post: async (fields = {}) =>
      (await admin.post('/api/admin/createJob', { ...JOB, ...fields })).body.job._id,
    close: async () => {
      await app.close();
      await rm(folder, { recursive: true });
    },
  };
}
