import { COMPANY, jobContent, LIMITS, TEXTS } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { useNavigate } from 'react-router-dom';
import { ApiForm, FormActions } from '../../../shared/ui/api-form.tsx';
import { TextAreaField, TextField } from '../../../shared/ui/fields.tsx';
import { required, useApiForm } from '../../../shared/ui/use-api-form.ts';
import { useAdminDraft } from '../use-admin-draft.ts';
import type { JobValues } from './use-jobs.ts';

interface Props {
  /** Name of the draft in local storage. */
  draft: string;
  initial: JobValues;
  backTo: string;
  submit: string;
  working: string;
  failed: string;
  send: (values: JobValues) => Promise<void>;
  onSent: () => void;
}

export const EMPTY_JOB: JobValues = jobContent({ company: COMPANY.name });

const filled = required(TEXTS.fillRequired);

/** The fields of a job, kept as a draft until the server has saved them. */
export function JobForm({ draft, initial, backTo, submit, working, failed, send, onSent }: Props) {
  const navigate = useNavigate();
  const form = useApiForm<JobValues>({
    initial: useAdminDraft(draft, initial),
    validate: { title: filled, description: filled, qualification: filled },
    refused: TEXTS.fillRequired,
    texts: { failed, network: t`Network error. Please try again.` },
    send,
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
          submit={submit}
          working={working}
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
