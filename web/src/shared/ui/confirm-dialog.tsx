import { useState, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { Modal } from './modal.tsx';

interface Props {
  title: string;
  children: ReactNode;
  /** Resolves when it is done; the caller closes the dialog. It stays open while this runs. */
  onConfirm: () => Promise<unknown>;
  onCancel: () => void;
  confirmLabel?: string;
  workingLabel?: string;
}

/** Asks before something is deleted; the thing is named in the text. */
export function ConfirmDialog(props: Props) {
  const {
    title,
    children,
    onConfirm,
    onCancel,
    confirmLabel = 'Yes, Delete',
    workingLabel = 'Deleting...',
  } = props;
  const [working, setWorking] = useState(false);
  const confirm = async () => {
    setWorking(true);
    try {
      await onConfirm();
    } finally {
      setWorking(false);
    }
  };
  return (
    <Modal
      danger
      title={title}
      onClose={onCancel}
      actions={
        <>
          <Button kind="second" onClick={onCancel}>
            Cancel
          </Button>
          <Button kind="danger" working={working && workingLabel} onClick={() => void confirm()}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      {typeof children === 'string' ? <p>{children}</p> : children}
    </Modal>
  );
}
