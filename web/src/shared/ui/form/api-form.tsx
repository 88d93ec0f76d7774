import { t } from '@lingui/core/macro';
import type { KeyboardEvent, ReactNode } from 'react';
import { Button } from './button.tsx';
import { InView } from '../feedback/in-view.tsx';
import { DraftNotice } from './draft-notice.tsx';
import { ChangedDialog } from './meanwhile/changed-dialog.tsx';
import { Modal } from '../dialog/modal.tsx';
import { Notice } from '../feedback/notice.tsx';
import type { ApiFormState as Form, Values } from './use-api-form.ts';

interface Props<V extends Values> {
  form: Form<V>;
  className?: string;
  /** Shows the result above the buttons instead of the fields, where users of long forms see it. */
  outcomeLast?: boolean;
  actions: ReactNode;
  children: ReactNode;
}

/** A form with its draft notice, result, fields and buttons. */
export function ApiForm<V extends Values>(props: Props<V>) {
  const { form, className = 'form', outcomeLast, actions, children } = props;
  const outcome = (
    <>
      {form.done && <Notice tone="ok">{form.done}</Notice>}
      {form.error && <Notice tone="bad">{form.error}</Notice>}
    </>
  );
  const hasOutcome = Boolean(form.done || form.error);
  return (
    <form className={className} {...form.props}>
      {form.restored && <DraftNotice />}
      {!outcomeLast && outcome}
      {children}
      {outcomeLast && hasOutcome && <InView>{outcome}</InView>}
      {actions}
      <ChangedDialog meanwhile={form.meanwhile} />
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
  /** Red, for deleting. */
  danger?: boolean;
  /**
   * Id of the text that says what is sent, where Enter alone may send: the submit button is focused and refers to it.
   */
  confirms?: string;
}

/** Ignores the repeated Enter of a key that is held down, which confirms nothing. */
const ignoreHeld = (event: KeyboardEvent) => {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
};

/** Submit and Cancel; Cancel deletes the draft. */
export function FormActions<V extends Values>(props: ActionProps<V>) {
  const { form, submit, working, onCancel, panel, danger, confirms } = props;
  const cancel = () => {
    if (form.working) return;
    form.discard();
    onCancel();
  };
  return (
    <div className={panel ? 'row' : 'modal-actions'}>
      {!panel && <Button kind="second" onClick={cancel}>{t`Cancel`}</Button>}
      <Button
        type="submit"
        kind={danger ? 'danger' : 'primary'}
        working={form.working && working}
        {...(confirms && { 'data-autofocus': true, 'aria-describedby': confirms, onKeyDown: ignoreHeld })}
      >
        {submit}
      </Button>
      {panel && <Button kind="quiet" onClick={cancel}>{t`Cancel`}</Button>}
    </div>
  );
}

interface ModalProps<V extends Values> extends Omit<ActionProps<V>, 'onCancel' | 'panel'> {
  title: string;
  size: string;
  onClose: () => void;
  children: ReactNode;
}

/**
 * A form in a dialog. Cancel deletes the draft; closing the dialog in another way keeps it. It stays open while it is
 * being sent, so that the result is seen.
 */
export function FormModal<V extends Values>({ title, size, onClose, children, ...actions }: ModalProps<V>) {
  const { form, danger } = actions;
  const close = () => {
    if (!form.working) onClose();
  };
  return (
    <Modal title={title} size={size} danger={danger} persistent={form.working} onClose={close}>
      <ApiForm form={form} outcomeLast actions={<FormActions {...actions} onCancel={onClose} />}>
        {children}
      </ApiForm>
    </Modal>
  );
}
