import { t } from '@lingui/core/macro';
import { useApi } from '../../../shared/api/use-api.ts';
import { urlOf } from '../../../shared/api/wire.ts';
import { Badge, StatusBadge } from '../../../shared/ui/badge.tsx';
import { Loaded } from '../../../shared/ui/loaded.tsx';
import { TaskNotice } from '../../../shared/ui/task-notice.tsx';
import { useTask } from '../../../shared/ui/use-task.ts';
import { Decision } from '../jobs/decision.tsx';
import { useJobChanges } from '../jobs/use-jobs.ts';
import { Panel, PanelBody } from '../parts/panel.tsx';
import { useAdminLocation } from '../use-admin-location.ts';
import { PersonFacts } from './person-facts.tsx';

/** An applicant's profile with PDFs, and the decision while the application is pending. */
export function ApplicantProfile({ userId, jobId }: { userId: string; jobId: string }) {
  const { to } = useAdminLocation();
  const applicant = useApi(urlOf('/api/admin/applicants/{id}', { id: userId }));
  const { decide } = useJobChanges();
  const task = useTask({
    failed: t`Failed to send notification.`,
    network: t`Network error. Please try again.`,
  });
  const name = applicant.data ? `${applicant.data.first_name} ${applicant.data.last_name}` : 'Applicant';
  const application = applicant.data?.jobs_applied.find((entry) => entry._id === jobId);
  return (
    <Panel
      title={name}
      crumbs={[
        { to: to('jobs'), label: t`Jobs` },
        { to: to('jobs', { jobid: jobId }), label: application?.title ?? t`Job` },
        { to: to('jobs', { jobid: jobId }, 'applicants'), label: t`Applicants` },
      ]}
      actions={applicant.data && <Badge>{applicant.data.role}</Badge>}
    >
      <Loaded query={applicant} empty={t`This applicant no longer exists.`}>
        {(user) => (
          <PanelBody>
            <TaskNotice task={task} focusOnShow />
            {application && (
              <div className="row between">
                <StatusBadge status={application.status} />
                <Decision
                  name={name}
                  status={application.status}
                  working={task.working}
                  onDecide={(status) =>
                    void task.run(async () => {
                      const message = await decide(jobId, userId, status);
                      await applicant.mutate();
                      return message;
                    })
                  }
                />
              </div>
            )}
            <PersonFacts user={user} />
          </PanelBody>
        )}
      </Loaded>
    </Panel>
  );
}
