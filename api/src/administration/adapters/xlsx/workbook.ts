import { Readable } from 'node:stream';
import { writeXlsxStream, type CellValue, type ColumnDef } from 'hucre/xlsx';
import { timeInBerlin } from '@consulting/contracts';
import type { Cell, ColumnKind, Table } from '../../domain/table.ts';

/** Excel shortens no text itself: it refuses the whole workbook. */
const MOST_CHARACTERS = 32_767;

/** Texts are declared as such, so that a cell that is edited and left as it is does not become a formula or a number. */
const TEXT = '@';

const FORMATS: Record<ColumnKind, { width: number; numFmt: string }> = {
  text: { width: 24, numFmt: TEXT },
  lines: { width: 80, numFmt: TEXT },
  telephone: { width: 20, numFmt: TEXT },
  time: { width: 28, numFmt: 'yyyy-mm-dd hh:mm:ss' },
  count: { width: 14, numFmt: '0' },
  days: { width: 24, numFmt: '0.0' },
  share: { width: 18, numFmt: '0' },
};

/**
 * Returns a table as a workbook for spreadsheets, with typed cells: no text in it is a formula, whatever it begins with.
 * Like the lines of a CSV file its rows are read, written and compressed while they are sent.
 */
export function workbookOf(table: Table): Readable {
  const columns: ColumnDef[] = table.columns.map(({ heading, kind }) => {
    const { width, numFmt } = FORMATS[kind];
    const alignment = { vertical: 'top', ...(kind === 'lines' && { wrapText: true }) } as const;
    return { header: plain(heading), width, style: { numFmt, alignment } };
  });
  const bytes = writeXlsxStream(rowsOf(table), {
    name: table.title,
    columns,
    freezePane: { rows: 1 },
  });
  return Readable.fromWeb(bytes as Parameters<typeof Readable.fromWeb>[0], { objectMode: false });
}

async function* rowsOf({ batches }: Table): AsyncGenerator<CellValue[]> {
  for await (const batch of batches()) for (const cells of batch) yield cells.map(valueOf);
}

function valueOf(cell: Cell): CellValue {
  if (cell === undefined || cell === '') return null;
  if (typeof cell === 'string') return plain(cell);
  // Cells have no zone: what is written as UTC is shown as it is.
  return cell instanceof Date ? new Date(`${timeInBerlin(cell).replace(' ', 'T')}Z`) : cell;
}

/** Drops what XML forbids; `_x0041_` stands for a letter in workbooks, unless its first sign is written so itself. */
const plain = (text: string): string =>
  text
    .replace(/(?![\t\n\r])[\p{Surrogate}\p{Cc}\ufffe\uffff]/gu, '')
    .slice(0, MOST_CHARACTERS)
    .replace(/_(?=x[0-9a-f]{4}_)/gi, '_x005F_');
