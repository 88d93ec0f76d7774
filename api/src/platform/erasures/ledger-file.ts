import { mkdir, open, readFile, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { ERASURE_KINDS } from './erasures.ts';

/** Erasures outside the store: the key in the ledger, and the time. */
export type Ledger = ReadonlyMap<string, Date>;

/** Returns the path of the ledger file. It is outside the store, so that it survives the loss of the store. */
export const ledgerFile = (dataDir: string): string => join(dataDir, 'erasures.txt');

const LINE = new RegExp(`^(\\S+) (${ERASURE_KINDS.join('|')}):([0-9a-f]{24})$`);

/** Reads the file; empty when there is none. Ignores a line cut off by a power failure. */
export async function readLedger(file: string): Promise<Map<string, Date>> {
  const text = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '';
    throw error;
  });
  const ledger = new Map<string, Date>();
  for (const line of text.split('\n')) {
    const [, time = '', kind, id] = LINE.exec(line) ?? [];
    const at = new Date(time);
    if (kind && !Number.isNaN(at.getTime())) ledger.set(`${kind}:${id}`, at);
  }
  return ledger;
}

/** Adds the missing entries durably. Other processes may do the same: a duplicate line does no harm. */
export async function addToLedger(file: string, entries: Ledger): Promise<void> {
  const known = await readLedger(file);
  const fresh = [...entries].filter(([key]) => !known.has(key));
  if (fresh.length === 0) return;
  await mkdir(dirname(file), { recursive: true });
  // Starts a new line: a cut-off last line must not swallow the first new one.
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  const lines = fresh.map(([key, at]) => `${at.toISOString()} ${key}\n`).join('');
  const handle = await open(file, 'a', 0o600);
  try {
    await handle.appendFile(size > 0 ? `\n${lines}` : lines);
    await handle.sync();
  } finally {
    await handle.close();
  }
}
