import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { User } from '../../../shared/api/types.ts';
import { EmployeeFormModal } from './employee-form-modal.tsx';
import { withOutcome } from '../../../shared/ui/outcome.tsx';
import { useCameFrom } from '../use-came-from.ts';
import { EmployeePlace } from './employee-place.tsx';
import { EmployeesList } from './employees-list.tsx';

/** The list, or with `?employeeId=` one employee. */
export function EmployeesTab({ user }: { user: User }) {
  const [params, setParams] = useSearchParams();
  const [adding, setAdding] = useState(false);
  const [added, setAdded] = useState<string | null>(null);
  const id = params.get('employeeId');
  const { cameFrom, markDeleted } = useCameFrom(id);
  const showList = (outcome?: string) =>
    setParams(
      (before) => {
        const query = new URLSearchParams(before);
        query.delete('employeeId');
        return query;
      },
      outcome ? withOutcome(outcome) : undefined,
    );
  return (
    <>
      {id ? (
        <EmployeePlace
          key={id}
          id={id}
          user={user}
          onBack={() => showList()}
          onDeleted={(name) => {
            setAdded(null);
            markDeleted();
            showList(`${name} was deleted.`);
          }}
        />
      ) : (
        <EmployeesList user={user} added={added} cameFrom={cameFrom} onAdd={() => setAdding(true)} />
      )}
      {adding && (
        <EmployeeFormModal
          user={user}
          onClose={() => setAdding(false)}
          onSaved={(name) => {
            setAdding(false);
            setAdded(name);
          }}
        />
      )}
    </>
  );
}
