import type { KeptContact } from '../../messaging/application/messaging.service.ts';
import type { DomainEvent } from '../../webhooks/domain/event.ts';

/** Returns the event of a contact message, without its sender and content. */
export function contactReceived({ id, kind, receivedAt }: KeptContact): DomainEvent {
  return { type: 'contact.received', data: { id, kind, receivedAt: receivedAt.toISOString() } };
}
