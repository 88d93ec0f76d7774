import { plural, t } from '@lingui/core/macro';
import { useNavigate } from 'react-router-dom';
import type { Employee } from '../../../shared/api/types.ts';
import { FreeByFilter, readFreeBy } from '../../../shared/availability/free-by.tsx';
import { availabilityColumn } from '../parts/availability-column.tsx';
import { column } from '../parts/columns.tsx';
import { Panel } from '../parts/panel.tsx';
import { ListSection } from '../parts/section-frame.tsx';
import { useAdminLocation } from '../use-admin-location.ts';
import { ConfirmEmployee } from './confirm-employee.tsx';
import { EmployeeDetail } from './employee-detail.tsx';
import { EmployeeForm } from './employee-form.tsx';

const LIST = {
  list: t`List of employees`,
  table: t`Table of employees`,
  search: t`Filter employees`,
  pages: t`Pages of employees`,
  searchedFields: t`Filter by name, skill or company`,
  count: (total: number) => plural(total, { one: '# employee', other: '# employees' }),
  noMatch: (search: string) => t`No employees match “${search}”.`,
};

/** Employees of all companies. */
export default function EmployeesSection() {
  const { chosen, views, filters, filter, to } = useAdminLocation();
  const navigate = useNavigate();
  const { employeeid } = chosen;
  const list = to('admin-employees');
  return (
    <ListSection
      add={{ text: t`Add Employee` }}
      texts={LIST}
      path="/api/admin/employees"
      query={{ free_by: readFreeBy(filters.free_by) }}
      filters={<FreeByFilter value={filters.free_by} onChange={(day) => filter({ free_by: day })} />}
      empty={t`No employees found.`}
      param="employeeid"
      head={t`Name`}
      entry={(row) => ({ title: row.name, about: row.position || row.skills })}
      columns={[
        column<Employee>(t`Company`, (row) => row.companyName),
        availabilityColumn<Employee>((row) => <ConfirmEmployee employee={row} />),
      ]}
      detail={
        employeeid ? (
          <EmployeeDetail key={employeeid} id={employeeid} />
        ) : (
          views.includes('create') && (
            <Panel title={t`Add Employee`} crumbs={[{ to: list, label: t`Employees` }]}>
              <EmployeeForm onClose={() => void navigate(list)} />
            </Panel>
          )
        )
      }
    />
  );
}
