import { LIMITS, TIMING } from '@consulting/contracts';
import useSWR from 'swr';
import { get, type ApiError } from '../../../shared/api/client.ts';
import { urlOf } from '../../../shared/api/wire.ts';
import type { KnownUser } from '../../../shared/api/session/session.ts';
import type { Conversation, Message } from '../../../shared/api/types.ts';

/**
 * The response may be a plain array of messages; the count is then that of the user's messages (the specification,
 * section 7).
 */
function toConversation(answer: Conversation | Message[]): Conversation {
  if (!Array.isArray(answer)) return answer;
  const userToAdminMsgCount = answer.filter(({ sender }) => sender === 'user').length;
  return {
    messages: answer,
    totalMessages: answer.length,
    userToAdminMsgCount,
    messageLimit: LIMITS.userMessages,
    unreadCount: 0,
  };
}

const urlFor = (user: KnownUser, page?: number) =>
  urlOf('/private/api/messages/{userId}', { userId: user._id, page });

/** A page of the conversation; page 1 is the newest. */
export const loadConversation = async (user: KnownUser, page?: number) =>
  toConversation(await get(urlFor(user, page)));

/**
 * The conversation with the administration, oldest message first. The dashboard page polls it (80 s); tabs read the
 * same cache.
 */
export function useConversation(user: KnownUser, { poll = false } = {}) {
  const { data, error, mutate } = useSWR<Conversation, ApiError>(urlFor(user), () => loadConversation(user), {
    refreshInterval: poll ? TIMING.pollMessages : undefined,
  });
  return { data, error, mutate, unreadCount: data?.unreadCount ?? 0 };
}
