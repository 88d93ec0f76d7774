import { newApplication, type Application } from './application.ts';

let counter = 0;

/** Returns a new id of 24 hexadecimal digits. */
export function anId(): string {
  return (counter++).toString(16).padStart(24, 'a');
}

/** Returns a pending application to a job with the given fields changed. */
export function anApplication(fields: Partial<Application> = {}): Application {
  const files = { cv: null, certificate: null };
  const ids = { id: anId(), targetId: anId(), applicantId: anId() };
  const sent = { ...ids, kind: 'job' as const, note: '', files, stage: 'new' };
  const appliedAt = fields.appliedAt ?? new Date('2026-03-02T09:00:00.000Z');
  return { ...newApplication({ ...sent, note: fields.note ?? '' }, appliedAt), ...fields };
}
