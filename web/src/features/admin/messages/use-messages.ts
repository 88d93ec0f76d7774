import { TIMING } from '@consulting/contracts';
import { request } from '../../../shared/api/client.ts';
import type { AdminConversation } from '../../../shared/api/types.ts';
import { useApi, useRefresh, withQuery } from '../../../shared/api/use-api.ts';
import { OVERVIEW } from '../use-overview.ts';

export const CONVERSATIONS = '/api/admin/messages/all';
const conversationPath = (id: string) => `/api/admin/messages/conversation/${id}`;

/** The newest messages with one user or contact, polled every 10 s (the specification, section 9). */
export const useConversation = (id: string) =>
  useApi<AdminConversation>(conversationPath(id), { refreshInterval: TIMING.pollAdminChat });

/** A page of the conversation, counted from 1, the newest first. */
export async function loadMessages(id: string, page: number) {
  const answer = await request<AdminConversation>(withQuery(conversationPath(id), { page }));
  return answer.messages;
}

export function useSendMessage() {
  const refresh = useRefresh();
  return async (recipientId: string, content: string) => {
    await request('/api/admin/messages/send-from-admin', { method: 'POST', body: { recipientId, content } });
    await refresh(conversationPath(recipientId), CONVERSATIONS);
  };
}

/** What can be done with a message of the contact form. */
export function useContactChanges(id: string) {
  const refresh = useRefresh();
  const path = `/api/admin/contact-messages/${id}`;
  return {
    /** Answers the server's sentence. */
    clearSpam: async () => {
      const { message } = await request<{ message: string }>(path, {
        method: 'PATCH',
        body: { spam: false },
      });
      await refresh(conversationPath(id), CONVERSATIONS, OVERVIEW);
      return message;
    },
    remove: async () => {
      await request(path, { method: 'DELETE' });
      await refresh(CONVERSATIONS, OVERVIEW);
    },
  };
}

/** Opening a conversation reads it: the list and the counts follow. */
export function useReadMarks() {
  const refresh = useRefresh();
  return () => void refresh(CONVERSATIONS, OVERVIEW);
}
