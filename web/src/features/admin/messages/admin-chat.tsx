import { TIMING } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { useEffect } from 'react';
import { Link } from 'react-router-dom';
import { get, send } from '../../../shared/api/client.ts';
import type { AdminConversation } from '../../../shared/api/types.ts';
import { useApi, useRefresh } from '../../../shared/api/use-api.ts';
import { urlOf } from '../../../shared/api/wire.ts';
import { Badge } from '../../../shared/ui/display/badge.tsx';
import { ChatLog } from '../../../shared/ui/display/chat-log.tsx';
import { Loaded } from '../../../shared/ui/feedback/loaded.tsx';
import { MessageForm } from '../../../shared/ui/form/message-form.tsx';
import { adminPath } from '../admin-location.ts';
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
    // oxlint-disable-next-line react/exhaustive-deps
  }, [newest]);
  return (
    <Panel
      title={name}
      crumbs={[{ to: backTo, label: t`Messages` }]}
      text={partner?.name ? partner.email : undefined}
      actions={
        <span className="marks">
          {partner?.contactKind === 'barrier' && <Badge tone="care">{t`Report of a barrier`}</Badge>}
          {partner?.spam && <Badge tone="bad">{t`Possible spam`}</Badge>}
        </span>
      }
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
          {partner.kind === 'contact' ? (
            <ContactMessage sender={partner} />
          ) : (
            <>
              <Quota conversation={conversation.data} />
              <Answer id={id} />
            </>
          )}
        </PanelBody>
      )}
    </Panel>
  );
}

/** The number of messages the user has sent and may send, and a button to raise it. Job seekers may send none. */
function Quota({ conversation }: { conversation: AdminConversation | undefined }) {
  if (!conversation || conversation.with.role === 'JobSeeker') return null;
  const { userToAdminMsgCount: count, messageLimit: limit } = conversation;
  return (
    <p className="small muted">
      {t`Sent ${count} of ${limit} messages.`}{' '}
      <Link to={adminPath('people', { userid: conversation.with._id })}>{t`Profile and limit`}</Link>
    </p>
  );
}

function Answer({ id }: { id: string }) {
  const refresh = useRefresh();
  const submit = async (content: string) => {
    await send('post', '/api/admin/messages/send-from-admin', { body: { recipientId: id, content } });
    await refresh(conversationUrl(id), '/api/admin/messages/all', '/api/admin/overview');
  };
  return (
    <MessageForm className="adm-compose" draft={useAdminDraft(`message:${id}`, '')} send={submit}>
      {({ field, sendButton, submit: sendNow }) => (
        <>
          <textarea
            {...field}
            rows={3}
            placeholder={t`Write a message...`}
            onKeyDown={(event) => {
              if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) sendNow(event);
            }}
          />
          <div className="row between">
            <p className="caption muted">{t`Press Ctrl + Enter to send. The user is also notified by email.`}</p>
            {sendButton}
          </div>
        </>
      )}
    </MessageForm>
  );
}
