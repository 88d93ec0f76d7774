import type { Language } from '@consulting/contracts';

export type CsvCell = string | number | Date | null | undefined;

/** Tells spreadsheet programs that the text is UTF-8. */
export const BYTE_ORDER_MARK = '\ufeff';

/** What spreadsheet programs expect between cells: not the decimal sign of the language. */
export const SEPARATORS: Record<Language, string> = { en: ',', de: ';' };

/**
 * One line of a CSV file (RFC 4180, ended by CRLF). A cell that a spreadsheet would take for a formula (it begins
 * with = + - @, a tab or a line break) gets an apostrophe in front, so that it is shown and never run.
 */
export function csvLine(cells: readonly CsvCell[], separator: string): string {
  return `${cells.map(csvCell).join(separator)}\r\n`;
}

function csvCell(cell: CsvCell): string {
  const text = defused(textOf(cell));
  return /[",\r\n;\t]|^\s|\s$/.test(text) ? `"${text.replace(/"/g, '""')}"` : text;
}

function textOf(cell: CsvCell): string {
  if (cell === null || cell === undefined) return '';
  return cell instanceof Date ? cell.toISOString() : String(cell);
}

/** The full-width forms of = + - @ count too: some programs read them as the plain ones. */
function defused(text: string): string {
  return /^\s*[=+\-@\uff1d\uff0b\uff0d\uff20]|^[\t\r\n]/.test(text) ? `'${text}` : text;
}
