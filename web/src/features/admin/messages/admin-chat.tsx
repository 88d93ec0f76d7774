import { LIMITS, TIMING } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { useEffect, useId, type SyntheticEvent } from 'react';
import { get, send } from '../../../shared/api/client.ts';
import { useApi, useRefresh } from '../../../shared/api/use-api.ts';
import { urlOf } from '../../../shared/api/wire.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { ChatLog } from '../../../shared/ui/chat-log.tsx';
import { SendIcon } from '../../../shared/ui/icons.ts';
import { Loaded } from '../../../shared/ui/loaded.tsx';
import { Notice } from '../../../shared/ui/notice.tsx';
import { useTask } from '../../../shared/ui/use-task.ts';
import { Panel, PanelBody } from '../parts/panel.tsx';
import { useAdminDraft } from '../use-admin-draft.ts';
import { ContactMessage } from './contact-message.tsx';

const conversationUrl = (userId: string, page?: number) =>
  urlOf('/api/admin/messages/conversation/{userId}', { userId, page });

interface Props {
  id: string;
  backTo: string;
}

/** A chat with a user, or a message of the contact form, which cannot be answered here. */
export function AdminChat({ id, backTo }: Props) {
  const refresh = useRefresh();
  // The newest messages (the specification, section 9).
  const conversation = useApi(conversationUrl(id), { refreshInterval: TIMING.pollAdminChat });
  const partner = conversation.data?.with;
  const name = partner?.name || partner?.email || t`Conversation`;
  const newest = conversation.data?.messages.at(-1)?._id;
  useEffect(() => {
    // Loading a conversation marked it as read, so its list and the counts are refreshed.
    if (newest !== undefined) void refresh('/api/admin/messages/all', '/api/admin/overview');
    // `refresh` is a new function on every render; only a new message is a reason to call it.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [newest]);
  return (
    <Panel
      title={name}
      crumbs={[{ to: backTo, label: t`Messages` }]}
      text={partner?.name ? partner.email : undefined}
    >
      <Loaded query={conversation} failed={t`Failed to load messages`}>
        {({ messages, totalMessages }) => (
          <ChatLog
            messages={messages}
            total={totalMessages}
            reader="admin"
            other={name}
            empty={t`No messages yet.`}
            loadPage={async (page) => (await get(conversationUrl(id, page))).messages}
          />
        )}
      </Loaded>
      {partner && (
        <PanelBody>
          {partner.kind === 'contact' ? <ContactMessage sender={partner} /> : <Composer id={id} />}
        </PanelBody>
      )}
    </Panel>
  );
}

function Composer({ id }: { id: string }) {
  const field = useId();
  const refresh = useRefresh();
  const draft = useAdminDraft(`message:${id}`, '');
  const task = useTask({ failed: t`Failed to send message`, network: t`Server error` });
  const text = draft.value.trim();
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (!text) return;
    const typed = draft.value;
    void task.run(async () => {
      await send('post', '/api/admin/messages/send-from-admin', { body: { recipientId: id, content: text } });
      await refresh(conversationUrl(id), '/api/admin/messages/all', '/api/admin/overview');
      draft.done(typed);
    });
  };
  return (
    <form className="adm-compose" onSubmit={submit}>
      {task.error && <Notice tone="bad">{task.error}</Notice>}
      <label className="sr" htmlFor={field}>{t`Message`}</label>
      <textarea
        id={field}
        className="in"
        rows={3}
        maxLength={LIMITS.message}
        placeholder={t`Write a message...`}
        value={draft.value}
        onChange={(event) => draft.change(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit(event);
        }}
      />
      <div className="row between">
        <p className="caption muted">{t`Press Ctrl + Enter to send. The user is also notified by email.`}</p>
        <Button type="submit" working={task.working && t`Sending...`} disabled={!text}>
          {t`Send`} <SendIcon />
        </Button>
      </div>
    </form>
  );
}
