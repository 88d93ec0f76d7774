import { TIMING } from '@consulting/contracts';
import { request } from '../../../shared/api/client.ts';
import type { AdminConversation } from '../../../shared/api/types.ts';
import { useApi, useRefresh, withQuery } from '../../../shared/api/use-api.ts';
import { OVERVIEW } from '../use-overview.ts';

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
    await refresh(conversationPath(recipientId), '/api/admin/messages/all');
  };
}

/** Opening a conversation reads it: the list and the counts follow. */
export function useReadMarks() {
  const refresh = useRefresh();
  return () => void refresh('/api/admin/messages/all', OVERVIEW);
}
