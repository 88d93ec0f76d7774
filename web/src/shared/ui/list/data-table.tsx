import type { ReactNode } from 'react';

export interface Column<T> {
  head: ReactNode;
  cell: (row: T) => ReactNode;
  /** Aligns numbers to the right. */
  right?: boolean;
  /** Hidden when the table is narrow. */
  optional?: boolean;
  /** In stacked rows, which have no header, the heading precedes the value: "Start Date: N/A". */
  labelled?: boolean;
}

interface Props<T> {
  /** Name of the scrollable region for screen readers. */
  label: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  rowKey: (row: T) => string;
  selected?: (row: T) => boolean;
  /** Turns rows into cards when the table is narrow. */
  stacked?: boolean;
}

/**
 * A responsive table. ARIA roles are explicit, because the changed `display` of stacked rows removes the implicit
 * ones.
 */
export function DataTable<T>({ label, columns, rows, rowKey, selected, stacked }: Props<T>) {
  const cellClass = (column: Column<T>) =>
    [column.right && 'r', column.optional && 'opt'].filter(Boolean).join(' ') || undefined;
  return (
    <div className="scroll" role="region" aria-label={label} tabIndex={0}>
      <table className={stacked ? 'tbl stacked' : 'tbl'} role="table">
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column, index) => (
              <th key={index} role="columnheader" scope="col" className={cellClass(column)}>
                {column.head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody role="rowgroup">
          {rows.map((row) => (
            <tr
              key={rowKey(row)}
              data-key={rowKey(row)}
              role="row"
              className={selected?.(row) ? 'sel' : undefined}
            >
              {columns.map((column, index) => (
                <td
                  key={index}
                  role="cell"
                  className={cellClass(column)}
                  data-label={column.labelled ? String(column.head) : undefined}
                >
                  {column.cell(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
