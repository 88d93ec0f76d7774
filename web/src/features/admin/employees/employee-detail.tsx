import { t } from '@lingui/core/macro';
import { useState } from 'react';
import { useApi } from '../../../shared/api/use-api.ts';
import { urlOf } from '../../../shared/api/wire.ts';
import { availabilityLines } from '../../../shared/availability/availability-lines.tsx';
import { Button } from '../../../shared/ui/form/button.tsx';
import { PdfView } from '../../../shared/ui/display/pdf-view.tsx';
import { EntryActions } from '../parts/entry-actions.tsx';
import { careerFacts, Facts, mailLink } from '../parts/facts.tsx';
import { EntryPanel, PanelBody } from '../parts/panel.tsx';
import { ConfirmEmployee } from './confirm-employee.tsx';
import { EmployeeForm } from './employee-form.tsx';

/** One employee, with a card that switches between view and edit. */
export function EmployeeDetail({ id }: { id: string }) {
  const query = useApi(urlOf('/api/admin/employees/{id}', { id }));
  const [editing, setEditing] = useState(false);
  return (
    <EntryPanel query={query} title={query.data?.name ?? t`Employee`} focusTrigger={editing}>
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
            <ConfirmEmployee apart employee={employee} />
            <Facts
              rows={[
                [t`Company`, employee.companyName],
                [t`Email`, mailLink(employee.email)],
                [t`Position`, employee.position],
                [t`Skills`, employee.skills],
                [t`Rate`, employee.rate],
                [t`Availability`, availabilityLines(employee)],
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
