import type { Application } from '../../applications/domain/application.ts';
import type { ApplicationData, DomainEvent } from '../../webhooks/domain/event.ts';
import type { Target } from '../domain/target.ts';

type ApplicationEvent = 'application.created' | 'application.decided' | 'application.withdrawn';

/** Returns the event of an application of any kind; a consultant is identified by the id only, the firm by nothing. */
export const applicationEvent = (
  type: ApplicationEvent,
  application: Application,
  target: Target,
): DomainEvent => ({ type, data: dataOf(application, target) });

/** Returns the event of a pending application that was put into a stage. */
export const applicationStaged = (application: Application, target: Target, stage: string): DomainEvent => ({
  type: 'application.staged',
  data: { ...dataOf(application, target), stage },
});

function dataOf(
  { id, kind, targetId, applicantId, status }: Application,
  { title }: Target,
): ApplicationData {
  const isPosting = kind === 'job' || kind === 'project';
  return {
    id,
    kind,
    targetId: kind === 'speculative' ? null : targetId,
    targetTitle: isPosting ? title : null,
    applicantId,
    status,
  };
}
