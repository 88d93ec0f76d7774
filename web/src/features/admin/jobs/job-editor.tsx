import {
  COMPANY,
  EMPLOYMENT_TYPES,
  jobContent,
  LIMITS,
  TEXTS,
  TIMING,
  type JobContent,
} from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { useEffect, useState, type ComponentProps } from 'react';
import { useNavigate } from 'react-router-dom';
import { send } from '../../../shared/api/client.ts';
import type { AdminJob } from '../../../shared/api/types.ts';
import { useRefresh } from '../../../shared/api/use-api.ts';
import {
  PostingFields,
  postingRules,
  toChecked,
  toPostingBody,
  toPostingValues,
} from '../../../shared/posting/posting-fields.tsx';
import { PostingHints } from '../../../shared/posting/hints/posting-hints.tsx';
import { ApiForm, FormActions } from '../../../shared/ui/form/api-form.tsx';
import { TextAreaField, TextField } from '../../../shared/ui/form/fields.tsx';
import { editOf } from '../../../shared/ui/form/meanwhile/use-edit.ts';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { SuggestField } from '../../../shared/ui/form/suggest/suggest-field.tsx';
import { required, useApiForm } from '../../../shared/ui/form/use-api-form.ts';
import { EntryPanel, Panel, PanelBody } from '../parts/panel.tsx';
import { useAdminDraft } from '../use-admin-draft.ts';
import { useAdminLocation } from '../use-admin-location.ts';
import { REFRESH_AFTER_JOB_CHANGE, useAdminJob } from './job-details.tsx';

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
    <EntryPanel query={useAdminJob(jobId)} title={t`Edit job`}>
      {(job) => <JobForm job={job} backTo={details} onSent={() => void navigate(details)} />}
    </EntryPanel>
  );
}

interface Props {
  /** The job to edit; a new one is created without it. */
  job?: AdminJob;
  backTo: string;
  onSent: () => void;
}

/** Every property of a job, optional ones as empty strings. */
type JobValues = ReturnType<typeof toJobValues>;
const toJobValues = (job?: AdminJob) => ({
  ...jobContent(job ?? { company: COMPANY.name }),
  ...toPostingValues(job),
});

const filled = required(TEXTS.fillRequired);

/** The fields of a job, kept as a draft until the server has saved them. */
function JobForm({ job, backTo, onSent }: Props) {
  const navigate = useNavigate();
  const refresh = useRefresh();
  const form = useApiForm<JobValues>({
    initial: useAdminDraft(`job:${job?._id ?? 'new'}`, toJobValues(job)),
    validate: { title: filled, description: filled, qualification: filled, ...postingRules },
    refused: TEXTS.fillRequired,
    texts: {
      failed: job ? t`Something went wrong` : t`Error creating job. Try again.`,
      network: t`Network error. Please try again.`,
    },
    edits: editOf(job, toJobValues),
    send: async (values, _, from) => {
      const body = { ...jobContent(values), ...toPostingBody(values) };
      const params = job && { id: job._id };
      if (params) await send('put', '/api/admin/jobs/{id}', { params, body, ifMatch: from?.version });
      else await send('post', '/api/admin/createJob', { body: { ...body, state: values.state } });
      await refresh(...REFRESH_AFTER_JOB_CHANGE, '/api/admin/applicants');
    },
    onSent,
  });
  const { language } = form.getValues();
  const area = (
    label: string,
    name: keyof JobContent,
    look: Partial<ComponentProps<typeof TextAreaField>>,
  ) => (
    <TextAreaField
      label={label}
      lang={language}
      maxLength={LIMITS.text}
      {...look}
      {...form.getInputProps(name)}
    />
  );
  return (
    <ApiForm
      form={form}
      className="pad adm-form"
      outcomeLast
      actions={
        <FormActions
          panel
          form={form}
          submit={job ? t`Save` : t`Create job`}
          working={job ? t`Saving...` : t`Creating...`}
          onCancel={() => void navigate(backTo)}
        />
      }
    >
      <TextField label={t`Title`} maxLength={LIMITS.title} lang={language} {...form.getInputProps('title')} />
      <div className="pairs">
        <TextField label={t`Company`} optional maxLength={LIMITS.name} {...form.getInputProps('company')} />
        <SuggestField
          label={t`Location`}
          kind="place"
          optional
          maxLength={LIMITS.name}
          {...form.getInputProps('location')}
        />
      </div>
      {area(t`Qualification`, 'qualification', { rows: 3 })}
      {area(t`Introduction`, 'introduction', {
        hint: t`One or two sentences for alerts and cards`,
        optional: true,
        rows: 2,
      })}
      {area(t`Description`, 'description', { rows: 9 })}
      {area(t`Offer`, 'offer', {
        hint: t`Benefits of this position, one a line with a dash in front`,
        optional: true,
        rows: 4,
      })}
      <PostingFields
        inputs={form.getInputProps}
        values={form.getValues()}
        isNew={!job}
        employmentTypes={EMPLOYMENT_TYPES}
      />
      <PostingHints
        posting={toChecked('job', form.getValues())}
        dismissed={form.getValues().dismissed}
        onDismissed={(rules) => form.setFieldValue('dismissed', rules)}
        onText={(field, text) => form.setFieldValue(field, text)}
        inputOf={form.getInputNode}
      />
    </ApiForm>
  );
}
