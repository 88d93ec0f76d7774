import type { Application } from './application.ts';

let counter = 0;

/** A fresh id, 24 hexadecimal digits. */
export function anId(): string {
  return (counter++).toString(16).padStart(24, 'a');
}

/** A pending application to a job; name what matters to the test. */
export function anApplication(fields: Partial<Application> = {}): Application {
  return {
    id: anId(),
    kind: 'job',
    targetId: anId(),
    applicantId: anId(),
    status: 'pending',
    appliedAt: new Date('2026-03-02T09:00:00.000Z'),
    decidedAt: null,
    ...fields,
  };
}
