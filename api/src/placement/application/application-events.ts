import type { Application } from '../../applications/domain/application.ts';
import type { DomainEvent, EventData } from '../../webhooks/domain/event.ts';
import type { Target } from '../domain/target.ts';

type ApplicationEvent = Extract<keyof EventData, `application.${string}`>;

/** Returns the event of an application of any kind; a consultant is identified by the id only, the firm by nothing. */
export function applicationEvent(
  type: ApplicationEvent,
  { id, kind, targetId, applicantId, status }: Application,
  { title }: Target,
): DomainEvent {
  const isPosting = kind === 'job' || kind === 'project';
  return {
    type,
    data: {
      id,
      kind,
      targetId: kind === 'speculative' ? null : targetId,
      targetTitle: isPosting ? title : null,
      applicantId,
      status,
    },
  };
}
