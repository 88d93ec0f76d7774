import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import type { Figures } from '../../../../shared/api/types.ts';
import { DataTable } from '../../../../shared/ui/list/data-table.tsx';
import { langOf } from '../../../../shared/ui/display/content-language.tsx';
import { adminPath } from '../../admin-location.ts';
import { KINDS } from '../../applications/desk-texts.ts';
import { column } from '../../parts/columns.tsx';
import { Panel } from '../../parts/panel.tsx';
import { inDays } from './flow-texts.ts';
import { useFigures } from './use-figures.ts';

type WaitingRow = Figures['waiting'][number];

/** The pending applications of all kinds that have waited for the longest time, linked to the desk. */
export function WaitingLongest() {
  const { data } = useFigures();
  if (!data || data.waiting.length === 0) return null;
  return (
    <Panel
      title={t`Waiting longest`}
      actions={
        <Link className="small" to={`${adminPath('applications')}&status=pending&sort=waiting`}>
          {t`All that are waiting`}
        </Link>
      }
    >
      <DataTable
        label={t`Table of the applications that have waited longest`}
        rows={data.waiting}
        rowKey={({ _id }) => _id}
        columns={[
          column<WaitingRow>(t`For`, (row) => (
            <Link to={adminPath('applications', { applicationid: row._id })} lang={langOf(row)}>
              {row.title || KINDS[row.kind]}
            </Link>
          )),
          column<WaitingRow>(t`Kind`, ({ kind }) => KINDS[kind], { optional: true }),
          column<WaitingRow>(
            t`Waiting`,
            ({ waitingDays }) => <span className="line num">{inDays(waitingDays)}</span>,
            { right: true },
          ),
        ]}
      />
    </Panel>
  );
}
