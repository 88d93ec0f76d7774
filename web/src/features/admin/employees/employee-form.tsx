import type { Employee } from '../../../shared/api/types.ts';
import { urlOf } from '../../../shared/api/wire.ts';
import { EmployeeForm as Form, toEmployeeValues } from '../../employees/employee-form.tsx';
import { useAdminDraft } from '../use-admin-draft.ts';
import { useSaveEmployee } from './use-employees.ts';

interface Props {
  /** The employee to edit; a new one is created without it. */
  employee?: Employee;
  /** Called when the employee was saved, and on Cancel. */
  onClose: () => void;
}

/** Adds or edits an employee of any company. */
export function EmployeeForm({ employee, onClose }: Props) {
  const save = useSaveEmployee();
  const draft = useAdminDraft(`employee:${employee?._id ?? 'new'}`, toEmployeeValues(employee));
  return (
    <Form
      panel
      employee={employee}
      draft={draft}
      cvAt={employee && urlOf('/api/admin/employees/{id}/cv', { id: employee._id })}
      send={(values, cv, onProgress) => save(employee?._id, values, cv, onProgress)}
      onSent={onClose}
      onCancel={onClose}
    />
  );
}
