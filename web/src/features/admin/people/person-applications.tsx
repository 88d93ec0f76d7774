import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import type { PersonDetail } from '../../../shared/api/types.ts';
import { StatusBadge } from '../../../shared/ui/badge.tsx';
import { DataTable } from '../../../shared/ui/data-table.tsx';
import { shortWhen } from '../../../shared/ui/dates.ts';
import { adminPath } from '../admin-location.ts';
import { column } from '../parts/columns.tsx';
import { Panel, PanelBody } from '../parts/panel.tsx';

type Application = PersonDetail['applications'][number];

const KINDS: Record<Application['kind'], string> = {
  job: t`Job`,
  project: t`Project`,
  consultant: t`Consultant`,
};

/** The path of this person among the applicants. */
function pathOf({ kind, target: { _id: id } }: Application, userid: string): string {
  if (kind === 'job') return adminPath('jobs', { jobid: id, userid }, 'applicants');
  if (kind === 'project') return adminPath('projects', { projectid: id, userid }, 'applicants');
  return adminPath('consultants', { consultantid: id, userid });
}

/** What a person has applied for, of all kinds, newest first. */
export function PersonApplications({ person }: { person: PersonDetail }) {
  const { _id: userid, applications } = person;
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
                <Link to={pathOf(row, userid)}>{row.target.title || KINDS[row.kind]}</Link>
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
