import type { Application } from '../../applications/domain/application.ts';
import type { DomainEvent } from '../../webhooks/domain/event.ts';

/** Returns the event of a company's request for a consultant, published besides the application's own. */
export function consultantRequested({ id, targetId, applicantId }: Application): DomainEvent {
  return {
    type: 'consultant.requested',
    data: { applicationId: id, consultantId: targetId, companyId: applicantId },
  };
}

/** Returns the event of a consultant who was added or changed. */
export const consultantChanged = (id: string): DomainEvent => ({ type: 'consultant.changed', data: { id } });

/** Returns the event of a consultant who was erased. */
export const consultantRemoved = (id: string): DomainEvent => ({ type: 'consultant.removed', data: { id } });
