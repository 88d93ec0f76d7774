import type { Meeting } from '../../appointments/domain/appointment.ts';

/** Where and with whom one meets: at a place, or by a link. */
export type DemoMeeting = Pick<Meeting, 'minutes' | 'names'> & Partial<Pick<Meeting, 'place' | 'link'>>;

export interface DemoAppointment extends DemoMeeting {
  /** The email address of the applicant. */
  applicant: string;
  /** The title of the job or project of a pending application. */
  target: string;
  offeredDaysAgo: number;
  /** Days from now, and the hour in Berlin. */
  times: readonly (readonly [days: number, hour: number])[];
  /** Whether the first time was taken. */
  isAgreed?: true;
}

/** An offer and two agreed ones, of which one is a company's. */
export const DEMO_APPOINTMENTS: readonly DemoAppointment[] = [
  {
    applicant: 'jobseeker@demo.example',
    target: 'Junior SAP Consultant Finance',
    offeredDaysAgo: 1,
    times: [
      [4, 10],
      [5, 14],
      [6, 9],
    ],
    minutes: 45,
    link: 'https://meet.muster.example/interview',
    names: ['Erika Muster', 'Jonas Weber'],
  },
  {
    applicant: 'sophie.berger@mail.example',
    target: 'SAP Payroll Consultant Germany',
    offeredDaysAgo: 2,
    times: [[3, 11]],
    isAgreed: true,
    minutes: 60,
    place: 'Musterstraße 1, 10115 Berlin',
    names: ['Erika Muster'],
  },
  {
    applicant: 'freelancer@demo.example',
    target: 'BTP extension for field service scheduling',
    offeredDaysAgo: 1,
    times: [[5, 15]],
    isAgreed: true,
    minutes: 30,
    link: 'https://meet.demo.example/btp',
    names: ['Lena Brandt'],
  },
];
