import { t } from '@lingui/core/macro';
import { useEffect, useRef } from 'react';
import { askBeforeLeaving } from '../../../shared/api/unsaved.ts';
import type { Answer } from '../../../shared/api/wire.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Modal } from '../../../shared/ui/modal.tsx';
import { TaskNotice } from '../../../shared/ui/task-notice.tsx';
import { useTask } from '../../../shared/ui/use-task.ts';

interface Props {
  made: Answer<'post', '/api/admin/api-keys'>;
  onDone: () => void;
}

/** A new key, which is never shown again: only its button closes it. */
export function MadeKey({ made: { key, apiKey }, onDone }: Props) {
  const text = useRef<HTMLParagraphElement>(null);
  const copying = useTask({ failed: t`The key could not be copied. Please select it and copy it yourself.` });
  useEffect(() => text.current?.focus(), []);
  useEffect(askBeforeLeaving, []);
  const { name, start } = apiKey;
  return (
    <Modal title={t`Your new API key`} size="40rem">
      <div className="form">
        <p ref={text} tabIndex={-1}>
          {t`Copy the key “${name}” now, and store it where the program reads it or in a password manager. It is not shown again.`}
        </p>
        <p className="key-made">
          <code translate="no">{key}</code>
        </p>
        <div className="row">
          <Button
            small
            kind="second"
            onClick={() =>
              void copying.run(async () => {
                await navigator.clipboard.writeText(key);
                return t`Copied.`;
              })
            }
          >{t`Copy`}</Button>
        </div>
        <TaskNotice task={copying} />
        <p>
          {t`The program sends it with every request, in this header:`}
          <br />
          {/* eslint-disable-next-line lingui/no-unlocalized-strings -- a line of the protocol */}
          <code className="small" translate="no">{`Authorization: Bearer ${start}…`}</code>
        </p>
        <div className="modal-actions">
          <Button onClick={onDone}>{t`I have stored it`}</Button>
        </div>
      </div>
    </Modal>
  );
}
