import { unzipSync } from 'fflate';
import { readXlsx } from 'hucre/xlsx';
import { texts, times, type Cell, type Table } from '../../domain/table.ts';
import { workbookOf } from './workbook.ts';

const columns = [
  times('Sent at'),
  ...texts('Name'),
  { heading: 'Phone', kind: 'telephone' as const },
  { heading: 'Days', kind: 'days' as const },
  { heading: 'Message', kind: 'lines' as const },
];

async function* inOne(rows: Cell[][]) {
  yield rows;
}

const tableOf = (rows: Cell[][]): Table => ({ title: 'Messages', columns, batches: () => inOne(rows) });

async function bytesOf(table: Table): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  for await (const chunk of workbookOf(table)) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

const rowsOf = async (table: Table) => {
  const { sheets } = await readXlsx(await bytesOf(table));
  return sheets[0]?.rows ?? [];
};

const at = new Date('2026-11-27T23:19:30.000Z');

describe('a workbook', () => {
  it('has texts as texts, numbers as numbers, and times as clocks in Berlin show them', async () => {
    const [headings, row] = await rowsOf(tableOf([[at, '=1+1', '+491701234567', 2.5, 'Two\nlines']]));
    expect(headings).toEqual(['Sent at (Europe/Berlin)', 'Name', 'Phone', 'Days', 'Message']);
    expect(row).toEqual([new Date('2026-11-28T00:19:30.000Z'), '=1+1', '+491701234567', 2.5, 'Two\nlines']);
  });

  it('has no formula, and none that a cell becomes when it is edited', async () => {
    const parts = unzipSync(await bytesOf(tableOf([[at, '=1+1', '0301234567', null, '@SUM(A1)']])));
    const read = (name: string) => Buffer.from(parts[name] ?? []).toString();
    const sheet = read('xl/worksheets/sheet1.xml');
    expect(sheet).toContain('<t>=1+1</t>');
    expect(sheet).not.toMatch(/<f[ >]/);
    const styles = [...read('xl/styles.xml').matchAll(/<numFmt numFmtId="(\d+)" formatCode="([^"]+)"/g)];
    expect(styles.map(([, , code]) => code)).toEqual(expect.arrayContaining(['@', 'yyyy-mm-dd hh:mm:ss']));
  });

  it('keeps every sign that XML can hold, and shows what stands for one in workbooks as it was written', async () => {
    const texts = ['<b>&amp;"\'', ' blanks ', '😀 ß Ж', '_x0041_ _x005F_', 'a\u0000\u0007\ufffe\ud800b'];
    const rows = await rowsOf(tableOf(texts.map((text) => [null, text])));
    expect(rows.slice(1).map(([, text]) => text)).toEqual([...texts.slice(0, -1), 'ab']);
  });

  it('holds no text that is longer than a cell may be', async () => {
    const [, row] = await rowsOf(tableOf([[null, 'a'.repeat(40_000)]]));
    expect(row?.[1]).toHaveLength(32_767);
  });

  it('reads its rows while it is sent, and no more of them once nobody takes it', async () => {
    let read = 0;
    let ended = false;
    async function* endless(): AsyncGenerator<Cell[][]> {
      try {
        for (;;) {
          read += 1;
          // No two are alike, so that they stay large when they are compressed.
          yield Array.from({ length: 60 }, (_, row) => [
            at,
            `${Math.sin(read * 60 + row)}`.repeat(5),
            '030 1',
            1,
          ]);
          await new Promise(setImmediate);
        }
      } finally {
        ended = true;
      }
    }
    const stream = workbookOf({ title: 'Endless', columns, batches: endless });
    for await (const _chunk of stream) if (read > 200) break;
    const most = read;
    // A stream that reads on never ends, and fails by the time of the test.
    while (!ended) await new Promise(setImmediate);
    expect(read).toBeLessThan(most + 200);
  });
});
