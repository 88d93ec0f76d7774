import { TEXTS } from '../texts/texts.ts';

/** Messages for reached limits, for example of projects or notes: a part of `MESSAGES`. */
export const LIMIT_MESSAGES = {
  'employee.limit-reached': 'You can keep {max} employees at most.',
  'message.limit-reached': TEXTS.messageLimit,
  'message.own-limit-reached': TEXTS.ownMessageLimit,
  'note.limit-reached': 'You can keep {max} notes at most.',
  'project.draft-limit-reached': 'You can keep {max} drafts at most. Publish or delete one first.',
  'project.limit-reached': 'You can have {max} open or paused projects at most. Close one first.',
  'webhook.limit-reached': 'You can have {max} webhooks at most.',
} as const;
