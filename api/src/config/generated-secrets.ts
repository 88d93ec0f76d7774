import { randomBytes } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDataDir } from './data-dir.ts';

/**
 * Secrets for tokens outside production: made once, kept in `dataDir/secrets.json` (readable by its owner only),
 * the same at every later start.
 */
export function generatedSecrets(dataDir: string): { user: string; admin: string } {
  const file = join(dataDir, 'secrets.json');
  makeDataDir(dataDir);
  const fresh = { user: randomBytes(48).toString('base64url'), admin: randomBytes(48).toString('base64url') };
  try {
    // 'wx': of two processes that start together, the first one's secrets count for both.
    writeFileSync(file, JSON.stringify(fresh), { mode: 0o600, flag: 'wx' });
    return fresh;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return JSON.parse(readFileSync(file, 'utf8')) as typeof fresh;
  }
}
