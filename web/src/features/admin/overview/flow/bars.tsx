import type { ReactNode } from 'react';

/** One bar with its value in words. */
export interface Bar {
  id: string;
  /** The length, beside those of the others; null for a value that is not shown. */
  length: number | null;
  text: string;
  /** The second of two that are compared. */
  look?: 'second';
}

/** The bars of one row of the table. */
export interface BarRow {
  id: string;
  label: ReactNode;
  bars: readonly Bar[];
}

interface Props {
  rows: readonly BarRow[];
  /** What each look means. */
  legend?: readonly { look: 'first' | 'second'; text: string }[];
  /** The value of the longest bar, if others beside these are measured by it too. */
  most?: number;
}

/**
 * Bars as long as their values, which stand beside them. For the eye alone: the table beside them says the same, so a screen
 * reader is not told it twice.
 */
export function Bars({ rows, legend, most: given = 0 }: Props) {
  const most = Math.max(given, ...rows.flatMap(({ bars }) => bars.map(({ length }) => length ?? 0)));
  return (
    <div className="bars num" aria-hidden="true">
      {legend && (
        <p className="bars-legend caption">
          {legend.map(({ look, text }) => (
            <span key={look}>
              <i className={`length ${look}`} />
              {text}
            </span>
          ))}
        </p>
      )}
      {rows.map(({ id, label, bars }) => (
        <div className="bars-row" key={id}>
          <span className="bars-label small">{label}</span>
          <div>
            {bars.map((bar) => (
              <div className="bars-line" key={bar.id}>
                {bar.length !== null && bar.length > 0 && (
                  <i
                    className={`length ${bar.look ?? 'first'}`}
                    style={{ inlineSize: `${(bar.length / most) * 100}%` }}
                  />
                )}
                <span className={bar.length === null ? 'caption muted' : 'caption'}>{bar.text}</span>
              </div>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}

interface SplitProps {
  bars: ReactNode;
  table: ReactNode;
  isWide?: boolean;
}

/** Bars, and the table with the same values beside them; below them if the table is wide. */
export const BarsAndTable = ({ bars, table, isWide = false }: SplitProps) => (
  <div className={isWide ? 'bars-split wide' : 'bars-split'}>
    {bars}
    {table}
  </div>
);
