import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import type { DeskDetail } from '../../../../shared/api/types.ts';
import { StatusBadge } from '../../../../shared/ui/display/badge.tsx';
import { DataTable } from '../../../../shared/ui/list/data-table.tsx';
import { shortWhen } from '../../../../shared/ui/display/dates.ts';
import { langOf } from '../../../../shared/ui/display/content-language.tsx';
import { column } from '../../parts/columns.tsx';
import { Panel } from '../../parts/panel.tsx';
import { useAdminLocation } from '../../use-admin-location.ts';
import { STATUS_WORDS, targetAbout, targetTitle } from '../desk-texts.ts';

type Other = DeskDetail['others'][number];

/** The person's other applications; renders nothing if there are none. */
export function OtherApplications({ applications }: { applications: readonly Other[] }) {
  const { to } = useAdminLocation();
  if (applications.length === 0) return null;
  return (
    <Panel title={t`Other applications of this person`}>
      <DataTable
        label={t`Table of other applications`}
        rows={applications}
        rowKey={(row) => row._id}
        stacked
        columns={[
          column<Other>(t`For`, (row) => (
            <>
              <Link to={to('applications', { applicationid: row._id })} lang={langOf(row.target)}>
                {targetTitle(row)}
              </Link>
              <br />
              <span className="caption muted">{targetAbout(row)}</span>
            </>
          )),
          column<Other>(t`Sent`, (row) => <span className="line">{shortWhen(row.appliedAt)}</span>),
          column<Other>(t`Status`, (row) => (
            <StatusBadge status={row.status} word={STATUS_WORDS[row.status]} />
          )),
        ]}
      />
    </Panel>
  );
}
