import { Modal as KitModal } from '@mantine/core';
import { useEffect, useState, type ReactNode } from 'react';
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
  /** Only its buttons close it: a stray click or Escape would cost too much. */
  insistent?: boolean;
  /** CSS width, 30rem by default. */
  size?: string;
  /** Mount the modal always and open it with this; or mount it only while it is open. */
  opened?: boolean;
}

/**
 * The kit returns the focus when a dialog closes, but not when it is taken out of the page while it is
 * open, which is how most of ours end.
 */
function useFocusReturned(): void {
  const [before] = useState(() => (typeof document === 'undefined' ? null : document.activeElement));
  useEffect(
    () => () => {
      const isLost = !document.activeElement || document.activeElement === document.body;
      if (isLost && before instanceof HTMLElement && before.isConnected)
        before.focus({ preventScroll: true });
    },
    [before],
  );
}

/** A dialog with a 6 px edge. Focus stays inside and returns to where it was. */
export function Modal({
  title,
  onClose,
  children,
  actions,
  danger,
  insistent,
  size = '30rem',
  opened = true,
}: ModalProps) {
  useFocusReturned();
  return (
    <Kit>
      <KitModal
        opened={opened}
        onClose={onClose}
        closeOnClickOutside={!insistent}
        closeOnEscape={!insistent}
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
