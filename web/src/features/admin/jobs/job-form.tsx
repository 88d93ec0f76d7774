import { COMPANY, LIMITS, TEXTS } from '@consulting/contracts';
import { useForm } from '@mantine/form';
import { useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from '../../../shared/ui/button.tsx';
import { DraftNotice } from '../../../shared/ui/draft-notice.tsx';
import { focusFirstError, TextAreaField, TextField } from '../../../shared/ui/fields.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { useTask } from '../../../shared/ui/use-task.ts';
import { useAdminDraft } from '../use-admin-draft.ts';
import type { JobInput } from './use-jobs.ts';

interface Props {
  /** Names the draft kept in the browser. */
  draft: string;
  initial: JobInput;
  backTo: string;
  submitLabel: string;
  workingLabel: string;
  failed: string;
  onSubmit: (input: JobInput) => Promise<void>;
}

export const EMPTY_JOB: JobInput = {
  title: '',
  company: COMPANY.name,
  location: '',
  qualification: '',
  introduction: '',
  description: '',
};

const required = (value: string) => (value.trim() ? null : TEXTS.fillRequired);

/** The fields of a job. What is typed is kept in the browser until the server has it. */
export function JobForm({ draft, initial, backTo, submitLabel, workingLabel, failed, onSubmit }: Props) {
  const navigate = useNavigate();
  const root = useRef<HTMLFormElement>(null);
  const kept = useAdminDraft<JobInput>(draft, initial);
  const task = useTask({ failed, network: 'Network error. Please try again.' });
  const form = useForm<JobInput>({
    initialValues: kept.value,
    validate: { title: required, description: required, qualification: required },
    onValuesChange: kept.change,
  });
  const submit = form.onSubmit(
    (values) =>
      void task
        .run(async () => {
          await onSubmit(values);
          kept.done();
        }, form.setErrors)
        .then((done) => {
          if (!done) focusFirstError(root.current);
        }),
    () => {
      task.fail(TEXTS.fillRequired);
      focusFirstError(root.current);
    },
  );
  const cancel = () => {
    kept.done();
    void navigate(backTo);
  };
  return (
    <form className="pad adm-form" ref={root} noValidate onSubmit={submit}>
      {kept.restored && <DraftNotice />}
      <TextField label="Title" maxLength={LIMITS.title} {...form.getInputProps('title')} />
      <div className="adm-two">
        <TextField label="Company" optional maxLength={LIMITS.name} {...form.getInputProps('company')} />
        <TextField label="Location" optional maxLength={LIMITS.name} {...form.getInputProps('location')} />
      </div>
      <TextAreaField
        label="Qualification"
        rows={3}
        maxLength={LIMITS.text}
        {...form.getInputProps('qualification')}
      />
      <TextAreaField
        label="Introduction"
        hint="One or two sentences for alerts and cards"
        optional
        rows={2}
        maxLength={LIMITS.text}
        {...form.getInputProps('introduction')}
      />
      <TextAreaField
        label="Description"
        rows={9}
        maxLength={LIMITS.text}
        {...form.getInputProps('description')}
      />
      {task.error && <Notice tone="bad">{task.error}</Notice>}
      <div className="row">
        <Button type="submit" working={task.working && workingLabel}>
          {submitLabel}
        </Button>
        <Button kind="quiet" onClick={cancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
