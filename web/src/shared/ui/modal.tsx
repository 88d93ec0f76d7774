import { useId, useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import '../../theme/styles/modal.css';
import { CloseIcon } from './icons.ts';

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
}

/** What carries `data-autofocus` gets the focus, else the first thing that can have it. */
function show(dialog: HTMLDialogElement): void {
  dialog.toggleAttribute('data-scrollbar', window.innerWidth > document.documentElement.clientWidth);
  dialog.showModal();
  dialog.querySelector<HTMLElement>('[data-autofocus]')?.focus();
}

/** A button or a field inside sends the same events through its dialog. */
const isOwn = (event: SyntheticEvent) => event.target === event.currentTarget;

/** A dialog with a 6 px edge, open while it is mounted. The browser holds the focus in it and gives it back. */
export function Modal(props: ModalProps) {
  const { title, onClose, children, actions, danger, insistent, size = '30rem' } = props;
  const root = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const id = useId();
  useLayoutEffect(() => {
    const dialog = root.current;
    if (!dialog) return;
    show(dialog);
    // A dialog that leaves the page while it is open gives no focus back.
    return () => dialog.close();
  }, []);

  const closed = (event: SyntheticEvent<HTMLDialogElement>) => {
    const dialog = event.currentTarget;
    if (!isOwn(event) || dialog.open) return;
    // Browsers that do not know `closedby` close any dialog on Escape.
    if (insistent) show(dialog);
    else onClose();
  };
  // Outside of its parent, whose form, colours and table cells are not the dialog's.
  return createPortal(
    <dialog
      ref={root}
      className={danger ? 'modal danger' : 'modal'}
      style={{ width: size }}
      aria-labelledby={id}
      closedby={insistent ? 'none' : 'closerequest'}
      onClose={closed}
      // A text may be marked to beyond the edge: a click outside has begun there, too.
      onPointerDown={(event) => (pressedOutside.current = isOwn(event))}
      onClick={(event) => !insistent && pressedOutside.current && isOwn(event) && onClose()}
    >
      <div className="modal-body">
        <div className="modal-head">
          <h2 className="modal-title" id={id}>
            {title}
          </h2>
          <button className="x" type="button" aria-label="Close" onClick={onClose}>
            <CloseIcon />
          </button>
        </div>
        {children}
        {actions && <div className="modal-actions">{actions}</div>}
      </div>
    </dialog>,
    document.body,
  );
}
