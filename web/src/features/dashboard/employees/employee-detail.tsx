import { splitList } from '@consulting/contracts';
import { useState } from 'react';
import { send } from '../../../shared/api/client.ts';
import { useRefresh } from '../../../shared/api/use-api.ts';
import type { Employee, User } from '../../../shared/api/types.ts';
import { urlOf } from '../../../shared/api/wire.ts';
import { Tags } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { CareerList } from '../../../shared/ui/career-list.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { PdfView } from '../../../shared/ui/pdf-view.tsx';
import { useTask } from '../../../shared/ui/use-task.ts';

interface Props {
  employee: Employee;
  user: User;
  onEdit: () => void;
  onDeleted: (name: string) => void;
}

/** What a company may see of an employee; the CV and the buttons only of its own. */
export function EmployeeDetail({ employee, user, onEdit, onDeleted }: Props) {
  const own = employee.b2bId === user._id;
  const [deleting, setDeleting] = useState(false);
  const refresh = useRefresh();
  const task = useTask({ failed: 'Something went wrong!' });
  const remove = async () => {
    const done = await task.run(async () => {
      await send('delete', '/private/api/employees/{id}', { params: { id: employee._id } });
    });
    setDeleting(false);
    if (!done) return;
    onDeleted(employee.name);
    void refresh('/private/api/employees');
  };
  return (
    <article className="card detail" aria-labelledby="employee-name">
      <div className="head2">
        <h2 id="employee-name">{employee.name}</h2>
        <span className="muted">{employee.companyName}</span>
      </div>
      <dl className="facts-list">
        {facts(employee).map(([term, text]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        <div>
          <dt>Skills</dt>
          <dd>
            <Tags label="Skills" words={splitList(employee.skills)} />
          </dd>
        </div>
      </dl>
      <CareerList qualification={employee.qualification} experience={employee.experience} />
      {own && employee.cv && (
        <PdfView
          label="CV"
          file={urlOf('/private/api/employees/{id}/cv', { id: employee._id })}
          filename={employee.cv.filename}
        />
      )}
      {task.error && <Notice tone="bad">{task.error}</Notice>}
      {own && (
        <div className="row">
          <Button kind="second" onClick={onEdit}>
            Edit
          </Button>
          <Button kind="reject" onClick={() => setDeleting(true)}>
            Delete
          </Button>
        </div>
      )}
      {deleting && (
        <ConfirmDialog title="Delete Employee" onConfirm={remove} onCancel={() => setDeleting(false)}>
          {`Delete ${employee.name}? The CV is deleted too. This cannot be undone.`}
        </ConfirmDialog>
      )}
    </article>
  );
}

function facts(employee: Employee): [string, string][] {
  const all: [string, string | undefined][] = [
    ['Position', employee.position],
    ['Email', employee.email],
    ['Availability', employee.availability],
    ['Rate', employee.rate],
    ['Projects', employee.projects?.join(', ')],
  ];
  return all.filter((fact): fact is [string, string] => Boolean(fact[1]));
}
