import { Button } from './button.tsx';
import { Modal } from './modal.tsx';

/** A sentence and OK: the notice modal of the public pages. */
export function NoticeModal({
  title = 'Notice',
  text,
  onOk,
}: {
  title?: string;
  text: string;
  onOk: () => void;
}) {
  return (
    <Modal title={title} onClose={onOk} actions={<Button onClick={onOk}>OK</Button>}>
      <p>{text}</p>
    </Modal>
  );
}
