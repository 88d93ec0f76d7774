import type { Application } from '../../applications/domain/application.ts';
import type { DomainEvent } from '../../webhooks/domain/event.ts';

/** What others are told when a company asks for a consultant, besides that there is an application. */
export function consultantRequested({ id, targetId, applicantId }: Application): DomainEvent {
  return {
    type: 'consultant.requested',
    data: { applicationId: id, consultantId: targetId, companyId: applicantId },
  };
}
