/** Tables as text for spreadsheets; why so, is in docs/decisions/0068. */

import { timeInBerlin, type Language } from '@consulting/contracts';
import type { Cell, Column, ColumnKind } from './table.ts';
import { partedTelephone } from './telephone-cell.ts';

/** Marks the text as UTF-8 for spreadsheet programs. */
export const BYTE_ORDER_MARK = '\ufeff';

/** What spreadsheet programs of a language expect between cells, and as the decimal sign: never the same. */
const SIGNS: Record<Language, { separator: string; decimal: string }> = {
  en: { separator: ',', decimal: '.' },
  de: { separator: ';', decimal: ',' },
};

/**
 * Begins a text that a spreadsheet would take for a formula. It has no width, so nothing is to be seen, and is no blank,
 * so that programs which trim cells leave it.
 */
const SHOWN_AS_TEXT = '\u200b';

export interface CsvWriter {
  headings(): string;
  /** Returns the line of a row (RFC 4180), ended by CRLF. */
  line(cells: readonly Cell[]): string;
}

/** Writes the lines of a table for spreadsheets of a language. */
export function csvWriter(columns: readonly Column[], language: Language): CsvWriter {
  const { separator, decimal } = SIGNS[language];
  const lineOf = (texts: string[]) => `${texts.map(quoted).join(separator)}\r\n`;
  return {
    headings: () => BYTE_ORDER_MARK + lineOf(columns.map(({ heading }) => defused(heading))),
    line: (cells) => lineOf(cells.map((cell, index) => textOf(cell, columns[index]?.kind, decimal))),
  };
}

function textOf(cell: Cell, kind: ColumnKind | undefined, decimal: string): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return timeInBerlin(cell);
  if (typeof cell === 'number') return String(cell).replace('.', decimal);
  return kind === 'telephone' ? telephone(cell) : defused(cell);
}

/** Digits alone are no formula, but a number: without a blank they are marked as well. */
function telephone(typed: string): string {
  return partedTelephone(typed) ?? (/^\d+$/.test(typed) ? SHOWN_AS_TEXT + typed : defused(typed));
}

/**
 * Keeps a text from being run as a formula: one that begins with = + - @, a tab or a line break, behind blanks too. The
 * full-width forms count as well: some programs read them as the plain ones.
 */
function defused(text: string): string {
  return /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/.test(text) ? SHOWN_AS_TEXT + text : text;
}

const quoted = (text: string): string =>
  /[",\r\n;\t]|^\s|\s$/.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
