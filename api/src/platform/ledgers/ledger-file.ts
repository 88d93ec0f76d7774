import { createReadStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { newId } from '../../shared/id.ts';
import { syncFolder } from '../files/sync-folder.ts';
import { isNewer, type Ledger, type LedgerEntry, type LedgerName, ledgerOfKey, LEDGERS } from './ledgers.ts';

/** An erasure, `TIME KIND:ID`, or a wish, `TIME KIND:ID OWNER VALUE`. */
const LINE = /^(\S+) ([a-z-]+:[0-9a-f]{24})(?: ([a-z]+:[0-9a-f]{24}) (\S*))?$/;

function lineOf(key: string, { at, owner, value }: LedgerEntry): string {
  const wish = owner === undefined ? '' : ` ${owner} ${encodeURIComponent(value ?? '')}`;
  return `${at.toISOString()} ${key}${wish}\n`;
}

/**
 * Yields the entries of a file, those with the same key in the order of their times; nothing when there is none. Skips what is
 * none: a line that a power failure has cut off, or a kind of a newer version. An editor may have put a mark before the first.
 */
async function* entriesIn(file: string): AsyncGenerator<[string, LedgerEntry]> {
  if (!(await exists(file))) return;
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity })) {
    const [, time = '', key = '', owner, value = ''] = LINE.exec(line.replace(/^\ufeff/, '')) ?? [];
    const at = new Date(time);
    if (ledgerOfKey(key) === undefined || Number.isNaN(at.getTime())) continue;
    yield [key, owner === undefined ? { at } : { at, owner, value: decoded(value) }];
  }
}

/** Reads a ledger file, also of another machine. Empty when there is none. */
export async function readLedgerFile(file: string): Promise<Map<string, LedgerEntry>> {
  const ledger = new Map<string, LedgerEntry>();
  for await (const [key, entry] of entriesIn(file))
    if (isNewer(entry, ledger.get(key))) ledger.set(key, entry);
  return ledger;
}

/** The file of one ledger. It is outside the store, so that it survives the loss of the store. */
export class LedgerFile {
  readonly path: string;
  /** The times of the entries in the file, as far back as the last call of `add` asked, while nobody else replaces it. */
  private known: { file: number; times: Map<string, number> } | undefined;

  constructor(
    readonly name: LedgerName,
    dataDir: string,
  ) {
    this.path = join(dataDir, `${name}.txt`);
  }

  read(): Promise<Map<string, LedgerEntry>> {
    return readLedgerFile(this.path);
  }

  /**
   * Adds the missing entries durably. `since`: no entry here or in the next calls is older. Other processes may do the same: a
   * duplicate line does no harm.
   */
  async add(entries: Ledger, since = new Date(0)): Promise<void> {
    const known = await this.timesSince(since);
    const fresh = [...entries].filter(([key, { at }]) => (known.get(key) ?? -1) < at.getTime());
    if (fresh.length === 0) return;
    await mkdir(dirname(this.path), { recursive: true });
    // Starts a new line: a cut-off last line must not swallow the first new one.
    const lines = fresh.map(([key, entry]) => lineOf(key, entry)).join('');
    const handle = await open(this.path, 'a', 0o600);
    try {
      const { size, ino } = await handle.stat();
      await handle.appendFile(size > 0 ? `\n${lines}` : lines);
      await handle.sync();
      this.known = { file: ino, times: known };
    } finally {
      await handle.close();
    }
    for (const [key, { at }] of fresh) known.set(key, at.getTime());
  }

  /**
   * Writes the file anew with one line for each entry that is kept. A line that another process adds meanwhile is lost here, but
   * not to that process: its next `add` sees another file.
   */
  async compact(isKept: (key: string, entry: LedgerEntry) => boolean): Promise<void> {
    if (!(await exists(this.path))) return;
    const ledger = await this.read();
    const fresh = `${this.path}.${newId()}`;
    const handle = await open(fresh, 'w', 0o600);
    try {
      for (const [key, entry] of ledger) if (isKept(key, entry)) await handle.appendFile(lineOf(key, entry));
      await handle.sync();
      await handle.close();
      await rename(fresh, this.path);
    } catch (error) {
      await handle.close().catch(() => undefined);
      await rm(fresh, { force: true });
      throw error;
    }
    await syncFolder(dirname(this.path));
    this.known = undefined;
  }

  private async timesSince(since: Date): Promise<Map<string, number>> {
    const from = since.getTime();
    const file = await fileNumber(this.path);
    const known = this.known?.file === file ? this.known.times : undefined;
    const times = new Map<string, number>();
    if (known) {
      for (const [key, time] of known) if (time >= from) times.set(key, time);
    } else {
      for await (const [key, { at }] of entriesIn(this.path))
        if (at.getTime() >= from) times.set(key, Math.max(at.getTime(), times.get(key) ?? 0));
    }
    if (file !== null) this.known = { file, times };
    return times;
  }
}

/** Adds what each ledger lacks to its file in DATA_DIR. */
export async function addToLedgers(dataDir: string, ledger: Ledger): Promise<void> {
  for (const name of LEDGERS) {
    const own = new Map([...ledger].filter(([key]) => ledgerOfKey(key) === name));
    await new LedgerFile(name, dataDir).add(own);
  }
}

/** The number of a file that is there; another one after it was replaced. */
async function fileNumber(path: string): Promise<number | null> {
  try {
    return (await stat(path)).ino;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

const exists = async (path: string): Promise<boolean> => (await fileNumber(path)) !== null;

function decoded(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
