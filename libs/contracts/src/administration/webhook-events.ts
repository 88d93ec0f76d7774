/** The events that webhooks can subscribe to. Their names never change. */
export const WEBHOOK_EVENTS = [
  'job.opened',
  'job.closed',
  'job.changed',
  'job.removed',
  'project.opened',
  'project.closed',
  'project.changed',
  'project.removed',
  'application.created',
  'application.staged',
  'application.decided',
  'application.withdrawn',
  'appointment.agreed',
  'proposal.agreed',
  'proposal.answered',
  'consultant.requested',
  'consultant.changed',
  'consultant.removed',
  'person.erased',
  'contact.received',
] as const;

export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** The event that an administrator sends to test one webhook. */
export const WEBHOOK_TEST = 'webhook.test';
