import { t } from '@lingui/core/macro';
import { useApi } from '../../../shared/api/use-api.ts';
import { urlOf } from '../../../shared/api/wire.ts';
import { Badge, StatusBadge } from '../../../shared/ui/badge.tsx';
import { TaskNotice } from '../../../shared/ui/task-notice.tsx';
import { Decision, useDecisions } from '../jobs/decision.tsx';
import { fullName } from '../parts/facts.tsx';
import { EntryPanel, PanelBody } from '../parts/panel.tsx';
import { useAdminLocation } from '../use-admin-location.ts';
import { PersonFacts } from './person-facts.tsx';

/** An applicant's profile with PDFs, and the decision while the application is pending. */
export function ApplicantProfile({ userId, jobId }: { userId: string; jobId: string }) {
  const { to } = useAdminLocation();
  const query = useApi(urlOf('/api/admin/applicants/{id}', { id: userId }));
  const decisions = useDecisions(jobId);
  const name = query.data ? fullName(query.data) : t`Applicant`;
  const application = query.data?.jobs_applied.find((entry) => entry._id === jobId);
  return (
    <EntryPanel
      query={query}
      title={name}
      crumbs={[
        { to: to('jobs', { jobid: jobId }), label: application?.title ?? t`Job` },
        { to: to('jobs', { jobid: jobId }, 'applicants'), label: t`Applicants` },
      ]}
      actions={query.data && <Badge>{query.data.role}</Badge>}
    >
      {(user) => (
        <PanelBody>
          <TaskNotice task={decisions.task} focusOnShow />
          {application && (
            <div className="row between">
              <StatusBadge status={application.status} />
              <Decision userId={userId} name={name} status={application.status} decisions={decisions} />
            </div>
          )}
          <PersonFacts user={user} />
        </PanelBody>
      )}
    </EntryPanel>
  );
}
