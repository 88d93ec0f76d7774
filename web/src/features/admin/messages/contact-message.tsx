import { TEXTS } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { useNavigate } from 'react-router-dom';
import type { AdminConversation } from '../../../shared/api/types.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { withOutcome } from '../../../shared/ui/outcome.tsx';
import { TaskNotice } from '../../../shared/ui/task-notice.tsx';
import { useTask } from '../../../shared/ui/use-task.ts';
import { useConfirm } from '../../../shared/ui/use-confirm.tsx';
import { useMessageChanges } from './use-messages.ts';

interface Props {
  sender: AdminConversation['with'];
  backTo: string;
}

/** Actions for a message of the contact form: answer by email, remove the spam flag, delete. */
export function ContactMessage({ sender, backTo }: Props) {
  const navigate = useNavigate();
  const { clearSpam, removeContact } = useMessageChanges(sender._id);
  const task = useTask({ failed: t`Something went wrong`, network: t`Network error.` });
  const from = sender.name || sender.email;
  const removal = useConfirm({
    title: t`Delete message`,
    text: t`Delete the message from ${from}? It cannot be restored.`,
    texts: { failed: t`Something went wrong`, network: t`Network error.` },
    run: removeContact,
    onDone: () => void navigate(backTo, withOutcome(`The message from ${from} was deleted.`)),
  });
  return (
    <>
      {sender.spam && (
        <Notice tone="care">{t`This message looks like spam, so it was not forwarded by email.`}</Notice>
      )}
      <TaskNotice task={task} focusOnShow />
      {removal.error}
      <Notice tone="info">{TEXTS.noReplyToContact}</Notice>
      {sender.email && (
        <p>
          <a href={`mailto:${sender.email}`}>{t`Reply by email to ${sender.email}`}</a>
        </p>
      )}
      <div className="row">
        {sender.spam && (
          <Button
            small
            working={task.working && t`Saving...`}
            onClick={() => void task.run(clearSpam)}
          >{t`Not spam`}</Button>
        )}
        <Button small kind="reject" onClick={removal.ask}>{t`Delete`}</Button>
      </div>
      {removal.dialog}
    </>
  );
}
