import { t } from '@lingui/core/macro';
import { useState } from 'react';
import type { User } from '../../../shared/api/types.ts';
import { Modal } from '../../../shared/ui/modal.tsx';
import { useEntry } from '../use-entry.ts';
import { EmployeeForm } from './employee-form.tsx';
import { EmployeeScreen } from './employee-screen.tsx';
import { EmployeesList } from './employees-list.tsx';

/** The list, or one employee with `?employeeId=`. */
export function EmployeesTab({ user }: { user: User }) {
  const { id, lastOpened, showList, showDeleted } = useEntry('employeeId');
  const [adding, setAdding] = useState(false);
  const [added, setAdded] = useState<string | null>(null);
  const close = () => setAdding(false);
  return (
    <>
      {id ? (
        <EmployeeScreen
          key={id}
          id={id}
          user={user}
          onBack={() => showList()}
          onDeleted={(name) => {
            setAdded(null);
            showDeleted(`${name} was deleted.`);
          }}
        />
      ) : (
        <EmployeesList user={user} added={added} lastOpened={lastOpened} onAdd={() => setAdding(true)} />
      )}
      {adding && (
        <Modal title={t`Add Employee`} size="44rem" onClose={close}>
          <EmployeeForm
            user={user}
            onCancel={close}
            onSaved={(name) => {
              close();
              setAdded(name);
            }}
          />
        </Modal>
      )}
    </>
  );
}
