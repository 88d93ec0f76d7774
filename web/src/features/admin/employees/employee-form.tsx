import type { Employee } from '../../../shared/api/types.ts';
import { urlOf } from '../../../shared/api/wire.ts';
import { EmployeeForm as Form, toEmployeeValues } from '../../employees/employee-form.tsx';
import { useAdminDraft } from '../use-admin-draft.ts';
import { useEmployeeChanges } from './use-employees.ts';

interface Props {
  /** The employee to edit; a new one is created without it. */
  employee?: Employee;
  onDone: () => void;
  onCancel: () => void;
}

/** Adds or edits an employee of any company. */
export function EmployeeForm({ employee, onDone, onCancel }: Props) {
  const { save } = useEmployeeChanges();
  const draft = useAdminDraft(`employee:${employee?._id ?? 'new'}`, toEmployeeValues(employee));
  return (
    <Form
      panel
      employee={employee}
      draft={draft}
      cvAt={employee && urlOf('/api/admin/employees/{id}/cv', { id: employee._id })}
      send={(values, cv, onProgress) => save(employee?._id, values, cv, onProgress)}
      onSent={onDone}
      onCancel={onCancel}
    />
  );
}
