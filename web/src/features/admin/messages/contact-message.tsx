import { TEXTS } from '@consulting/contracts';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { AdminConversation } from '../../../shared/api/types.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { withOutcome } from '../../../shared/ui/outcome.tsx';
import { useTask } from '../../../shared/ui/use-task.ts';
import { useMessageChanges } from './use-messages.ts';

interface Props {
  sender: AdminConversation['with'];
  backTo: string;
}

/** What can be done with a message of the contact form: answer it by email, take the spam flag off, delete it. */
export function ContactMessage({ sender, backTo }: Props) {
  const navigate = useNavigate();
  const { clearSpam, removeContact } = useMessageChanges(sender._id);
  const [asking, setAsking] = useState(false);
  const [done, setDone] = useState<string | null>(null);
  const task = useTask({ failed: 'Something went wrong', network: 'Network error.' });
  const confirm = async () => {
    if (await task.run(removeContact))
      void navigate(backTo, withOutcome(`The message from ${sender.name || sender.email} was deleted.`));
    else setAsking(false);
  };
  return (
    <>
      {sender.spam && (
        <Notice tone="care">This message looks like spam, so it was not forwarded by email.</Notice>
      )}
      {done && (
        <Notice tone="ok" focusOnShow>
          {done}
        </Notice>
      )}
      {task.error && <Notice tone="bad">{task.error}</Notice>}
      <Notice tone="info">{TEXTS.noReplyToContact}</Notice>
      {sender.email && (
        <p>
          <a href={`mailto:${sender.email}`}>Reply by email to {sender.email}</a>
        </p>
      )}
      <div className="row">
        {sender.spam && (
          <Button
            small
            working={task.working && 'Saving...'}
            onClick={() => void task.run(async () => setDone(await clearSpam()))}
          >
            Not spam
          </Button>
        )}
        <Button small kind="reject" onClick={() => setAsking(true)}>
          Delete
        </Button>
      </div>
      {asking && (
        <ConfirmDialog title="Delete message" onCancel={() => setAsking(false)} onConfirm={confirm}>
          {`Delete the message from ${sender.name || sender.email}? It cannot be restored.`}
        </ConfirmDialog>
      )}
    </>
  );
}
