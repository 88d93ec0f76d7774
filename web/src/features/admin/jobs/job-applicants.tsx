import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { ApplicantView } from '../../../shared/api/types.ts';
import { StatusBadge } from '../../../shared/ui/badge.tsx';
import { DataTable } from '../../../shared/ui/data-table.tsx';
import { Loaded } from '../../../shared/ui/loaded.tsx';
import { TaskNotice } from '../../../shared/ui/task-notice.tsx';
import { useTask } from '../../../shared/ui/use-task.ts';
import { shortWhen } from '../../../shared/ui/dates.ts';
import { Panel, PanelBody, PanelPager } from '../parts/panel.tsx';
import { DateText } from '../parts/date-text.tsx';
import { useAdminLocation } from '../use-admin-location.ts';
import { Decision } from './decision.tsx';
import { useJob } from '../../jobs/use-jobs.ts';
import { useJobApplicants, useJobChanges } from './use-jobs.ts';

const NOBODY = 'No applicants found for this job.';

/** The applicants of a job. Rejected ones are hidden (the specification, section 4) unless the switch shows them. */
export function JobApplicants({ jobId }: { jobId: string }) {
  const { to } = useAdminLocation();
  const [withRejected, setWithRejected] = useState(false);
  const [deciding, setDeciding] = useState<string | null>(null);
  const job = useJob(jobId);
  const { list, pager } = useJobApplicants(jobId, withRejected ? 'show' : 'hide');
  const { decide } = useJobChanges();
  const task = useTask({
    failed: t`Failed to send notification.`,
    network: t`Network error. Please try again.`,
  });
  const onDecide = async (applicant: ApplicantView, status: 'selected' | 'rejected') => {
    if (task.working) return;
    setDeciding(applicant._id);
    await task.run(() => decide(jobId, applicant._id, status));
    setDeciding(null);
  };
  const nameOf = (row: ApplicantView) => `${row.first_name} ${row.last_name}`;
  return (
    <Panel
      title={t`Applicants`}
      crumbs={[
        { to: to('jobs'), label: t`Jobs` },
        { to: to('jobs', { jobid: jobId }), label: job.data?.title ?? t`Job` },
      ]}
      actions={
        <label className="small">
          <Trans>
            <input type="checkbox" checked={withRejected} onChange={() => setWithRejected(!withRejected)} />{' '}
            Show rejected
          </Trans>
        </label>
      }
    >
      {(task.done || task.error) && (
        <PanelBody>
          <TaskNotice task={task} focusOnShow closable />
        </PanelBody>
      )}
      <Loaded query={list} empty={NOBODY}>
        {({ items }) => (
          <DataTable
            label={t`Table of applicants`}
            stacked
            rows={items}
            rowKey={(row) => row._id}
            columns={[
              {
                key: 'name',
                head: t`Name`,
                cell: (row) => (
                  <>
                    <Link to={to('jobs', { jobid: jobId, userid: row._id }, 'applicants')}>
                      {nameOf(row)}
                    </Link>
                    <br />
                    <span className="caption muted">{row.email}</span>
                  </>
                ),
              },
              {
                key: 'applied',
                head: t`Applied`,
                optional: true,
                cell: (row) => <DateText>{shortWhen(row.appliedAt)}</DateText>,
              },
              { key: 'status', head: t`Status`, cell: (row) => <StatusBadge status={row.status} /> },
              {
                key: 'decision',
                head: <span className="sr">{t`Decision`}</span>,
                cell: (row) => (
                  <Decision
                    name={nameOf(row)}
                    status={row.status}
                    working={deciding === row._id}
                    onDecide={(status) => void onDecide(row, status)}
                  />
                ),
              },
            ]}
          />
        )}
      </Loaded>
      <PanelPager {...pager} label="applicants" />
    </Panel>
  );
}
