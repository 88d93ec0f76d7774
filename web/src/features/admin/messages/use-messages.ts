import { TIMING } from '@consulting/contracts';
import { get, send } from '../../../shared/api/client.ts';
import { useApi, useRefresh } from '../../../shared/api/use-api.ts';
import { urlOf } from '../../../shared/api/wire.ts';

const conversationUrl = (userId: string, page?: number) =>
  urlOf('/api/admin/messages/conversation/{userId}', { userId, page });

/** The newest messages of a conversation with a user or a contact, polled every 10 s (the specification, section 9). */
export const useConversation = (id: string) =>
  useApi(conversationUrl(id), { refreshInterval: TIMING.pollAdminChat });

/** One page of the conversation: page 1 is the newest. */
export const loadMessages = async (id: string, page: number) =>
  (await get(conversationUrl(id, page))).messages;

export function useMessageChanges(id: string) {
  const refresh = useRefresh();
  const reload = () => refresh(conversationUrl(id), '/api/admin/messages/all', '/api/admin/overview');
  return {
    reply: async (content: string) => {
      await send('post', '/api/admin/messages/send-from-admin', { body: { recipientId: id, content } });
      await reload();
    },
    /** Removes the spam flag of a contact message. Resolves to the server's message. */
    clearSpam: async () => {
      const path = '/api/admin/contact-messages/{id}';
      const { message } = await send('patch', path, { params: { id }, body: { spam: false } });
      await reload();
      return message;
    },
    /** Loading a conversation marked it as read, so its list and the counts are refreshed. */
    refreshUnread: () => void refresh('/api/admin/messages/all', '/api/admin/overview'),
  };
}
