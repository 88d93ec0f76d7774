import { randomBytes } from 'node:crypto';
import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDataDir } from './data-dir.ts';

interface Secrets {
  user: string;
  admin: string;
  encryption: string;
}

const newSecret = () => randomBytes(48).toString('base64url');

/**
 * Secrets for tokens and for what is sealed, outside production: made once, kept in `dataDir/secrets.json` (readable by
 * its owner only), the same at every later start.
 */
export function generatedSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json');
  makeDataDir(dataDir);
  const fresh = { user: newSecret(), admin: newSecret(), encryption: newSecret() };
  try {
    // 'wx': of two processes that start together, the first one's secrets count for both.
    writeFileSync(file, JSON.stringify(fresh), { mode: 0o600, flag: 'wx' });
    return fresh;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>;
  if (kept.encryption !== undefined) return { ...fresh, ...kept };
  // Written by an older version. Whole under its name, so that no process ever reads a half of it.
  const completed = { ...fresh, ...kept };
  const beside = `${file}.${process.pid}`;
  writeFileSync(beside, JSON.stringify(completed), { mode: 0o600 });
  renameSync(beside, file);
  return completed;
}
