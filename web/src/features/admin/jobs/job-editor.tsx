import { jobContent, TEXTS, TIMING } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Loaded } from '../../../shared/ui/loaded.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { Panel, PanelBody } from '../parts/panel.tsx';
import { useAdminLocation } from '../use-admin-location.ts';
import { EMPTY_JOB, JobForm } from './job-form.tsx';
import { useJob } from '../../jobs/use-jobs.ts';
import { useJobChanges } from './use-jobs.ts';

const crumbs = (list: string) => [{ to: list, label: t`Jobs` }];

/**
 * Creates a job. The success message disappears by itself (the specification, section 4), and the form is emptied for
 * the next job.
 */
export function CreateJob({ backTo }: { backTo: string }) {
  const { create } = useJobChanges();
  const [formKey, setFormKey] = useState(0);
  const [noticed, setNoticed] = useState(false);
  useEffect(() => {
    if (formKey === 0) return;
    const timer = window.setTimeout(() => setNoticed(false), TIMING.jobCreatedNotice);
    return () => window.clearTimeout(timer);
  }, [formKey]);
  return (
    <Panel title={t`Create job`} crumbs={crumbs(backTo)} focusTrigger={formKey}>
      {noticed && (
        <PanelBody>
          <Notice tone="ok">{TEXTS.jobCreated}</Notice>
        </PanelBody>
      )}
      <JobForm
        key={formKey}
        draft="job:new"
        initial={EMPTY_JOB}
        backTo={backTo}
        submit={t`Create job`}
        working={t`Creating...`}
        failed={t`Error creating job. Try again.`}
        send={create}
        onSent={() => {
          setFormKey((before) => before + 1);
          setNoticed(true);
        }}
      />
    </Panel>
  );
}

export function EditJob({ jobId }: { jobId: string }) {
  const { to } = useAdminLocation();
  const navigate = useNavigate();
  const { change } = useJobChanges();
  const details = to('jobs', { jobid: jobId });
  return (
    <Panel title={t`Edit job`} crumbs={crumbs(to('jobs'))}>
      <Loaded query={useJob(jobId)} empty={t`This job no longer exists.`}>
        {(job) => (
          <JobForm
            draft={`job:${jobId}`}
            initial={jobContent(job)}
            backTo={details}
            submit={t`Save`}
            working={t`Saving...`}
            failed={t`Something went wrong`}
            send={(values) => change(jobId, values)}
            onSent={() => void navigate(details)}
          />
        )}
      </Loaded>
    </Panel>
  );
}
