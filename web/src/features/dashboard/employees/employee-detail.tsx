import { splitList } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import type { ReactNode } from 'react';
import { send } from '../../../shared/api/client.ts';
import type { Employee, User } from '../../../shared/api/types.ts';
import { useRefresh } from '../../../shared/api/use-api.ts';
import { urlOf } from '../../../shared/api/wire.ts';
import { availabilityLines } from '../../../shared/availability/availability-lines.tsx';
import { Tags } from '../../../shared/ui/display/badge.tsx';
import { Button } from '../../../shared/ui/form/button.tsx';
import { CareerList } from '../../../shared/ui/display/career-list.tsx';
import { PdfView } from '../../../shared/ui/display/pdf-view.tsx';
import { useConfirm } from '../../../shared/ui/dialog/use-confirm.tsx';
import type { EntryProps } from '../entry-tab.tsx';
import { ConfirmEmployee } from './confirm-employee.tsx';
import { EmployeeForm } from './employee-form.tsx';

interface Props extends EntryProps {
  employee: Employee;
  user: User;
}

/** An employee as a company sees it; CV and actions, which include editing, only for the company's own employees. */
export function EmployeeDetail({ employee, user, editor, saved, onEdit, onDeleted }: Props) {
  const own = employee.b2bId === user._id;
  const refresh = useRefresh();
  const removal = useConfirm({
    title: t`Delete Employee`,
    text: t`Delete ${employee.name}? The CV is deleted too. This cannot be undone.`,
    texts: { failed: t`Something went wrong!` },
    run: () => send('delete', '/private/api/employees/{id}', { params: { id: employee._id } }),
    onDone: () => {
      onDeleted(employee.name);
      void refresh('/private/api/employees');
    },
  });
  if (editor) {
    return (
      <div className="card">
        <h2 className="card-title">{t`Edit ${employee.name}`}</h2>
        <EmployeeForm user={user} employee={employee} onCancel={editor.onClose} onSaved={editor.onSaved} />
      </div>
    );
  }
  const facts: [string, ReactNode][] = [
    [t`Position`, employee.position],
    [t`Email`, employee.email],
    [t`Availability`, availabilityLines(employee)],
    [t`Rate`, employee.rate],
    [t`Projects`, employee.projects?.join(', ')],
    [t`Skills`, <Tags key="skills" label={t`Skills`} words={splitList(employee.skills)} />],
  ];
  return (
    <>
      {saved}
      <article className="card detail" aria-labelledby="employee-name">
        <div className="head2">
          <h2 id="employee-name">{employee.name}</h2>
          <span className="muted">{employee.companyName}</span>
        </div>
        <dl className="facts-list">
          {facts.map(
            ([term, text]) =>
              text && (
                <div key={term}>
                  <dt>{term}</dt>
                  <dd>{text}</dd>
                </div>
              ),
          )}
        </dl>
        <CareerList level={3} qualification={employee.qualification} experience={employee.experience} />
        {own && employee.cv && (
          <PdfView
            label={t`CV`}
            file={urlOf('/private/api/employees/{id}/cv', { id: employee._id })}
            filename={employee.cv.filename}
          />
        )}
        {own && <ConfirmEmployee apart employee={employee} />}
        {removal.error}
        {own && (
          <div className="row">
            <Button kind="second" onClick={onEdit}>{t`Edit`}</Button>
            <Button kind="reject" onClick={removal.ask}>{t`Delete`}</Button>
          </div>
        )}
        {removal.dialog}
      </article>
    </>
  );
}
