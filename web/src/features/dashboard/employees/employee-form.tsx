import { LIMITS } from '@consulting/contracts';
import { useForm } from '@mantine/form';
import { useRef, useState } from 'react';
import { upload } from '../../../shared/api/upload.ts';
import { useRefresh } from '../../../shared/api/use-api.ts';
import type { Employee, User } from '../../../shared/api/types.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { CareerFields } from '../../../shared/ui/career-fields.tsx';
import { DraftNotice } from '../../../shared/ui/draft-notice.tsx';
import { focusFirstError, TextField } from '../../../shared/ui/fields.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { PdfField } from '../../../shared/ui/pdf-field.tsx';
import { useDraft } from '../../../shared/ui/use-draft.ts';
import { useTask } from '../../../shared/ui/use-task.ts';
import { toEmployeeForm, toEmployeeValues, type EmployeeValues } from './employee-values.ts';

interface Props {
  user: User;
  /** The employee to change; none for a new one. */
  employee?: Employee;
  onSaved: (name: string) => void;
  onCancel: () => void;
}

const rules = {
  name: (value: string) => (value.trim() ? null : 'Name is required'),
  email: (value: string) => (value.trim() ? null : 'Email is required'),
  skills: (value: string) => (value.trim() ? null : 'Skills are required'),
};

/** Adds or edits an employee of the own company. */
export function EmployeeForm({ user, employee, onSaved, onCancel }: Props) {
  const root = useRef<HTMLFormElement>(null);
  const refresh = useRefresh();
  const draft = useDraft(`employee:${user._id}:${employee?._id ?? 'new'}`, toEmployeeValues(employee));
  const [cv, setCv] = useState<File | null>(null);
  const [progress, setProgress] = useState<number | null>(null);
  const task = useTask({
    failed: employee ? 'Failed to update employee' : 'Failed to save employee',
    network: 'Something went wrong!',
  });
  const form = useForm({ initialValues: draft.value, onValuesChange: draft.change, validate: rules });
  const optional = (label: string, name: keyof EmployeeValues) => (
    <TextField label={label} optional maxLength={LIMITS.title} {...form.getInputProps(name)} />
  );

  const save = (values: EmployeeValues) => {
    setProgress(0);
    const path = employee ? `/private/api/employees/${employee._id}` : '/private/api/employees';
    const work = async () => {
      await upload(path, toEmployeeForm(values, user, cv), {
        method: employee ? 'PUT' : 'POST',
        onProgress: setProgress,
      });
      draft.done();
      await refresh('/private/api/employees');
      onSaved(values.name.trim());
    };
    void task.run(work, (errors) => {
      form.setErrors(errors);
      focusFirstError(root.current);
    });
  };
  return (
    <form
      className="form"
      ref={root}
      noValidate
      onSubmit={form.onSubmit(save, () => focusFirstError(root.current))}
    >
      {draft.restored && <DraftNotice />}
      <div className="pairs">
        <TextField label="Name" maxLength={LIMITS.name} {...form.getInputProps('name')} />
        <TextField
          label="Email"
          type="email"
          autoComplete="off"
          maxLength={LIMITS.email}
          {...form.getInputProps('email')}
        />
        {optional('Position', 'position')}
        <TextField label="Skills" placeholder="ABAP, Fiori" {...form.getInputProps('skills')} />
        {optional('Rate', 'rate')}
        {optional('Availability', 'availability')}
      </div>
      <CareerFields inputs={form.getInputProps} />
      <PdfField
        label="CV"
        file={cv}
        onFile={setCv}
        stored={employee?.cv}
        storedPath={employee && `/private/api/employees/${employee._id}/cv`}
        error={form.errors.cv?.toString()}
        progress={task.working ? progress : null}
      />
      {task.error && <Notice tone="bad">{task.error}</Notice>}
      <div className="modal-actions">
        <Button
          kind="second"
          onClick={() => {
            draft.done();
            onCancel();
          }}
        >
          Cancel
        </Button>
        <Button type="submit" working={task.working && 'Saving...'}>
          Save
        </Button>
      </div>
    </form>
  );
}
