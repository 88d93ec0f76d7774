import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import type { PersonDetail } from '../../../shared/api/types.ts';
import { StatusBadge } from '../../../shared/ui/display/badge.tsx';
import { DataTable } from '../../../shared/ui/list/data-table.tsx';
import { shortWhen } from '../../../shared/ui/display/dates.ts';
import { langOf } from '../../../shared/ui/display/content-language.tsx';
import { adminPath } from '../admin-location.ts';
import { KINDS } from '../applications/desk-texts.ts';
import { column } from '../parts/columns.tsx';
import { Panel, PanelBody } from '../parts/panel.tsx';

type Application = PersonDetail['applications'][number];

/** The applications of a person, of all kinds, newest first. */
export function PersonApplications({ person }: { person: PersonDetail }) {
  const { applications } = person;
  return (
    <Panel title={t`Applications`}>
      {applications.length === 0 ? (
        <PanelBody>
          <p className="small muted">{t`No applications yet.`}</p>
        </PanelBody>
      ) : (
        <DataTable
          label={t`Table of applications`}
          rows={applications}
          rowKey={(row) => row._id}
          columns={[
            column<Application>(t`Applied for`, (row) => (
              <>
                <Link to={adminPath('applications', { applicationid: row._id })} lang={langOf(row.target)}>
                  {row.target.title || KINDS[row.kind]}
                </Link>
                <br />
                <span className="caption muted">
                  {KINDS[row.kind]}, <span className="line">{shortWhen(row.appliedAt)}</span>
                </span>
              </>
            )),
            column<Application>(t`Status`, (row) => <StatusBadge status={row.status} />),
          ]}
        />
      )}
    </Panel>
  );
}
