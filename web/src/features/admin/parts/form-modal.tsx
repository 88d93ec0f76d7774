import type { FormEventHandler, ReactNode, RefObject } from 'react';
import { Button } from '../../../shared/ui/button.tsx';
import { DraftNotice } from '../../../shared/ui/draft-notice.tsx';
import { Modal } from '../../../shared/ui/modal.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';

interface Props {
  title: string;
  size: string;
  /** A new thing is created, one that is there is saved. */
  isNew: boolean;
  working: boolean;
  error?: string | null;
  /** What an earlier visit left, see `useDraft`. */
  draft: { restored: boolean; done: () => void };
  root: RefObject<HTMLFormElement | null>;
  onSubmit: FormEventHandler<HTMLFormElement>;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog: Cancel gives up what was typed, closing it otherwise keeps it as a draft. */
export function FormModal(props: Props) {
  const { title, size, isNew, working, error, draft, root, onSubmit, onClose, children } = props;
  const cancel = () => {
    draft.done();
    onClose();
  };
  return (
    <Modal title={title} size={size} onClose={onClose}>
      <form className="adm-form" ref={root} noValidate onSubmit={onSubmit}>
        {draft.restored && <DraftNotice />}
        {children}
        {error && <Notice tone="bad">{error}</Notice>}
        <div className="modal-actions">
          <Button kind="second" onClick={cancel}>
            Cancel
          </Button>
          <Button type="submit" working={working && (isNew ? 'Creating...' : 'Saving...')}>
            {isNew ? 'Create' : 'Save'}
          </Button>
        </div>
      </form>
    </Modal>
  );
}
