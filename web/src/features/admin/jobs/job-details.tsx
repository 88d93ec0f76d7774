import { t } from '@lingui/core/macro';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { dateTime } from '../../../shared/ui/dates.ts';
import { EntryActions } from '../parts/entry-actions.tsx';
import { Facts } from '../parts/facts.tsx';
import { EntryPanel, PanelBody } from '../parts/panel.tsx';
import { useAdminLocation } from '../use-admin-location.ts';
import { useJob } from '../../jobs/use-jobs.ts';

export function JobDetails({ jobId }: { jobId: string }) {
  const { to } = useAdminLocation();
  const query = useJob(jobId);
  return (
    <EntryPanel query={query} title={query.data?.title ?? t`Job`}>
      {(job) => (
        <PanelBody>
          <EntryActions
            path="/api/admin/jobs/{id}"
            id={jobId}
            lists={['/api/admin/jobs?', '/api/admin/applicants']}
            title={t`Delete job`}
            question={t`Delete “${job.title}” and all of its applications? The applicants will not be notified.`}
            outcome={t`Job “${job.title}” was deleted.`}
          >
            <ButtonLink small to={to('jobs', { jobid: jobId }, 'applicants')}>{t`Applicants`}</ButtonLink>
            <ButtonLink small kind="second" to={to('jobs', { jobid: jobId }, 'edit')}>{t`Edit`}</ButtonLink>
          </EntryActions>
          <Facts
            rows={[
              [t`Company`, job.company],
              [t`Location`, job.location],
              [t`Qualification`, job.qualification],
              [t`Introduction`, job.introduction],
              [t`Description`, job.description],
              [t`Posted`, dateTime(job.createdAt)],
            ]}
          />
        </PanelBody>
      )}
    </EntryPanel>
  );
}
