import { splitList } from '@consulting/contracts';
import { plural, t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import useSWR from 'swr';
import type { ApiError } from '../../../shared/api/client.ts';
import type { Employee, User } from '../../../shared/api/types.ts';
import { useGrowingList } from '../../../shared/api/use-api.ts';
import { pagesOf } from '../../../shared/api/whole-lists.ts';
import { withQuery } from '../../../shared/api/wire.ts';
import { availabilityText } from '../../../shared/availability/availability-text.ts';
import { BY_FREE, readFreeBy } from '../../../shared/availability/free-by.tsx';
import { Tags } from '../../../shared/ui/display/badge.tsx';
import { Button } from '../../../shared/ui/form/button.tsx';
import { PlusIcon } from '../../../shared/ui/display/icons.ts';
import { Modal } from '../../../shared/ui/dialog/modal.tsx';
import { countText } from '../../../shared/ui/list/count-text.ts';
import { useAddressFilters } from '../../../shared/ui/list/use-address-filters.ts';
import { EntryTab, type ListProps } from '../entry-tab.tsx';
import { FilteredList } from '../filtered-list.tsx';
import { ConfirmEmployee } from './confirm-employee.tsx';
import { EmployeeDetail } from './employee-detail.tsx';
import { EmployeeForm } from './employee-form.tsx';

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

function EmployeesList({ user, onCreate, ...shown }: ListProps & { user: User }) {
  const filters = useAddressFilters('q', 'view', 'free_by');
  const [{ q, view, free_by }] = filters;
  const mine = view === 'mine';
  const path = mine ? '/private/api/employees/{id}' : '/private/api/employees/all';
  const list = useGrowingList(path, { q, free_by: readFreeBy(free_by), id: mine ? user._id : '' });
  return (
    <FilteredList
      {...shown}
      title={mine ? t`My Employees` : t`All Employees`}
      count={countText(list, plural(list.total, { one: '# employee', other: '# employees' }))}
      action={
        <Button onClick={onCreate}>
          <PlusIcon /> {t`Add Employee`}
        </Button>
      }
      filters={filters}
      placeholder={t`Name or skill`}
      beside={[BY_FREE]}
      views={{ all: t`All Employees`, mine: t`My Employees` }}
      list={list}
      empty={t`No employees found.`}
      failed={t`Something went wrong!`}
      showAll={t`Show all employees`}
      isByMeaning
    >
      {(employees) => (
        <ul className="people">
          {employees.map((employee) => (
            <li className="card link" key={employee._id} data-key={employee._id}>
              <h3>
                <Link to={{ search: withQuery('', { employeeId: employee._id, q, view, free_by }) }}>
                  {employee.name}
                </Link>
              </h3>
              <p className="meta">
                {employee.position && <span>{employee.position}</span>}
                <span>{employee.b2bId === user._id ? t`Your employee` : employee.companyName}</span>
              </p>
              <Tags label={t`Skills`} words={splitList(employee.skills)} />
              <p className="meta">
                {employee.availability && <span>{t`Available: ${employee.availability}`}</span>}
                <Known employee={employee} />
                {employee.rate && <span>{t`Rate: ${employee.rate}`}</span>}
              </p>
              {employee.b2bId === user._id && <ConfirmEmployee employee={employee} />}
            </li>
          ))}
        </ul>
      )}
    </FilteredList>
  );
}

function Known({ employee }: { employee: Employee }) {
  const known = availabilityText(employee);
  return known && <span>{employee.availability ? known : t`Available: ${known}`}</span>;
}
