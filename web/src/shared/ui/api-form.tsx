import type { ReactNode } from 'react';
import { Button } from './button.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { Modal } from './modal.tsx';
import { Notice } from './notice.tsx';
import type { ApiForm as Form, Values } from './use-api-form.ts';

interface Props<V extends Values> {
  form: Form<V>;
  className?: string;
  /** Stands right above the buttons, where long forms show what came of them; else above the fields. */
  outcomeLast?: boolean;
  actions: ReactNode;
  children: ReactNode;
}

/** The frame of a form: what an earlier visit left, what failed, the fields, the buttons. */
export function ApiForm<V extends Values>(props: Props<V>) {
  const { form, className = 'form', outcomeLast, actions, children } = props;
  const outcome = (
    <>
      {form.done && <Notice tone="ok">{form.done}</Notice>}
      {form.error && <Notice tone="bad">{form.error}</Notice>}
    </>
  );
  return (
    <form className={className} {...form.props}>
      {form.restored && <DraftNotice />}
      {!outcomeLast && outcome}
      {children}
      {outcomeLast && outcome}
      {actions}
    </form>
  );
}

interface ActionProps<V extends Values> {
  form: Form<V>;
  /** What the button says, and what it says meanwhile. */
  submit: string;
  working: string;
  /** Called once what was typed is given up. */
  onCancel: () => void;
  /** In a panel of the administration the way on stands first. */
  panel?: boolean;
}

/** The two ways out of a form. Cancel gives up what was typed. */
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

/** A form in a dialog; closing it otherwise than by Cancel keeps what was typed as a draft. */
export function FormModal<V extends Values>({ title, size, onClose, children, ...actions }: ModalProps<V>) {
  return (
    <Modal title={title} size={size} onClose={onClose}>
      <ApiForm form={actions.form} outcomeLast actions={<FormActions {...actions} onCancel={onClose} />}>
        {children}
      </ApiForm>
    </Modal>
  );
}
