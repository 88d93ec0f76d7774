import { t } from '@lingui/core/macro';
import { useNavigate } from 'react-router-dom';
import { ButtonLink } from '../../../shared/ui/button.tsx';
import { PlusIcon } from '../../../shared/ui/icons.ts';
import { ListPanel } from '../parts/list-panel.tsx';
import { Panel } from '../parts/panel.tsx';
import { SectionHead } from '../parts/section-head.tsx';
import { useAdminLocation } from '../use-admin-location.ts';
import { EmployeeDetail } from './employee-detail.tsx';
import { EmployeeForm } from './employee-form.tsx';

/** Employees of all companies. */
export default function EmployeesSection() {
  const { chosen, views, to } = useAdminLocation();
  const navigate = useNavigate();
  const { employeeid } = chosen;
  const creating = views.includes('create');
  const list = to('admin-employees');
  const back = () => void navigate(list);
  return (
    <>
      <SectionHead title={t`Employees`}>
        <ButtonLink small to={to('admin-employees', {}, 'create')}>
          <PlusIcon />
          {t`Add Employee`}
        </ButtonLink>
      </SectionHead>
      <div className={employeeid || creating ? 'split has-detail' : ''}>
        <ListPanel
          noun="employees"
          path="/api/admin/employees"
          searchIn={t`name, skill or company`}
          empty={t`No employees found.`}
          selected={employeeid}
          onBack={employeeid || creating ? back : undefined}
          head={t`Name`}
          entry={(row) => ({
            to: to('admin-employees', { employeeid: row._id }),
            title: row.name,
            about: row.position || row.skills,
          })}
          columns={[
            { key: 'company', head: t`Company`, cell: (row) => row.companyName || '–' },
            {
              key: 'availability',
              head: t`Availability`,
              optional: true,
              cell: (row) => row.availability || '–',
            },
          ]}
        />
        {employeeid && <EmployeeDetail key={employeeid} id={employeeid} />}
        {creating && (
          <Panel title={t`Add Employee`} crumbs={[{ to: list, label: t`Employees` }]}>
            <EmployeeForm onDone={back} onCancel={back} />
          </Panel>
        )}
      </div>
    </>
  );
}
