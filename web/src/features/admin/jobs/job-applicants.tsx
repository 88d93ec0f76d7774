import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ApplicantView } from '../../../shared/api/types.ts';
import { useApi } from '../../../shared/api/use-api.ts';
import { urlOf } from '../../../shared/api/wire.ts';
import { Badge, StatusBadge } from '../../../shared/ui/display/badge.tsx';
import { shortWhen } from '../../../shared/ui/display/dates.ts';
import { ButtonLink } from '../../../shared/ui/form/button.tsx';
import { langOf } from '../../../shared/ui/display/content-language.tsx';
import { Loaded } from '../../../shared/ui/feedback/loaded.tsx';
import { boardPath } from '../applications/board/board-target.ts';
import { CurrentProfile } from '../applications/detail/current-profile.tsx';
import { SentApplicationPanel } from '../applications/detail/sent-application-panel.tsx';
import { JobDecision, useJobDecisions } from '../applications/decision/use-job-decisions.tsx';
import { actionsColumn, column, dateColumn } from '../parts/columns.tsx';
import { fullName } from '../../../shared/account/full-name.ts';
import { PagedApplicants } from '../parts/paged-applicants.tsx';
import { EntryPanel, Panel, PanelBody } from '../parts/panel.tsx';
import { PersonFacts } from '../people/person-facts.tsx';
import { useAdminLocation } from '../use-admin-location.ts';
import { useJob } from '../../jobs/use-jobs.ts';
import { ROLE_NAMES } from '../../../shared/ui/display/role-names.ts';

/** The applicants of a job. Rejected ones are hidden (the specification, section 4) unless the switch shows them. */
export function JobApplicants({ jobId }: { jobId: string }) {
  const { to } = useAdminLocation();
  const [withRejected, setWithRejected] = useState(false);
  const job = useJob(jobId);
  const { ask, notice, dialog } = useJobDecisions(jobId);
  return (
    <Panel
      title={t`Applicants`}
      crumbs={[
        { to: to('jobs'), label: t`Jobs` },
        { to: to('jobs', { jobid: jobId }), label: job.data?.title ?? t`Job`, lang: langOf(job.data) },
      ]}
      actions={
        <>
          <ButtonLink small kind="quiet" to={boardPath({ kind: 'job', id: jobId })}>{t`Board`}</ButtonLink>
          <label className="small">
            <input type="checkbox" checked={withRejected} onChange={() => setWithRejected(!withRejected)} />{' '}
            {t`Show rejected`}
          </label>
        </>
      }
    >
      {notice && <PanelBody>{notice}</PanelBody>}
      {dialog}
      <PagedApplicants
        path="/api/admin/jobs/{id}/applicants"
        params={{ id: jobId, rejected: withRejected ? 'show' : 'hide' }}
        empty={t`No applicants found for this job.`}
        stacked
        rowKey={(row) => row._id}
        columns={[
          column<ApplicantView>(t`Name`, (row) => (
            <>
              <Link to={to('jobs', { jobid: jobId, userid: row._id }, 'applicants')}>{fullName(row)}</Link>
              <br />
              <span className="caption muted">{row.email}</span>
            </>
          )),
          dateColumn<ApplicantView>(t`Applied`, (row) => shortWhen(row.appliedAt)),
          column<ApplicantView>(t`Status`, (row) => <StatusBadge status={row.status} />),
          actionsColumn<ApplicantView>(t`Decision`, (row) => (
            <JobDecision applicant={row} status={row.status} ask={ask} />
          )),
        ]}
      />
    </Panel>
  );
}

/** A decider sees the note and the documents as they were sent, beside the decision, and the profile as it is now. */
export function ApplicantProfile({ userId, jobId }: { userId: string; jobId: string }) {
  const { to } = useAdminLocation();
  const query = useApi(urlOf('/api/admin/applicants/{id}', { id: userId }));
  const { ask, notice, dialog } = useJobDecisions(jobId);
  const application = query.data?.jobs_applied.find((entry) => entry._id === jobId);
  const sent = useApi(
    application ? urlOf('/api/admin/applications/{id}', { id: application.applicationId }) : null,
  );
  return (
    <div className="adm-column">
      <EntryPanel
        query={query}
        title={query.data ? fullName(query.data) : t`Applicant`}
        crumbs={[
          {
            to: to('jobs', { jobid: jobId }),
            label: application?.title ?? t`Job`,
            lang: langOf(application),
          },
          { to: to('jobs', { jobid: jobId }, 'applicants'), label: t`Applicants` },
        ]}
        actions={query.data && <Badge>{ROLE_NAMES[query.data.role]}</Badge>}
      >
        {(user) => (
          <PanelBody>
            {notice}
            {dialog}
            {application && (
              <div className="row between">
                <StatusBadge status={application.status} />
                <JobDecision applicant={user} status={application.status} ask={ask} />
              </div>
            )}
            <PersonFacts user={user} withoutCareer={application !== undefined} />
          </PanelBody>
        )}
      </EntryPanel>
      {application && (
        <Loaded query={sent}>
          {(detail) => (
            <>
              <SentApplicationPanel application={detail} />
              <CurrentProfile application={detail} />
            </>
          )}
        </Loaded>
      )}
    </div>
  );
}
