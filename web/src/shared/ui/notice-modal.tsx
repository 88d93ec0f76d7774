import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { Modal } from './modal.tsx';

/** A sentence and OK: the notice modal of the public pages. */
export function NoticeModal({
  title = 'Notice',
  text,
  action,
  onOk,
  onClose,
}: {
  title?: string;
  text: string;
  /** What can be done about it, beside OK. */
  action?: ReactNode;
  onOk: () => void;
  /** For the X and Escape, which agree to nothing. */
  onClose: () => void;
}) {
  return (
    <Modal
      title={title}
      onClose={onClose}
      actions={
        <>
          {action}
          <Button onClick={onOk}>OK</Button>
        </>
      }
    >
      <p>{text}</p>
    </Modal>
  );
}
