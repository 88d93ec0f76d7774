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
    title: 'Delete job',
    text: `Delete “${job.data?.title ?? 'this job'}” and all of its applications? The applicants will not be notified.`,
    texts: { failed: 'Something went wrong', network: 'Network error.' },
    run: () => remove(jobId),
    onDone: () => void navigate(to('jobs'), withOutcome(`Job “${job.data?.title ?? ''}” was deleted.`)),
  });
  return (
    <Panel title={job.data?.title ?? 'Job'} crumbs={[{ to: to('jobs'), label: 'Jobs' }]}>
      <Loaded query={job} empty="This job no longer exists.">
        {(data) => (
          <PanelBody>
            {removal.error}
            <div className="row">
              <ButtonLink small to={to('jobs', { jobid: jobId }, 'applicants')}>
                Applicants
              </ButtonLink>
              <ButtonLink small kind="second" to={to('jobs', { jobid: jobId }, 'edit')}>
                Edit
              </ButtonLink>
              <Button small kind="reject" onClick={removal.ask}>
                Delete
              </Button>
            </div>
            <Facts
              rows={[
                ['Company', data.company],
                ['Location', data.location],
                ['Qualification', data.qualification],
                ['Introduction', data.introduction],
                ['Description', data.description],
                ['Posted', dateTime(data.createdAt)],
              ]}
            />
          </PanelBody>
        )}
      </Loaded>
      {removal.dialog}
    </Panel>
  );
}
