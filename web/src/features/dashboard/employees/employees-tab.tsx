import { t } from '@lingui/core/macro';
import useSWR from 'swr';
import type { ApiError } from '../../../shared/api/client.ts';
import type { Employee, User } from '../../../shared/api/types.ts';
import { pagesOf } from '../../../shared/api/use-api.ts';
import { Modal } from '../../../shared/ui/modal.tsx';
import { EntryTab } from '../entry-tab.tsx';
import { EmployeeDetail } from './employee-detail.tsx';
import { EmployeeForm } from './employee-form.tsx';
import { EmployeesList } from './employees-list.tsx';

/** Finds an employee in the list, because the API has no route for one; null when there is none. */
function useEmployee(id: string) {
  const load = async () => {
    for await (const items of pagesOf('/private/api/employees/all', {})) {
      const found = items.find(({ _id }) => _id === id);
      if (found) return found;
    }
    return null;
  };
  return useSWR<Employee | null, ApiError>(`/private/api/employees/one/${id}`, load);
}

/** The list, or one employee with `?employeeId=`. */
export function EmployeesTab({ user }: { user: User }) {
  return (
    <EntryTab
      param="employeeId"
      useEntry={useEmployee}
      texts={{
        back: t`Back to Employees`,
        gone: t`This employee is no longer listed.`,
        failed: t`Something went wrong!`,
        saved: t`The employee was saved.`,
        created: (name) => t`${name} was added.`,
        deleted: (name) => t`${name} was deleted.`,
      }}
      list={(props) => <EmployeesList user={user} {...props} />}
      entry={(employee, props) => <EmployeeDetail employee={employee} user={user} {...props} />}
      creator={({ onSaved, onClose }) => (
        <Modal title={t`Add Employee`} size="44rem" onClose={onClose}>
          <EmployeeForm user={user} onSaved={onSaved} onCancel={onClose} />
        </Modal>
      )}
    />
  );
}
