import { TIMING } from '@consulting/contracts';
import { get, send } from '../../../shared/api/client.ts';
import { useApi, useRefresh } from '../../../shared/api/use-api.ts';
import { urlOf } from '../../../shared/api/wire.ts';

const conversationUrl = (userId: string, page?: number) =>
  urlOf('/api/admin/messages/conversation/{userId}', { userId, page });

/** The newest messages with one user or contact, polled every 10 s (the specification, section 9). */
export const useConversation = (id: string) =>
  useApi(conversationUrl(id), { refreshInterval: TIMING.pollAdminChat });

/** A page of the conversation, counted from 1, the newest first. */
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
    /** Takes the mark off a message of the contact form; answers the server's sentence. */
    clearSpam: async () => {
      const path = '/api/admin/contact-messages/{id}';
      const { message } = await send('patch', path, { params: { id }, body: { spam: false } });
      await reload();
      return message;
    },
    removeContact: async () => {
      await send('delete', '/api/admin/contact-messages/{id}', { params: { id } });
      await refresh('/api/admin/messages/all', '/api/admin/overview');
    },
    /** Opening a conversation reads it: the list and the counts follow. */
    markRead: () => void refresh('/api/admin/messages/all', '/api/admin/overview'),
  };
}
