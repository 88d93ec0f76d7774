import { t } from '@lingui/core/macro';
import type { Figures } from '../../../../shared/api/types.ts';
import { DataTable } from '../../../../shared/ui/list/data-table.tsx';
import { column, lineColumn } from '../../parts/columns.tsx';
import { Panel } from '../../parts/panel.tsx';
import { Bars, BarsAndTable } from './bars.tsx';
import { kindName } from './flow-texts.ts';

type KindRow = Figures['kinds'][number];

/** What came in, was opened and was decided, by kind. */
export function KindsPanel({ figures: { kinds } }: { figures: Figures }) {
  return (
    <Panel title={t`Applications by kind`} text={t`What happened in the period, whenever they came in`}>
      <BarsAndTable
        bars={
          <Bars
            legend={[
              { look: 'first', text: t`Arrived` },
              { look: 'second', text: t`Decided` },
            ]}
            rows={kinds.map(({ kind, arrived, decided }) => ({
              id: kind ?? 'all',
              label: kindName(kind),
              bars: [
                { id: 'arrived', length: arrived, text: String(arrived) },
                { id: 'decided', length: decided.cases, text: String(decided.cases), look: 'second' },
              ],
            }))}
          />
        }
        table={
          <DataTable
            stacked
            label={t`Table of kinds`}
            rows={kinds}
            rowKey={({ kind }) => kind ?? 'all'}
            columns={[
              lineColumn<KindRow>(t`Kind`, ({ kind }) => kindName(kind)),
              column<KindRow>(t`Arrived`, ({ arrived }) => String(arrived), { right: true, labelled: true }),
              column<KindRow>(t`First opened`, ({ seen }) => String(seen.cases), {
                right: true,
                labelled: true,
              }),
              column<KindRow>(t`Decided`, ({ decided }) => String(decided.cases), {
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
