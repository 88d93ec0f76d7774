/** What other systems can be told of by webhooks, each by one name that never changes. */
export const WEBHOOK_EVENTS = [
  'job.opened',
  'job.closed',
  'project.opened',
  'project.closed',
  'application.created',
  'application.decided',
  'application.withdrawn',
  'consultant.requested',
  'contact.received',
] as const;

export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** What an administrator sends to one webhook to try it. */
export const WEBHOOK_TEST = 'webhook.test';
