import { send } from '../../../shared/api/client.ts';
import type { Employee } from '../../../shared/api/types.ts';
import { useRefresh } from '../../../shared/api/use-api.ts';
import { urlOf } from '../../../shared/api/wire.ts';
import { EmployeeForm as Form, toEmployeeBody, toEmployeeValues } from '../../employees/employee-form.tsx';
import { useAdminDraft } from '../use-admin-draft.ts';

interface Props {
  /** The employee to edit; a new one is created without it. */
  employee?: Employee;
  /** Called when the employee was saved, and on Cancel. */
  onClose: () => void;
}

/** Adds or edits an employee of any company. */
export function EmployeeForm({ employee, onClose }: Props) {
  const refresh = useRefresh();
  const draft = useAdminDraft(`employee:${employee?._id ?? 'new'}`, toEmployeeValues(employee));
  return (
    <Form
      panel
      employee={employee}
      draft={draft}
      cvAt={employee && urlOf('/api/admin/employees/{id}/cv', { id: employee._id })}
      send={async (values, cv, sending) => {
        const { onProgress, ifMatch } = sending;
        const { companyName, projects } = values;
        const form = { ...toEmployeeBody(values, cv, sending), companyName: companyName.trim(), projects };
        const params = employee && { id: employee._id };
        if (params) await send('put', '/api/admin/employees/{id}', { params, form, onProgress, ifMatch });
        else await send('post', '/api/admin/employees', { form, onProgress });
        await refresh('/api/admin/employees', '/api/admin/overview');
      }}
      onSent={onClose}
      onCancel={onClose}
    />
  );
}
