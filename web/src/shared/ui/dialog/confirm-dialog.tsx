import { t } from '@lingui/core/macro';
import { useId, useState, type ReactNode } from 'react';
import { Button } from '../form/button.tsx';
import { Modal } from './modal.tsx';

interface Props {
  title: string;
  children: ReactNode;
  /** The dialog stays open until this resolves; the caller closes it. */
  onConfirm: () => Promise<unknown>;
  onCancel: () => void;
  confirmLabel?: string;
  workingLabel?: string;
  /** Nothing is lost, so the button is not red. */
  harmless?: boolean;
  /** A milder alternative. */
  instead?: { label: string; act: () => void };
}

/** Asks before something is deleted or changed. The text must name it. */
export function ConfirmDialog(props: Props) {
  const {
    title,
    children,
    onConfirm,
    onCancel,
    confirmLabel = t`Yes, Delete`,
    workingLabel = t`Deleting...`,
    harmless,
    instead,
  } = props;
  const id = useId();
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
      asks={id}
      danger={!harmless}
      title={title}
      onClose={onCancel}
      actions={
        <>
          <Button kind="second" data-autofocus onClick={onCancel}>{t`Cancel`}</Button>
          {instead && (
            <Button
              kind="second"
              onClick={() => {
                onCancel();
                instead.act();
              }}
            >
              {instead.label}
            </Button>
          )}
          <Button kind={harmless ? 'primary' : 'danger'} working={working && workingLabel} onClick={confirm}>
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div id={id}>{typeof children === 'string' ? <p>{children}</p> : children}</div>
    </Modal>
  );
}
