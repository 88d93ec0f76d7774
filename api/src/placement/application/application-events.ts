import type { Application } from '../../applications/domain/application.ts';
import type { DomainEvent, EventData } from '../../webhooks/domain/event.ts';
import type { Target } from '../domain/target.ts';

type ApplicationEvent = Extract<keyof EventData, `application.${string}`>;

/** Returns the event of an application of any kind; a consultant is identified by the id only. */
export function applicationEvent(
  type: ApplicationEvent,
  { id, kind, targetId, applicantId, status }: Application,
  { title }: Target,
): DomainEvent {
  const targetTitle = kind === 'consultant' ? null : title;
  return { type, data: { id, kind, targetId, targetTitle, applicantId, status } };
}
