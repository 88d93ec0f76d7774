import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { urlOf } from '../../../shared/api/wire.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { experienceText, qualificationText } from '../../../shared/ui/career-list.tsx';
import { Loaded } from '../../../shared/ui/loaded.tsx';
import { PdfView } from '../../../shared/ui/pdf-view.tsx';
import { withOutcome } from '../../../shared/ui/outcome.tsx';
import { useConfirm } from '../../../shared/ui/use-confirm.tsx';
import { Facts } from '../parts/facts.tsx';
import { Lines } from '../parts/lines.tsx';
import { Panel, PanelBody } from '../parts/panel.tsx';
import { useAdminLocation } from '../use-admin-location.ts';
import { EmployeeForm } from './employee-form.tsx';
import { useEmployee, useEmployeeChanges } from './use-employees.ts';

/** One employee, with a card that switches between view and edit. */
export function EmployeeDetail({ id }: { id: string }) {
  const { to } = useAdminLocation();
  const navigate = useNavigate();
  const employee = useEmployee(id);
  const { remove } = useEmployeeChanges();
  const [editing, setEditing] = useState(false);
  const back = to('admin-employees');
  const removal = useConfirm({
    title: t`Delete employee`,
    text: t`Delete ${employee.data?.name ?? 'this employee'} and the CV?`,
    texts: { failed: t`Something went wrong`, network: t`Network error.` },
    run: () => remove(id),
    onDone: () => void navigate(back, withOutcome(`${employee.data?.name ?? 'The employee'} was deleted.`)),
  });
  return (
    <Panel
      title={employee.data?.name ?? t`Employee`}
      crumbs={[{ to: back, label: t`Employees` }]}
      focusTrigger={editing}
    >
      <Loaded query={employee} empty={t`This employee no longer exists.`}>
        {(data) =>
          editing ? (
            <EmployeeForm
              employee={data}
              onDone={() => setEditing(false)}
              onCancel={() => setEditing(false)}
            />
          ) : (
            <PanelBody>
              {removal.error}
              <div className="row">
                <Button small kind="second" onClick={() => setEditing(true)}>{t`Edit`}</Button>
                <Button small kind="reject" onClick={removal.ask}>{t`Delete`}</Button>
              </div>
              <Facts
                rows={[
                  [t`Company`, data.companyName],
                  [t`Email`, data.email && <a href={`mailto:${data.email}`}>{data.email}</a>],
                  [t`Position`, data.position],
                  [t`Skills`, data.skills],
                  [t`Rate`, data.rate],
                  [t`Availability`, data.availability],
                  [t`Projects`, data.projects?.join(', ')],
                  [t`Qualifications`, <Lines key="q" lines={data.qualification.map(qualificationText)} />],
                  [t`Experience`, <Lines key="e" lines={data.experience.map(experienceText)} />],
                ]}
              />
              {data.cv ? (
                <PdfView
                  label={t`CV`}
                  file={urlOf('/api/admin/employees/{id}/cv', { id })}
                  filename={data.cv.filename}
                />
              ) : (
                <p className="small muted">{t`No CV uploaded.`}</p>
              )}
            </PanelBody>
          )
        }
      </Loaded>
      {removal.dialog}
    </Panel>
  );
}
