import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSettings } from './env.ts';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'settings-'));
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const read = (env: Record<string, string>) => readSettings({ DATA_DIR: dataDir, ...env });
const ALLOWED = { WEBHOOKS_ALLOW_LOOPBACK: 'true' };
const PROBLEM = /^ {2}WEBHOOKS_ALLOW_LOOPBACK: webhooks must not reach this machine in production$/m;

it('webhooks may reach this machine only where that is said', () => {
  expect(read({}).webhooksAllowLoopback).toBe(false);
  expect(read(ALLOWED).webhooksAllowLoopback).toBe(true);
});

it('a start in production is refused with it', () => {
  expect(() => read({ NODE_ENV: 'production', ...ALLOWED })).toThrow(PROBLEM);
  // Production misses other settings here, and says nothing of this one.
  expect(() => read({ NODE_ENV: 'production' })).toThrow(/PUBLIC_URL/);
  expect(() => read({ NODE_ENV: 'production' })).not.toThrow(PROBLEM);
});
