import { t } from '@lingui/core/macro';
import { useId, useLayoutEffect, useRef, type ReactNode, type SyntheticEvent } from 'react';
import { createPortal } from 'react-dom';
import '../../../theme/styles/modal.css';
import { CloseIcon } from '../display/icons.ts';

export interface ModalProps {
  title: string;
  /** Without it the dialog has no close button, and is persistent. */
  onClose?: () => void;
  children: ReactNode;
  /** Buttons at the bottom right. */
  actions?: ReactNode;
  /** Id of the sentence that asks for a confirmation: the dialog is an `alertdialog` which that describes. */
  asks?: string;
  /** Red border, for deleting. */
  danger?: boolean;
  /** Closes only by its buttons, because closing it by accident would lose too much. */
  persistent?: boolean;
  /** CSS width, 30rem by default. */
  size?: string;
  /** As high as the window, at its right edge. */
  sheet?: boolean;
}

const FIELDS = 'input:enabled, select:enabled, textarea:enabled';

/** The fields in the order of the dialog; of a group of radio buttons only the chosen one, if there is one. */
function fieldsOf(dialog: HTMLDialogElement): HTMLInputElement[] {
  const all = [...dialog.querySelectorAll<HTMLInputElement>(FIELDS)];
  const groups = new Set(
    all.filter(({ type, checked }) => type === 'radio' && checked).map(({ name }) => name),
  );
  return all.filter(({ type, checked, name }) => type !== 'radio' || checked || !groups.has(name));
}

/**
 * Focuses the element with `data-autofocus`, else the first field; without one the browser has focused the first
 * focusable element. A long dialog is shown from its beginning.
 */
function show(dialog: HTMLDialogElement): void {
  dialog.toggleAttribute('data-scrollbar', window.innerWidth > document.documentElement.clientWidth);
  dialog.showModal();
  const chosen = dialog.querySelector<HTMLElement>('[data-autofocus]');
  for (const element of chosen ? [chosen] : fieldsOf(dialog)) {
    element.focus({ preventScroll: true });
    // An element that is not shown does not take the focus.
    if (document.activeElement === element) return;
  }
}

/** Events of elements inside bubble through the dialog. */
const isOwn = (event: SyntheticEvent) => event.target === event.currentTarget;

/** A modal dialog, open while mounted. The browser traps the focus in it and restores it afterwards. */
export function Modal(props: ModalProps) {
  const { title, onClose, children, actions, danger, persistent = !props.onClose, sheet, asks } = props;
  const { size = sheet ? '28rem' : '30rem' } = props;
  const root = useRef<HTMLDialogElement>(null);
  const pressedOutside = useRef(false);
  const id = useId();
  useLayoutEffect(() => {
    const dialog = root.current;
    if (!dialog) return;
    show(dialog);
    // A dialog that is removed while open does not restore the focus.
    return () => dialog.close();
  }, []);

  const closed = (event: SyntheticEvent<HTMLDialogElement>) => {
    const dialog = event.currentTarget;
    // A dialog removed meanwhile is not shown again.
    if (!isOwn(event) || dialog.open || !dialog.isConnected) return;
    // Browsers without `closedby` close every dialog on Escape.
    if (persistent) show(dialog);
    else onClose?.();
  };
  // A portal, so that the parent's form, colours and table cells do not affect the dialog.
  return createPortal(
    <dialog
      ref={root}
      className={['modal', danger && 'danger', sheet && 'sheet'].filter(Boolean).join(' ')}
      style={{ width: size }}
      role={asks && 'alertdialog'}
      aria-labelledby={id}
      aria-describedby={asks}
      closedby={persistent ? 'none' : 'closerequest'}
      onClose={closed}
      // Selecting text may end outside the dialog, so a click outside must also start there.
      onPointerDown={(event) => (pressedOutside.current = isOwn(event))}
      onClick={(event) => !persistent && pressedOutside.current && isOwn(event) && onClose?.()}
    >
      <div className="modal-body">
        <div className="modal-head">
          <h2 className="modal-title" id={id}>
            {title}
          </h2>
          {onClose && (
            <button className="x" type="button" aria-label={t`Close`} onClick={onClose}>
              <CloseIcon />
            </button>
          )}
        </div>
        {children}
        {actions && <div className="modal-actions">{actions}</div>}
      </div>
    </dialog>,
    document.body,
  );
}
