import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import { Loaded } from '../../../shared/ui/loaded.tsx';
import { DataTable } from '../../../shared/ui/data-table.tsx';
import { shortWhen } from '../../../shared/ui/dates.ts';
import { Panel } from '../parts/panel.tsx';
import { SectionHead } from '../parts/section-head.tsx';
import { DateText } from '../parts/date-text.tsx';
import { useAdminLocation } from '../use-admin-location.ts';
import { ApplicationsPlot } from './applications-plot.tsx';
import { Figures } from './figures.tsx';
import { useJobNotifications, useProjectNotifications } from './use-notifications.ts';

/** The overview: the latest applications, and counts of everything. */
export function NotificationsSection() {
  const { to } = useAdminLocation();
  return (
    <>
      <SectionHead title={t`Notifications`} />
      <Figures />
      <div className="split">
        <Panel title={t`New job applicants`} text={t`The latest 5 applications for jobs`}>
          <Loaded query={useJobNotifications()} empty={t`No applications yet.`}>
            {(rows) => (
              <DataTable
                label={t`Table of job applicants`}
                rows={rows}
                rowKey={(row) => row._id}
                columns={[
                  {
                    key: 'applicant',
                    head: t`Applicant`,
                    cell: (row) => (
                      <Link to={to('jobs', { jobid: row.jobId, userid: row.userId }, 'applicants')}>
                        {row.applicant}
                      </Link>
                    ),
                  },
                  {
                    key: 'job',
                    head: t`Job`,
                    cell: (row) => (
                      <Link to={to('jobs', { jobid: row.jobId }, 'applicants')}>{row.jobTitle}</Link>
                    ),
                  },
                  {
                    key: 'at',
                    head: t`Applied`,
                    optional: true,
                    cell: (row) => <DateText>{shortWhen(row.appliedAt)}</DateText>,
                  },
                ]}
              />
            )}
          </Loaded>
        </Panel>
        <Panel title={t`New project applicants`} text={t`The latest 10 applications for projects`}>
          <Loaded query={useProjectNotifications()} empty={t`No applications yet.`}>
            {(rows) => (
              <DataTable
                label={t`Table of project applicants`}
                rows={rows}
                rowKey={(row) => row._id}
                columns={[
                  {
                    key: 'applicant',
                    head: t`Applicant`,
                    cell: (row) => (
                      <Link
                        to={to('projects', { projectid: row.projectId, userid: row.userId }, 'applicants')}
                      >
                        {row.applicant}
                      </Link>
                    ),
                  },
                  {
                    key: 'project',
                    head: t`Project`,
                    cell: (row) => (
                      <Link to={to('projects', { projectid: row.projectId }, 'applicants')}>
                        {row.projectTitle}
                      </Link>
                    ),
                  },
                  {
                    key: 'at',
                    head: t`Applied`,
                    optional: true,
                    cell: (row) => <DateText>{shortWhen(row.appliedAt)}</DateText>,
                  },
                ]}
              />
            )}
          </Loaded>
        </Panel>
      </div>
      <ApplicationsPlot />
    </>
  );
}
