import { newId } from '../../shared/id.ts';
import { offered, type Appointment } from './appointment.ts';

const HOUR = 3_600_000;

/** An offer of the firm of two times, in two and in three days. */
export function anAppointment(now: Date, fields: Partial<Appointment> = {}): Appointment {
  const about = {
    id: newId(),
    applicationId: newId(),
    applicantId: newId(),
    ownerId: null,
    kind: 'job' as const,
    targetId: newId(),
    title: 'SAP Basis',
    language: 'en' as const,
    ...{ minutes: 45, place: 'Berlin', link: '', names: ['Jana Roth'] },
  };
  const times = [48, 72].map((hours) => new Date(now.getTime() + hours * HOUR));
  return { ...offered(about, 'firm', times, now), ...fields };
}
