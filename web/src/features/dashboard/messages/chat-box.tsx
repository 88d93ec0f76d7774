import { WORKING_HOURS } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { useSearchParams } from 'react-router-dom';
import { errorText, get } from '../../../shared/api/client.ts';
import type { Conversation, Message, User } from '../../../shared/api/types.ts';
import { ChatLog } from '../../../shared/ui/chat-log.tsx';
import { Failed, Loading } from '../../../shared/ui/loaded.tsx';
import { ChatForm } from './chat-form.tsx';
import { conversationUrl, toConversation, type useConversation } from './use-conversation.ts';

const HOURS = `${WORKING_HOURS.weekdays}, ${WORKING_HOURS.opens} to ${WORKING_HOURS.closes}`;

interface Props {
  user: User;
  query: ReturnType<typeof useConversation>;
}

/**
 * The messages and the input below. A sent message is appended to the cached conversation instead of reloading it; if
 * loading had failed, it is loaded again.
 */
export function ChatBox({ user, query }: Props) {
  const { data, error, mutate } = query;
  const chosen = useSearchParams()[0].get('messageId');
  const append = (sent: Message, userToAdminMsgCount: number) => {
    if (!data) return mutate();
    return mutate(
      (before?: Conversation | Message[]) => {
        if (!before) return before;
        const kept = toConversation(before);
        return { ...kept, userToAdminMsgCount, messages: [...kept.messages, sent] };
      },
      { revalidate: false },
    );
  };
  const loadPage = async (page: number) => toConversation(await get(conversationUrl(user, page))).messages;
  return (
    <section className="card chat" aria-labelledby="chat-heading">
      <header>
        <h2 id="chat-heading">{t`Support chat`}</h2>
        <p className="small muted">{t`With the project office in Berlin, ${HOURS}`}</p>
      </header>
      {data ? (
        <ChatLog
          messages={data.messages}
          total={data.totalMessages}
          reader="user"
          other={t`Administration`}
          empty={t`No messages yet. Write to us, and the project office will reply here.`}
          chosen={chosen}
          loadPage={loadPage}
        />
      ) : (
        <div className="log">
          {error ? (
            <Failed
              text={errorText(error, t`Failed to load messages`, t`Server error`)}
              onRetry={() => void mutate()}
            />
          ) : (
            <Loading />
          )}
        </div>
      )}
      <ChatForm user={user} count={data?.userToAdminMsgCount} onSent={append} />
    </section>
  );
}
