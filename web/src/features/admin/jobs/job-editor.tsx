import { TEXTS, TIMING } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Loaded } from '../../../shared/ui/loaded.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { Panel, PanelBody } from '../parts/panel.tsx';
import { useAdminLocation } from '../use-admin-location.ts';
import { JobForm } from './job-form.tsx';
import { useJob } from '../../jobs/use-jobs.ts';

/**
 * Creates a job. The success message disappears by itself (the specification, section 4), and the form is emptied for
 * the next job.
 */
export function CreateJob({ backTo }: { backTo: string }) {
  const [formKey, setFormKey] = useState(0);
  const [noticed, setNoticed] = useState(false);
  useEffect(() => {
    if (formKey === 0) return;
    const timer = window.setTimeout(() => setNoticed(false), TIMING.jobCreatedNotice);
    return () => window.clearTimeout(timer);
  }, [formKey]);
  return (
    <Panel title={t`Create job`} crumbs={[{ to: backTo, label: t`Jobs` }]} focusTrigger={formKey}>
      {noticed && (
        <PanelBody>
          <Notice tone="ok">{TEXTS.jobCreated}</Notice>
        </PanelBody>
      )}
      <JobForm
        key={formKey}
        backTo={backTo}
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
  const details = to('jobs', { jobid: jobId });
  return (
    <Panel title={t`Edit job`} crumbs={[{ to: to('jobs'), label: t`Jobs` }]}>
      <Loaded query={useJob(jobId)} empty="">
        {(job) => <JobForm job={job} backTo={details} onSent={() => void navigate(details)} />}
      </Loaded>
    </Panel>
  );
}
