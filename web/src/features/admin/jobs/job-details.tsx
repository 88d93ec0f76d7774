import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, ButtonLink } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { Loaded } from '../../../shared/ui/loaded.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { withOutcome } from '../../../shared/ui/outcome.tsx';
import { useTask } from '../../../shared/ui/use-task.ts';
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
  const [asking, setAsking] = useState(false);
  const task = useTask({ failed: 'Something went wrong', network: 'Network error.' });
  const job = useJob(jobId);
  const confirm = async () => {
    if (await task.run(() => remove(jobId)))
      void navigate(to('jobs'), withOutcome(`Job “${job.data?.title ?? ''}” was deleted.`));
    else setAsking(false);
  };
  return (
    <Panel title={job.data?.title ?? 'Job'} crumbs={[{ to: to('jobs'), label: 'Jobs' }]}>
      <Loaded query={job} empty="This job no longer exists.">
        {(data) => (
          <PanelBody>
            {task.error && <Notice tone="bad">{task.error}</Notice>}
            <div className="row">
              <ButtonLink small to={to('jobs', { jobid: jobId }, 'applicants')}>
                Applicants
              </ButtonLink>
              <ButtonLink small kind="second" to={to('jobs', { jobid: jobId }, 'edit')}>
                Edit
              </ButtonLink>
              <Button small kind="reject" onClick={() => setAsking(true)}>
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
      {asking && (
        <ConfirmDialog title="Delete job" onCancel={() => setAsking(false)} onConfirm={confirm}>
          {`Delete “${job.data?.title ?? 'this job'}” and all of its applications? The applicants will not be notified.`}
        </ConfirmDialog>
      )}
    </Panel>
  );
}
