import { TEXTS } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { send } from '../../../shared/api/client.ts';
import type { AdminConversation } from '../../../shared/api/types.ts';
import { useRefresh } from '../../../shared/api/use-api.ts';
import { Button } from '../../../shared/ui/form/button.tsx';
import { Notice } from '../../../shared/ui/feedback/notice.tsx';
import { TaskNotice } from '../../../shared/ui/feedback/task-notice.tsx';
import { useTask } from '../../../shared/ui/feedback/use-task.ts';
import { EntryActions } from '../parts/entry-actions.tsx';

/** Actions for a message of the contact form: answer by email, remove the spam flag, delete. */
export function ContactMessage({ sender }: { sender: AdminConversation['with'] }) {
  const { _id: id, name, email, spam } = sender;
  const refresh = useRefresh();
  const task = useTask({ failed: t`Something went wrong`, network: t`Network error.` });
  const from = name || email;
  const clearSpam = async () => {
    const path = '/api/admin/contact-messages/{id}';
    const { message } = await send('patch', path, { params: { id }, body: { spam: false } });
    await refresh('/api/admin/messages/conversation', '/api/admin/messages/all', '/api/admin/overview');
    return message;
  };
  return (
    <>
      {spam && (
        <Notice tone="care">{t`This message looks like spam, so it was not forwarded by email.`}</Notice>
      )}
      <TaskNotice task={task} focusOnShow />
      <Notice tone="info">{TEXTS.noReplyToContact}</Notice>
      {email && (
        <p>
          <a href={`mailto:${email}`}>{t`Reply by email to ${email}`}</a>
        </p>
      )}
      <EntryActions
        path="/api/admin/contact-messages/{id}"
        id={id}
        lists={['/api/admin/messages/all']}
        title={t`Delete message`}
        question={t`Delete the message from ${from}? It cannot be restored.`}
        outcome={t`The message from ${from} was deleted.`}
      >
        {spam && (
          <Button
            small
            working={task.working && t`Saving...`}
            onClick={() => void task.run(clearSpam)}
          >{t`Not spam`}</Button>
        )}
      </EntryActions>
    </>
  );
}
