import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { Modal } from './modal.tsx';
import { Notice } from './notice.tsx';
import type { ApiForm as Form, Values } from './use-api-form.ts';

interface Props<V extends Values> {
  form: Form<V>;
  className?: string;
  /** Shown above the fields, together with the error, e.g. that the form was saved. */
  before?: ReactNode;
  /** Shows the error above the buttons instead of the fields, where users of long forms see it. */
  errorLast?: boolean;
  actions: ReactNode;
  children: ReactNode;
}

/** A form with its draft notice, error, fields and buttons. */
export function ApiForm<V extends Values>(props: Props<V>) {
  const { form, className = 'form', before, errorLast, actions, children } = props;
  const error = form.error && <Notice tone="bad">{form.error}</Notice>;
  return (
    <form className={className} {...form.props}>
      {form.restored && <DraftNotice />}
      {before}
      {!errorLast && error}
      {children}
      {errorLast && error}
      {actions}
    </form>
  );
}

interface ActionProps<V extends Values> {
  form: Form<V>;
  /** Text of the submit button, and its text while sending. */
  submit: string;
  working: string;
  /** Called after the draft was deleted. */
  onCancel: () => void;
  /** In the administration's panels the submit button comes first. */
  panel?: boolean;
}

/** Submit and Cancel; Cancel deletes the draft. */
export function FormActions<V extends Values>({ form, submit, working, onCancel, panel }: ActionProps<V>) {
  const cancel = () => {
    form.discard();
    onCancel();
  };
  return (
    <div className={panel ? 'row' : 'modal-actions'}>
      {!panel && (
        <Button kind="second" onClick={cancel}>
          Cancel
        </Button>
      )}
      <Button type="submit" working={form.working && working}>
        {submit}
      </Button>
      {panel && (
        <Button kind="quiet" onClick={cancel}>
          Cancel
        </Button>
      )}
    </div>
  );
}

interface ModalProps<V extends Values> extends Omit<ActionProps<V>, 'onCancel' | 'panel'> {
  title: string;
  size: string;
  onClose: () => void;
  children: ReactNode;
}

/** A form in a dialog. Cancel deletes the draft; closing the dialog in another way keeps it. */
export function FormModal<V extends Values>({ title, size, onClose, children, ...actions }: ModalProps<V>) {
  return (
    <Modal title={title} size={size} onClose={onClose}>
      <ApiForm form={actions.form} errorLast actions={<FormActions {...actions} onCancel={onClose} />}>
        {children}
      </ApiForm>
    </Modal>
  );
}
