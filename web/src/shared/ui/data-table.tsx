import type { ReactNode } from 'react';

export interface Column<T> {
  key: string;
  head: ReactNode;
  cell: (row: T) => ReactNode;
  /** Figures stand right. */
  right?: boolean;
  /** Dropped where the table has little room. */
  optional?: boolean;
  /** Where rows are stacked and the head is gone, the value is said with it: "Start Date: N/A". */
  labelled?: boolean;
}

interface Props<T> {
  /** Names the scrolling region for screen readers. */
  label: string;
  columns: readonly Column<T>[];
  rows: readonly T[];
  rowKey: (row: T) => string;
  selected?: (row: T) => boolean;
  /** Where the table has little room every row becomes a small card. */
  stacked?: boolean;
  minWidth?: string;
}

/** A table for comparing rows. The roles are written out because stacking changes `display`, which drops them. */
export function DataTable<T>({ label, columns, rows, rowKey, selected, stacked, minWidth }: Props<T>) {
  const cellClass = (column: Column<T>) =>
    [column.right && 'r', column.optional && 'opt'].filter(Boolean).join(' ') || undefined;
  return (
    <div className="scroll" role="region" aria-label={label} tabIndex={0}>
      <table className={stacked ? 'tbl stacked' : 'tbl'} role="table" style={{ minWidth }}>
        <thead role="rowgroup">
          <tr role="row">
            {columns.map((column) => (
              <th key={column.key} role="columnheader" scope="col" className={cellClass(column)}>
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
              {columns.map((column) => (
                <td
                  key={column.key}
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
