import { LIMITS, TEXTS } from '@consulting/contracts';
import { useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import type { Employee } from '../../../shared/api/types.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { CareerFields, toCareerValues } from '../../../shared/ui/career-fields.tsx';
import { DraftNotice } from '../../../shared/ui/draft-notice.tsx';
import { focusFirstError, TextField } from '../../../shared/ui/fields.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { PdfField } from '../../../shared/ui/pdf-field.tsx';
import { useTask } from '../../../shared/ui/use-task.ts';
import { useAdminDraft } from '../use-admin-draft.ts';
import { EMPLOYEES, useEmployeeChanges, type EmployeeInput } from './use-employees.ts';

interface Props {
  /** The one to edit; without it a new one is made. */
  employee?: Employee;
  onDone: () => void;
  onCancel: () => void;
}

function valuesOf(employee?: Employee): EmployeeInput {
  return {
    name: employee?.name ?? '',
    email: employee?.email ?? '',
    companyName: employee?.companyName ?? '',
    position: employee?.position ?? '',
    skills: employee?.skills ?? '',
    rate: employee?.rate ?? '',
    availability: employee?.availability ?? '',
    projects: employee?.projects?.join(', ') ?? '',
    ...toCareerValues(employee),
  };
}

const required = (text: string) => (value: string) => (value.trim() ? null : text);

/** Adds or edits an employee: name, e-mail and skills are required, one row of each list stays. */
export function EmployeeForm({ employee, onDone, onCancel }: Props) {
  const root = useRef<HTMLFormElement>(null);
  const [cv, setCv] = useState<File | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const { save } = useEmployeeChanges();
  const draft = useAdminDraft(`employee:${employee?._id ?? 'new'}`, valuesOf(employee));
  const failed = employee ? 'Failed to update employee' : 'Failed to save employee';
  const task = useTask({ failed, network: 'Something went wrong!' });
  const form = useForm<EmployeeInput>({
    initialValues: draft.value,
    validate: {
      name: required(TEXTS.nameRequired),
      email: required(TEXTS.emailRequired),
      skills: required('Skills are required'),
    },
    onValuesChange: draft.change,
  });
  const submit = form.onSubmit(
    (values) => {
      void task
        .run(() => save(employee?._id, values, cv, setProgress), form.setErrors)
        .then((done) => {
          setProgress(null);
          if (!done) return focusFirstError(root.current);
          draft.done();
          onDone();
        });
    },
    () => focusFirstError(root.current),
  );
  const cancel = () => {
    draft.done();
    onCancel();
  };
  return (
    <form className="pad adm-form" ref={root} noValidate onSubmit={submit}>
      {draft.restored && <DraftNotice />}
      <div className="adm-two">
        <TextField label="Name" maxLength={LIMITS.name} {...form.getInputProps('name')} />
        <TextField label="Email" type="email" maxLength={LIMITS.email} {...form.getInputProps('email')} />
        {!employee?.b2bId && (
          <TextField
            label="Company"
            optional
            maxLength={LIMITS.title}
            {...form.getInputProps('companyName')}
          />
        )}
        <TextField label="Position" optional maxLength={LIMITS.title} {...form.getInputProps('position')} />
      </div>
      <div className="adm-two">
        <TextField
          label="Rate"
          optional
          hint="For example, 85 EUR per hour"
          maxLength={LIMITS.title}
          {...form.getInputProps('rate')}
        />
        <TextField
          label="Availability"
          optional
          hint="For example, from January"
          maxLength={LIMITS.title}
          {...form.getInputProps('availability')}
        />
      </div>
      <TextField label="Skills" hint="Separated by commas" {...form.getInputProps('skills')} />
      <TextField label="Projects" optional hint="Separated by commas" {...form.getInputProps('projects')} />
      <CareerFields inputs={form.getInputProps} />
      <PdfField
        label="CV"
        file={cv}
        onFile={setCv}
        stored={employee?.cv}
        storedPath={employee && `${EMPLOYEES}/${employee._id}/cv`}
        progress={progress}
        error={form.errors['cv'] ? String(form.errors['cv']) : undefined}
      />
      {task.error && <Notice tone="bad">{task.error}</Notice>}
      <div className="row">
        <Button type="submit" working={task.working && 'Saving...'}>
          Save
        </Button>
        <Button kind="quiet" onClick={cancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
