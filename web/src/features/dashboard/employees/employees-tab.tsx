import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { User } from '../../../shared/api/types.ts';
import { EmployeeFormModal } from './employee-form-modal.tsx';
import { EmployeePlace } from './employee-place.tsx';
import { EmployeesList } from './employees-list.tsx';

/** The list, or with `?employeeId=` one employee. */
export function EmployeesTab({ user }: { user: User }) {
  const [params, setParams] = useSearchParams();
  const [adding, setAdding] = useState(false);
  const [added, setAdded] = useState<string | null>(null);
  const [view, setView] = useState<'all' | 'mine'>('all');
  const id = params.get('employeeId');
  return (
    <>
      {id ? (
        <EmployeePlace key={id} id={id} user={user} onBack={() => setParams({})} />
      ) : (
        <EmployeesList user={user} view={view} onView={setView} added={added} onAdd={() => setAdding(true)} />
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
