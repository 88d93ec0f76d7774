import { TIMING } from '@consulting/contracts';
import { useMemo } from 'react';
import { useApi } from '../../../shared/api/use-api.ts';
import { urlOf } from '../../../shared/api/wire.ts';
import type { Conversation, Message, User } from '../../../shared/api/types.ts';

/**
 * The response may be a plain array of messages; the count is then that of the user's messages (the specification,
 * section 7).
 */
export function toConversation(answer: Conversation | Message[]): Conversation {
  if (!Array.isArray(answer)) return answer;
  const userToAdminMsgCount = answer.filter(({ sender }) => sender === 'user').length;
  return { messages: answer, totalMessages: answer.length, userToAdminMsgCount, unreadCount: 0 };
}

export const conversationUrl = (user: User, page?: number) =>
  urlOf('/private/api/messages/{userId}', { userId: user._id, page });

/**
 * The conversation with the administration, oldest message first. The dashboard page polls it (80 s); tabs read the
 * same cache.
 */
export function useConversation(user: User, { poll = false } = {}) {
  const { data, error, mutate } = useApi(conversationUrl(user), {
    refreshInterval: poll ? TIMING.pollMessages : undefined,
  });
  const conversation = useMemo(() => (data ? toConversation(data) : undefined), [data]);
  return { data: conversation, error, mutate, unreadCount: conversation?.unreadCount ?? 0 };
}
