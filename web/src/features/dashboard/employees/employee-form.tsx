import { send } from '../../../shared/api/client.ts';
import type { Employee, User } from '../../../shared/api/types.ts';
import { useRefresh } from '../../../shared/api/use-api.ts';
import { urlOf } from '../../../shared/api/wire.ts';
import { useDraft } from '../../../shared/ui/form/use-draft.ts';
import {
  EmployeeForm as Form,
  toEmployeeBody,
  toEmployeeValues,
  type EmployeeValues,
  type Sending,
} from '../../employees/employee-form.tsx';

interface Props {
  user: User;
  /** The employee to edit; a new one is created without it. */
  employee?: Employee;
  onSaved: (name: string) => void;
  onCancel: () => void;
}

/** Adds or edits an employee of the user's company. */
export function EmployeeForm({ user, employee, onSaved, onCancel }: Props) {
  const refresh = useRefresh();
  const draft = useDraft(`employee:${user._id}:${employee?._id ?? 'new'}`, toEmployeeValues(employee));
  const save = async (values: EmployeeValues, cv: File | null, sending: Sending) => {
    const { onProgress, ifMatch } = sending;
    const form = {
      ...toEmployeeBody(values, cv, sending),
      b2bId: user._id,
      companyName: user.company_name ?? '',
    };
    const params = employee && { id: employee._id };
    if (params) await send('put', '/private/api/employees/{id}', { params, form, onProgress, ifMatch });
    else await send('post', '/private/api/employees', { form, onProgress });
    await refresh('/private/api/employees');
  };
  return (
    <Form
      employee={employee}
      draft={draft}
      cvAt={employee && urlOf('/private/api/employees/{id}/cv', { id: employee._id })}
      send={save}
      onSent={({ name }) => onSaved(name.trim())}
      onCancel={onCancel}
    />
  );
}
