import { Button } from './button.tsx';
import { Modal } from './modal.tsx';

/** A sentence and OK: the notice modal of the public pages. */
export function NoticeModal({
  title = 'Notice',
  text,
  onOk,
  onClose,
}: {
  title?: string;
  text: string;
  onOk: () => void;
  /** For the X and Escape, which agree to nothing. */
  onClose: () => void;
}) {
  return (
    <Modal title={title} onClose={onClose} actions={<Button onClick={onOk}>OK</Button>}>
      <p>{text}</p>
    </Modal>
  );
}
