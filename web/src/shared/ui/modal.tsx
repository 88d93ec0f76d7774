import { Modal as KitModal } from '@mantine/core';
import type { ReactNode } from 'react';
import '../../theme/styles/modal.css';
import { Kit } from './kit.tsx';

export interface ModalProps {
  title: string;
  onClose: () => void;
  children: ReactNode;
  /** Buttons, right. */
  actions?: ReactNode;
  /** Red edge: something will be deleted. */
  danger?: boolean;
  /** CSS width, 30rem by default. */
  size?: string;
  /** Mount the modal always and open it with this; or mount it only while it is open. */
  opened?: boolean;
}

/** A dialog with a 6 px edge. Focus stays inside and returns to where it was. */
export function Modal({
  title,
  onClose,
  children,
  actions,
  danger,
  size = '30rem',
  opened = true,
}: ModalProps) {
  return (
    <Kit>
      <KitModal
        opened={opened}
        onClose={onClose}
        withCloseButton={false}
        size={size}
        padding="lg"
        classNames={{
          content: danger ? 'modal-content danger' : 'modal-content',
          title: 'modal-title',
          body: 'modal-body',
        }}
      >
        {/* The kit's own head is a <header>, which outside of <main> would be a second banner of the page. */}
        <div className="modal-head">
          <KitModal.Title>{title}</KitModal.Title>
          <KitModal.CloseButton aria-label="Close" />
        </div>
        {children}
        {actions && <div className="modal-actions">{actions}</div>}
      </KitModal>
    </Kit>
  );
}
