import type { KeptContact } from '../../messaging/application/messaging.service.ts';
import type { DomainEvent } from '../../webhooks/domain/event.ts';

/** What others are told of a contact message: neither from whom nor about what. */
export function contactReceived({ id, receivedAt }: KeptContact): DomainEvent {
  return { type: 'contact.received', data: { id, receivedAt: receivedAt.toISOString() } };
}
