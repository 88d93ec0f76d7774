import { t } from '@lingui/core/macro';
import type { Figures } from '../../../../shared/api/types.ts';
import { DataTable } from '../../../../shared/ui/list/data-table.tsx';
import { column, lineColumn } from '../../parts/columns.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Bars, BarsAndTable, type Bar } from './bars.tsx';
import { cases, daysOrDash, inDays, kindName } from './flow-texts.ts';

type KindRow = Figures['kinds'][number];

interface Props {
  figures: Figures;
  what: 'seen' | 'decided';
  title: string;
  text: string;
  /** Names of the table, and of the column with the number of applications. */
  table: string;
  head: string;
}

/** How long applications of each kind took: half of them, and nine of ten. */
export function DurationsPanel({ figures: { kinds }, what, title, text, table, head }: Props) {
  return (
    <Panel title={title} text={text}>
      <BarsAndTable
        bars={
          <Bars
            legend={[
              { look: 'first', text: t`Half within` },
              { look: 'second', text: t`Nine of ten within` },
            ]}
            rows={kinds.map((row) => ({
              id: row.kind ?? 'all',
              label: kindName(row.kind),
              bars: barsOf(row[what]),
            }))}
          />
        }
        table={
          <DataTable
            stacked
            label={table}
            rows={kinds}
            rowKey={({ kind }) => kind ?? 'all'}
            columns={[
              lineColumn<KindRow>(t`Kind`, ({ kind }) => kindName(kind)),
              column<KindRow>(head, (row) => String(row[what].cases), { right: true, labelled: true }),
              column<KindRow>(t`Half (days)`, (row) => daysOrDash(row[what].median), {
                right: true,
                labelled: true,
              }),
              column<KindRow>(t`Nine of ten (days)`, (row) => daysOrDash(row[what].nineOfTen), {
                right: true,
                labelled: true,
              }),
            ]}
          />
        }
      />
    </Panel>
  );
}

function barsOf({ cases: count, median, nineOfTen }: Figures['kinds'][number]['seen']): Bar[] {
  if (median === null || nineOfTen === null) return [{ id: 'count', length: null, text: cases(count) }];
  return [
    { id: 'median', length: median, text: inDays(median) },
    { id: 'nineOfTen', length: nineOfTen, text: inDays(nineOfTen), look: 'second' },
  ];
}
