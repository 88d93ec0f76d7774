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
 * Returns generated keys for tokens and sealed secrets, for use outside production. They are created once and kept in
 * `dataDir/secrets.json`, readable by its owner only.
 */
export function generatedSecrets(dataDir: string): Secrets {
  const file = join(dataDir, 'secrets.json');
  makeDataDir(dataDir);
  const fresh = { user: newSecret(), admin: newSecret(), encryption: newSecret() };
  try {
    // 'wx': when two processes start together, both use the secrets of the first.
    writeFileSync(file, JSON.stringify(fresh), { mode: 0o600, flag: 'wx' });
    return fresh;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
  const kept = JSON.parse(readFileSync(file, 'utf8')) as Partial<Secrets>;
  if (kept.encryption !== undefined) return { ...fresh, ...kept };
  // Written by an older version. Renamed when complete, so that no process reads half of it.
  const completed = { ...fresh, ...kept };
  const beside = `${file}.${process.pid}`;
  writeFileSync(beside, JSON.stringify(completed), { mode: 0o600 });
  renameSync(beside, file);
  return completed;
}
