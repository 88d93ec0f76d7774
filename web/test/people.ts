import type { PersonDetail } from '../src/shared/api/types.ts';
import { aUser } from './users.ts';

/** A person as the administration's detail shows one; pass only the fields a test is about. */
export function aPerson(changes: Partial<PersonDetail> = {}): PersonDetail {
  return {
    ...aUser('Freelancer'),
    blocked: false,
    messageLimit: 10,
    updatedAt: '2026-11-20T08:00:00.000Z',
    poolUntil: null,
    applications: [],
    notes: [],
    secondFactor: false,
    conversation: {
      messages: [],
      totalMessages: 0,
      userToAdminMsgCount: 0,
      messageLimit: 10,
      unreadCount: 0,
    },
    ...changes,
  };
}
