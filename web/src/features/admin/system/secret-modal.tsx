import { t } from '@lingui/core/macro';
import { useEffect, useRef, type ReactNode } from 'react';
import { askBeforeLeaving } from '../../../shared/api/unsaved.ts';
import { Button } from '../../../shared/ui/form/button.tsx';
import { Modal } from '../../../shared/ui/dialog/modal.tsx';
import { TaskNotice } from '../../../shared/ui/feedback/task-notice.tsx';
import { useTask } from '../../../shared/ui/feedback/use-task.ts';
import './secret-modal.css';

interface Props {
  title: string;
  /** What to do with the secret. */
  text: string;
  secret: string;
  /** How the secret is used. */
  children: ReactNode;
  onDone: () => void;
}

/** Shows a secret once; only its button closes the dialog. */
export function SecretModal({ title, text, secret, children, onDone }: Props) {
  const first = useRef<HTMLParagraphElement>(null);
  const copying = useTask({ failed: t`Copying failed. Please select the text and copy it yourself.` });
  useEffect(() => first.current?.focus(), []);
  useEffect(askBeforeLeaving, []);
  return (
    <Modal title={title} size="40rem">
      <div className="form">
        <p ref={first} tabIndex={-1}>
          {text}
        </p>
        <p className="shown-once">
          <code translate="no">{secret}</code>
        </p>
        <div className="row">
          <Button
            small
            kind="second"
            onClick={() =>
              void copying.run(async () => {
                await navigator.clipboard.writeText(secret);
                return t`Copied.`;
              })
            }
          >{t`Copy`}</Button>
        </div>
        <TaskNotice task={copying} />
        {children}
        <div className="modal-actions">
          <Button onClick={onDone}>{t`I have stored it`}</Button>
        </div>
      </div>
    </Modal>
  );
}
