import { dayInBerlin, DEFAULT_LANGUAGE, type ApplicationKind } from '@consulting/contracts';
import { offered, taken, type Appointment } from '../../appointments/domain/appointment.ts';
import { newId } from '../../shared/id.ts';
import { daysLater, nextMorningInBerlin, startOfDayInBerlin } from '../../shared/time/berlin-day.ts';
import { DEMO_APPOINTMENTS, type DemoMeeting } from '../data/demo-appointments.ts';
import type { Ids } from './demo-applied.ts';
import type { DemoDates } from './demo-dates.ts';

const HOUR = 3_600_000;

interface Applied {
  _id: string;
  kind: ApplicationKind;
  targetId: string;
  applicantId: string;
  title: string;
}

/** Returns the appointments as they are stored: some with times that wait for an answer, others agreed. */
export function demoAppointments(
  dates: DemoDates,
  applications: readonly Applied[],
  userId: Ids,
  ownerOf: (projectId: string) => string | null,
) {
  return DEMO_APPOINTMENTS.map(({ applicant, target, offeredDaysAgo, times, isAgreed, ...meeting }) => {
    const application = applications.find(
      ({ applicantId, title }) => applicantId === userId(applicant) && title === target,
    );
    if (!application) throw new Error(`Nobody of the demo data with ${applicant} has applied for ${target}`);
    const ownerId = application.kind === 'project' ? ownerOf(application.targetId) : null;
    const at = dates.ago(offeredDaysAgo * 24);
    const instants = times.map(([days, hour]) => atHour(dates.now, days, hour));
    const offer = offerOf(application, ownerId, meeting, instants, at);
    const [first] = instants;
    const appointment = isAgreed && first ? taken(offer, 'applicant', first, dates.ago(20)) : offer;
    return stored(appointment, at);
  });
}

const offerOf = (
  { _id, kind, targetId, applicantId, title }: Applied,
  ownerId: string | null,
  { minutes, place = '', link = '', names }: DemoMeeting,
  times: readonly Date[],
  at: Date,
): Appointment =>
  offered(
    {
      id: newId(),
      applicationId: _id,
      applicantId,
      ownerId,
      kind,
      targetId,
      title,
      language: DEFAULT_LANGUAGE,
      minutes,
      place,
      link,
      names,
    },
    ownerId === null ? 'firm' : 'owner',
    times,
    at,
  );

const stored = ({ id, ...appointment }: Appointment, createdAt: Date) => ({
  _id: id,
  ...appointment,
  createdAt,
  ended: null,
  stands: appointment.state === 'agreed',
});

/** Returns a full hour on the clocks of Berlin, so many days from now, from 7 a.m. on. */
function atHour(now: Date, days: number, hour: number): Date {
  const midnight = startOfDayInBerlin(daysLater(dayInBerlin(now), days));
  return new Date(nextMorningInBerlin(midnight).getTime() + (hour - 7) * HOUR);
}
