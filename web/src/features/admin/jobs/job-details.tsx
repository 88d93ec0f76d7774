import { t } from '@lingui/core/macro';
import { useNavigate } from 'react-router-dom';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { Loaded } from '../../../shared/ui/loaded.tsx';
import { withOutcome } from '../../../shared/ui/outcome.tsx';
import { useConfirm } from '../../../shared/ui/use-confirm.tsx';
import { dateTime } from '../../../shared/ui/dates.ts';
import { Facts } from '../parts/facts.tsx';
import { Panel, PanelBody } from '../parts/panel.tsx';
import { useAdminLocation } from '../use-admin-location.ts';
import { useJob } from '../../jobs/use-jobs.ts';
import { useJobChanges } from './use-jobs.ts';

export function JobDetails({ jobId }: { jobId: string }) {
  const { to } = useAdminLocation();
  const navigate = useNavigate();
  const { remove } = useJobChanges();
  const job = useJob(jobId);
  const removal = useConfirm({
    title: t`Delete job`,
    text: t`Delete “${job.data?.title ?? 'this job'}” and all of its applications? The applicants will not be notified.`,
    texts: { failed: t`Something went wrong`, network: t`Network error.` },
    run: () => remove(jobId),
    onDone: () => void navigate(to('jobs'), withOutcome(`Job “${job.data?.title ?? ''}” was deleted.`)),
  });
  return (
    <Panel title={job.data?.title ?? t`Job`} crumbs={[{ to: to('jobs'), label: t`Jobs` }]}>
      <Loaded query={job} empty={t`This job no longer exists.`}>
        {(data) => (
          <PanelBody>
            {removal.error}
            <div className="row">
              <ButtonLink small to={to('jobs', { jobid: jobId }, 'applicants')}>{t`Applicants`}</ButtonLink>
              <ButtonLink small kind="second" to={to('jobs', { jobid: jobId }, 'edit')}>{t`Edit`}</ButtonLink>
              <Button small kind="reject" onClick={removal.ask}>{t`Delete`}</Button>
            </div>
            <Facts
              rows={[
                [t`Company`, data.company],
                [t`Location`, data.location],
                [t`Qualification`, data.qualification],
                [t`Introduction`, data.introduction],
                [t`Description`, data.description],
                [t`Posted`, dateTime(data.createdAt)],
              ]}
            />
          </PanelBody>
        )}
      </Loaded>
      {removal.dialog}
    </Panel>
  );
}
