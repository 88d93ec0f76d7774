import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { urlOf } from '../../../shared/api/wire.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { experienceText, qualificationText } from '../../../shared/ui/career-list.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { Loaded } from '../../../shared/ui/loaded.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { PdfView } from '../../../shared/ui/pdf-view.tsx';
import { withOutcome } from '../../../shared/ui/outcome.tsx';
import { useTask } from '../../../shared/ui/use-task.ts';
import { Facts } from '../parts/facts.tsx';
import { Lines } from '../parts/lines.tsx';
import { Panel, PanelBody } from '../parts/panel.tsx';
import { useAdminLocation } from '../use-admin-location.ts';
import { EmployeeForm } from './employee-form.tsx';
import { useEmployee, useEmployeeChanges } from './use-employees.ts';

/** One employee; the card toggles between view and edit. */
export function EmployeeDetail({ id }: { id: string }) {
  const { to } = useAdminLocation();
  const navigate = useNavigate();
  const employee = useEmployee(id);
  const { remove } = useEmployeeChanges();
  const [editing, setEditing] = useState(false);
  const [asking, setAsking] = useState(false);
  const task = useTask({ failed: 'Something went wrong', network: 'Network error.' });
  const back = to('admin-employees');
  const confirm = async () => {
    if (await task.run(() => remove(id)))
      void navigate(back, withOutcome(`${employee.data?.name ?? 'The employee'} was deleted.`));
    else setAsking(false);
  };
  return (
    <Panel
      title={employee.data?.name ?? 'Employee'}
      crumbs={[{ to: back, label: 'Employees' }]}
      step={editing}
    >
      <Loaded query={employee} empty="This employee no longer exists.">
        {(data) =>
          editing ? (
            <EmployeeForm
              employee={data}
              onDone={() => setEditing(false)}
              onCancel={() => setEditing(false)}
            />
          ) : (
            <PanelBody>
              {task.error && <Notice tone="bad">{task.error}</Notice>}
              <div className="row">
                <Button small kind="second" onClick={() => setEditing(true)}>
                  Edit
                </Button>
                <Button small kind="reject" onClick={() => setAsking(true)}>
                  Delete
                </Button>
              </div>
              <Facts
                rows={[
                  ['Company', data.companyName],
                  ['Email', data.email && <a href={`mailto:${data.email}`}>{data.email}</a>],
                  ['Position', data.position],
                  ['Skills', data.skills],
                  ['Rate', data.rate],
                  ['Availability', data.availability],
                  ['Projects', data.projects?.join(', ')],
                  ['Qualifications', <Lines key="q" lines={data.qualification.map(qualificationText)} />],
                  ['Experience', <Lines key="e" lines={data.experience.map(experienceText)} />],
                ]}
              />
              {data.cv ? (
                <PdfView
                  label="CV"
                  file={urlOf('/api/admin/employees/{id}/cv', { id })}
                  filename={data.cv.filename}
                />
              ) : (
                <p className="small muted">No CV uploaded.</p>
              )}
            </PanelBody>
          )
        }
      </Loaded>
      {asking && (
        <ConfirmDialog title="Delete employee" onCancel={() => setAsking(false)} onConfirm={confirm}>
          {`Delete ${employee.data?.name ?? 'this employee'} and the CV?`}
        </ConfirmDialog>
      )}
    </Panel>
  );
}
