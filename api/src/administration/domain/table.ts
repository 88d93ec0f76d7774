import { FIRM_ZONE } from '@consulting/contracts';

export type Cell = string | number | Date | null | undefined;

/**
 * What a column holds, and so how programs are to take it: `lines` are texts of several lines, `share` is a number in
 * percent, and a `time` is shown as clocks in Berlin showed it.
 */
export type ColumnKind = 'text' | 'lines' | 'telephone' | 'time' | 'count' | 'days' | 'share';

export interface Column {
  heading: string;
  kind: ColumnKind;
}

/** A table that can be exported: its columns, and its rows in batches, newest first. */
export interface Table {
  /** What the table is of, for people: the name of a workbook's sheet. */
  title: string;
  columns: readonly Column[];
  batches(): AsyncIterable<Cell[][]>;
}

export const texts = (...headings: string[]): Column[] =>
  headings.map((heading) => ({ heading, kind: 'text' }));

/** Returns a column of times. Cells have no zone, so that programs can sort and count with them: the heading names it. */
export const times = (heading: string): Column => ({ heading: `${heading} (${FIRM_ZONE})`, kind: 'time' });
