import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { FloodedApp } from './flood/flooded-app.ts';
import { grown } from './flood/store-size.ts';
import type { Item } from './flood/worst-day.item.ts';
import { OF_AN_ACCOUNT } from './flood/worst-day-of-an-account.table.ts';
import { OF_STRANGERS } from './flood/worst-day-of-strangers.table.ts';

// What docs/operations.md says of the worst day is what this measures. `FIGURES=write` writes it there.
const DOCUMENT = 'docs/operations.md';
const TABLES = { 'one account': OF_AN_ACCOUNT, 'all strangers': OF_STRANGERS };

const { tableOf, writeTable } = jest.requireActual<{
  tableOf: (rows: object[]) => string;
  writeTable: (name: string, note: string, table: string, document: string) => Promise<void>;
}>('../../../../../scripts/lib/speed-document.mjs');

/** Bytes that each item takes, by its name. */
const taken = new Map<string, number>();

/** In a store of its own: what was removed before leaves pages half empty, which then fill up. */
async function measure({ what, made, prepare }: Item): Promise<void> {
  const flooded = await FloodedApp.start(1);
  try {
    const make = await prepare(flooded);
    const before = await flooded.size();
    for (let n = 0; n < made; n++) await make(n);
    const { bytes, files } = grown(before, await flooded.size());
    taken.set(what, (bytes + files) / made);
  } finally {
    await flooded.close();
  }
}

/** Two digits that count: `230 kB`, `4.7 MB`. */
function text(bytes: number): string {
  const unit = bytes < 1e6 ? 1e3 : bytes < 1e9 ? 1e6 : 1e9;
  return `${Number((bytes / unit).toPrecision(2))} ${unit === 1e3 ? 'kB' : unit === 1e6 ? 'MB' : 'GB'}`;
}

const UNITS = { kB: 1e3, MB: 1e6, GB: 1e9 } as const;
function bytesOf(said: string | undefined): number {
  const [, number = '', unit = ''] = /^([\d.]+) (kB|MB|GB)$/.exec(said ?? '') ?? [];
  return Number(number) * UNITS[unit as keyof typeof UNITS];
}

/** Whether two figures are the same, but for a fifth. */
const isNear = (one: number, other: number): boolean => Math.abs(one / other - 1) < 0.2;

const rowOf = ({ what, bound, most, stays }: Item) => ({
  'what is added': what,
  'is bounded by': bound,
  takes: text(taken.get(what)!),
  'at most': text(taken.get(what)! * most),
  stays,
});

/** The rows between the marks of a table in the document. */
function stated(name: string): string[][] {
  const document = readFileSync(resolve(__dirname, '../../../../..', DOCUMENT), 'utf8');
  const [, block = ''] = new RegExp(`<!-- ${name} -->([^]*)<!-- /${name} -->`).exec(document) ?? [];
  const lines = block.split('\n').filter((line) => line.startsWith('|'));
  return lines.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

describe.each(Object.entries(TABLES))('the worst day of %s', (name, items) => {
  it.each(items.map((item) => [item.what, item] as const))('has %s', async (_, item) => {
    await measure(item);
  });

  it(`is what ${DOCUMENT} says`, async () => {
    const table = tableOf(items.map(rowOf));
    process.stdout.write(`\n${table}\n`);
    if (process.env['FIGURES'] === 'write') await writeTable(name, NOTE, table, DOCUMENT);
    const rows = stated(name);
    expect(rows.map(([what, bound, , , stays]) => [what, bound, stays])).toEqual(
      items.map(({ what, bound, stays }) => [what, bound, stays]),
    );
    const apart = items.flatMap(({ what, most }, at) => {
      const [takes, together] = [bytesOf(rows[at]![2]), bytesOf(rows[at]![3])];
      const isRight = isNear(takes, taken.get(what)!) && isNear(together, takes * most);
      return isRight ? [] : [{ what, says: rows[at]!.slice(2, 4), measured: text(taken.get(what)!) }];
    });
    expect(apart).toEqual([]);
  });
});

const NOTE =
  'Measured on the embedded store by `test/e2e/platform/limits/nightly/worst-day`, each in a new file.';
