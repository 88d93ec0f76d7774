import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { urlOf } from '../../../shared/api/wire.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { PdfView } from '../../../shared/ui/pdf-view.tsx';
import { EntryActions } from '../parts/entry-actions.tsx';
import { careerFacts, Facts, mailLink } from '../parts/facts.tsx';
import { EntryPanel, PanelBody } from '../parts/panel.tsx';
import { useAdminLocation } from '../use-admin-location.ts';
import { EmployeeForm } from './employee-form.tsx';
import { useEmployee } from './use-employees.ts';

/** One employee, with a card that switches between view and edit. */
export function EmployeeDetail({ id }: { id: string }) {
  const { to } = useAdminLocation();
  const query = useEmployee(id);
  const [editing, setEditing] = useState(false);
  return (
    <EntryPanel
      query={query}
      title={query.data?.name ?? t`Employee`}
      crumbs={[{ to: to('admin-employees'), label: t`Employees` }]}
      focusTrigger={editing}
    >
      {(employee) =>
        editing ? (
          <EmployeeForm employee={employee} onClose={() => setEditing(false)} />
        ) : (
          <PanelBody>
            <EntryActions
              path="/api/admin/employees/{id}"
              id={id}
              lists={['/api/admin/employees?']}
              title={t`Delete employee`}
              question={t`Delete ${employee.name} and the CV?`}
              outcome={t`${employee.name} was deleted.`}
            >
              <Button small kind="second" onClick={() => setEditing(true)}>{t`Edit`}</Button>
            </EntryActions>
            <Facts
              rows={[
                [t`Company`, employee.companyName],
                [t`Email`, mailLink(employee.email)],
                [t`Position`, employee.position],
                [t`Skills`, employee.skills],
                [t`Rate`, employee.rate],
                [t`Availability`, employee.availability],
                [t`Projects`, employee.projects?.join(', ')],
                ...careerFacts(employee),
              ]}
            />
            {employee.cv ? (
              <PdfView
                label={t`CV`}
                file={urlOf('/api/admin/employees/{id}/cv', { id })}
                filename={employee.cv.filename}
              />
            ) : (
              <p className="small muted">{t`No CV uploaded.`}</p>
            )}
          </PanelBody>
        )
      }
    </EntryPanel>
  );
}
