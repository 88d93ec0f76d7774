import { t } from '@lingui/core/macro';
import type { Figures } from '../../../../shared/api/types.ts';
import { startDate } from '../../../../shared/ui/display/dates.ts';
import { DataTable } from '../../../../shared/ui/list/data-table.tsx';
import { column } from '../../parts/columns.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Bars, BarsAndTable } from './bars.tsx';
import { weekOf } from './flow-texts.ts';

type WeekRow = Figures['weeks'][number];

/** What came in beside what was decided, week by week. */
export function WeeksPanel({ figures: { weeks } }: { figures: Figures }) {
  return (
    <Panel
      title={t`Arrived and decided by week`}
      text={t`Whole weeks from Monday, in Berlin; the last one is not over yet`}
    >
      <BarsAndTable
        bars={
          <Bars
            legend={[
              { look: 'first', text: t`Arrived` },
              { look: 'second', text: t`Decided` },
            ]}
            rows={weeks.map(({ name, monday, arrived, decided }) => ({
              id: name,
              label: weekOf(monday),
              bars: [
                { id: 'arrived', length: arrived, text: String(arrived) },
                { id: 'decided', length: decided, text: String(decided), look: 'second' },
              ],
            }))}
          />
        }
        table={
          <DataTable
            stacked
            label={t`Table of weeks`}
            rows={weeks}
            rowKey={({ name }) => name}
            columns={[
              column<WeekRow>(t`Week from`, ({ monday }) => startDate(monday)),
              column<WeekRow>(t`Arrived`, ({ arrived }) => String(arrived), { right: true, labelled: true }),
              column<WeekRow>(t`Decided`, ({ decided }) => String(decided), { right: true, labelled: true }),
            ]}
          />
        }
      />
    </Panel>
  );
}
