import { COMPANY, jobContent, LIMITS, TEXTS } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { useNavigate } from 'react-router-dom';
import type { Job } from '../../../shared/api/types.ts';
import { ApiForm, FormActions } from '../../../shared/ui/api-form.tsx';
import { TextAreaField, TextField } from '../../../shared/ui/fields.tsx';
import { required, useApiForm } from '../../../shared/ui/use-api-form.ts';
import { useAdminDraft } from '../use-admin-draft.ts';
import { useJobChanges, type JobValues } from './use-jobs.ts';

interface Props {
  /** The job to edit; a new one is created without it. */
  job?: Job;
  backTo: string;
  onSent: () => void;
}

const filled = required(TEXTS.fillRequired);

/** The fields of a job, kept as a draft until the server has saved them. */
export function JobForm({ job, backTo, onSent }: Props) {
  const navigate = useNavigate();
  const { save } = useJobChanges();
  const form = useApiForm<JobValues>({
    initial: useAdminDraft(`job:${job?._id ?? 'new'}`, jobContent(job ?? { company: COMPANY.name })),
    validate: { title: filled, description: filled, qualification: filled },
    refused: TEXTS.fillRequired,
    texts: {
      failed: job ? t`Something went wrong` : t`Error creating job. Try again.`,
      network: t`Network error. Please try again.`,
    },
    send: (values) => save(job?._id, values),
    onSent,
  });
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
      <TextField label={t`Title`} maxLength={LIMITS.title} {...form.getInputProps('title')} />
      <div className="pairs">
        <TextField label={t`Company`} optional maxLength={LIMITS.name} {...form.getInputProps('company')} />
        <TextField label={t`Location`} optional maxLength={LIMITS.name} {...form.getInputProps('location')} />
      </div>
      <TextAreaField
        label={t`Qualification`}
        rows={3}
        maxLength={LIMITS.text}
        {...form.getInputProps('qualification')}
      />
      <TextAreaField
        label={t`Introduction`}
        hint={t`One or two sentences for alerts and cards`}
        optional
        rows={2}
        maxLength={LIMITS.text}
        {...form.getInputProps('introduction')}
      />
      <TextAreaField
        label={t`Description`}
        rows={9}
        maxLength={LIMITS.text}
        {...form.getInputProps('description')}
      />
    </ApiForm>
  );
}
