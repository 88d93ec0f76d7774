import type { User } from '../../../shared/api/types.ts';
import { Modal } from '../../../shared/ui/modal.tsx';
import { EmployeeForm } from './employee-form.tsx';

interface Props {
  user: User;
  onSaved: (name: string) => void;
  onClose: () => void;
}

export function EmployeeFormModal({ user, onSaved, onClose }: Props) {
  return (
    <Modal title="Add Employee" size="44rem" onClose={onClose}>
      <EmployeeForm user={user} onSaved={onSaved} onCancel={onClose} />
    </Modal>
  );
}
