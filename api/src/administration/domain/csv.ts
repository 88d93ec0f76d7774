import type { Language } from '@consulting/contracts';

export type CsvCell = string | number | Date | null | undefined;

/** Marks the text as UTF-8 for spreadsheet programs. */
export const BYTE_ORDER_MARK = '\ufeff';

/** The cell separators that spreadsheet programs expect; never the decimal sign of the language. */
export const SEPARATORS: Record<Language, string> = { en: ',', de: ';' };

/**
 * Returns one line of a CSV file (RFC 4180, ended by CRLF). A cell that a spreadsheet would take for a formula (it
 * begins with = + - @, a tab or a line break) gets a leading apostrophe, so that it is shown and never run.
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
