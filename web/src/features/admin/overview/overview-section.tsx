import type { Language } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import type { ComponentProps } from 'react';
import { useApi } from '../../../shared/api/use-api.ts';
import { urlOf } from '../../../shared/api/wire.ts';
import { Loaded } from '../../../shared/ui/feedback/loaded.tsx';
import { DataTable } from '../../../shared/ui/list/data-table.tsx';
import { shortWhen } from '../../../shared/ui/display/dates.ts';
import { langOf } from '../../../shared/ui/display/content-language.tsx';
import { column } from '../parts/columns.tsx';
import { Panel } from '../parts/panel.tsx';
import { SectionHead } from '../parts/section-frame.tsx';
import { useAdminLocation } from '../use-admin-location.ts';
import { ApplicationsPlot } from './applications-plot.tsx';
import { Figures } from './figures.tsx';
import { FlowFigures } from './flow/flow-figures.tsx';
import { WaitingLongest } from './flow/waiting-longest.tsx';
import { LastBackup, MissingBackup } from './last-backup.tsx';
import './overview.css';

const FRESH = { refreshInterval: 60_000 };

/** The start section, called Notifications in the specification: the latest applications, and counts of everything. */
export function OverviewSection() {
  const { to } = useAdminLocation();
  return (
    <>
      <SectionHead>
        <LastBackup />
      </SectionHead>
      <MissingBackup />
      <WaitingLongest />
      <Figures />
      <div className="split latest">
        <div className="adm-column">
          <Latest
            title={t`New job applicants`}
            text={t`The latest 5 applications for jobs`}
            table={t`Table of job applicants`}
            query={useApi(urlOf('/api/admin/notifications'), FRESH)}
            head={t`Job`}
            entry={(row) => row.jobTitle}
            pathOf={({ jobId: jobid }, person) => to('jobs', { jobid, ...person }, 'applicants')}
          />
          <Latest
            title={t`New consultant requests`}
            text={t`The latest 10 requests of companies`}
            table={t`Table of consultant requests`}
            query={useApi(urlOf('/api/admin/consultant-requests'), FRESH)}
            who={t({ message: 'Applicant', context: 'for a consultant' })}
            about={(row) => row.company}
            head={t`Consultant`}
            entry={(row) => row.consultantName}
            pathOf={({ _id: applicationid, consultantId: consultantid }, person) =>
              person ? to('applications', { applicationid }) : to('consultants', { consultantid })
            }
          />
        </div>
        <Latest
          title={t`New project applicants`}
          text={t`The latest 10 applications for projects`}
          table={t`Table of project applicants`}
          query={useApi(urlOf('/api/admin/project-applicants'), FRESH)}
          head={t`Project`}
          entry={(row) => row.projectTitle}
          pathOf={({ projectId: projectid }, person) =>
            to('projects', { projectid, ...person }, 'applicants')
          }
        />
      </div>
      <ApplicationsPlot />
      <FlowFigures />
    </>
  );
}

interface Application {
  _id: string;
  userId: string;
  applicant: string;
  appliedAt: string;
  /** Language of what the application is for. */
  language?: Language | null;
}

interface Props<T extends Application> {
  title: string;
  text: string;
  table: string;
  query: ComponentProps<typeof Loaded<T[]>>['query'];
  /** Heading of the applicant column. */
  who?: string;
  /** A line under the applicant's name. */
  about?: (row: T) => string;
  /** Heading of the column with the titles of what the applications are for. */
  head: string;
  entry: (row: T) => string;
  /** The path of all applicants, or of one. */
  pathOf: (row: T, person?: { userid: string }) => string;
}

/** The latest applications, linked to the applicant and to what they are for. */
function Latest<T extends Application>(props: Props<T>) {
  const { title, text, table, query, who = t`Applicant`, about, head, entry, pathOf } = props;
  return (
    <Panel title={title} text={text}>
      <Loaded query={query} empty={t`No applications yet.`}>
        {(rows) => (
          <DataTable
            label={table}
            rows={rows}
            rowKey={(row) => row._id}
            columns={[
              column<T>(who, (row) => (
                <>
                  <Link to={pathOf(row, { userid: row.userId })}>{row.applicant}</Link>
                  {about && (
                    <>
                      <br />
                      <span className="caption muted">{about(row)}</span>
                    </>
                  )}
                </>
              )),
              column<T>(head, (row) => (
                <>
                  <Link to={pathOf(row)} lang={langOf(row)}>
                    {entry(row)}
                  </Link>
                  <br />
                  <span className="caption muted">{shortWhen(row.appliedAt)}</span>
                </>
              )),
            ]}
          />
        )}
      </Loaded>
    </Panel>
  );
}
