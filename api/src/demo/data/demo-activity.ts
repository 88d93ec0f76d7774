import type { ApplicationStatus } from '@consulting/contracts';

export interface DemoApplication {
  kind: 'job' | 'project' | 'consultant';
  /** E-mail of the person who applies. */
  applicant: string;
  /** Title of the job or project, or name of the consultant. */
  target: string;
  daysAgo: number;
  /** Pending when absent. */
  status?: ApplicationStatus;
}

const job = (applicant: string, target: string, daysAgo: number, status?: ApplicationStatus) =>
  ({ kind: 'job', applicant, target, daysAgo, ...(status ? { status } : {}) }) satisfies DemoApplication;
const project = (applicant: string, target: string, daysAgo: number) =>
  ({ kind: 'project', applicant, target, daysAgo }) satisfies DemoApplication;
const consultant = (applicant: string, target: string, daysAgo: number) =>
  ({ kind: 'consultant', applicant, target, daysAgo }) satisfies DemoApplication;

const SEEKER = 'jobseeker@demo.example';
const FREELANCER = 'freelancer@demo.example';
const COMPANY = 'b2b@demo.example';
const PARTNER = 'it@havelblick.example';

/** Who applied to what; nobody to the same thing twice, no company to its own project. */
export const DEMO_APPLICATIONS: DemoApplication[] = [
  job(SEEKER, 'Junior SAP Consultant Finance', 2),
  job(SEEKER, 'SAP Treasury Consultant', 6, 'selected'),
  job(SEEKER, 'SAP Trainer Finance and Logistics', 12, 'rejected'),
  job('sophie.berger@mail.example', 'SAP SuccessFactors Consultant (Employee Central)', 1),
  job('sophie.berger@mail.example', 'SAP Payroll Consultant Germany', 5),
  job('sophie.berger@mail.example', 'IT Service Manager SAP', 9, 'rejected'),
  job('karim.haddad@mail.example', 'SAP Basis Administrator', 1),
  job('karim.haddad@mail.example', 'SAP HANA Database Specialist', 4),
  job('karim.haddad@mail.example', 'Linux and Network Administrator', 11, 'selected'),
  job('anna.kolb@mail.example', 'SAP Analytics Cloud Consultant', 3),
  job('anna.kolb@mail.example', 'SAP Datasphere / BW Developer', 8),
  job('paul.schreiber@mail.example', 'SAP EWM Consultant', 1),
  job('paul.schreiber@mail.example', 'SAP TM Consultant Transportation', 7),
  project(FREELANCER, 'BTP extension for field service scheduling', 1),
  project(FREELANCER, 'Clean core: replacement of 300 modifications', 4),
  project('ines.marquardt@mail.example', 'EWM rollout for two distribution centres', 1),
  project('ines.marquardt@mail.example', 'Transportation management for refrigerated goods', 6),
  project('yusuf.celik@mail.example', 'Migration of 160 interfaces from PO to Integration Suite', 2),
  project('yusuf.celik@mail.example', 'E-invoicing: readiness for XRechnung and ZUGFeRD', 5),
  project(COMPANY, 'Archiving and data volume management', 3),
  project(PARTNER, 'RISE with SAP: Basis support during the transition', 2),
  consultant(COMPANY, 'Aylin Demir', 2),
  consultant(COMPANY, 'Priya Raman', 3),
  consultant(PARTNER, 'Andreas Wolff', 1),
];

export interface DemoMessage {
  /** E-mail of the user whose conversation it is. */
  user: string;
  sender: 'user' | 'admin';
  content: string;
  /** Hours before the seeding. */
  hoursAgo: number;
}

export const DEMO_MESSAGES: DemoMessage[] = [
  {
    user: FREELANCER,
    sender: 'user',
    content: 'Good morning! Is the BTP project in Potsdam fully remote, or are there days on site?',
    hoursAgo: 52,
  },
  {
    user: FREELANCER,
    sender: 'admin',
    content:
      'Good morning Timo, two days at the start, after that remote. Shall we send you the project outline?',
    hoursAgo: 49,
  },
  { user: FREELANCER, sender: 'user', content: 'Yes please. I could start in three weeks.', hoursAgo: 48 },
  {
    user: COMPANY,
    sender: 'user',
    content: 'We would like to meet Ms Demir next week. Which days suit her?',
    hoursAgo: 20,
  },
  {
    user: SEEKER,
    sender: 'admin',
    content: 'You have been selected for "SAP Treasury Consultant". We will call you to agree on a date.',
    hoursAgo: 60,
  },
  {
    user: SEEKER,
    sender: 'admin',
    content: 'Thank you for your CV. A colleague from the finance team will look at it this week.',
    hoursAgo: 30,
  },
  {
    user: 'ines.marquardt@mail.example',
    sender: 'user',
    content: 'My profile is up to date now. I am free from the first of next month.',
    hoursAgo: 9,
  },
];

export interface DemoContactMessage {
  name: string;
  email: string;
  message: string;
  hoursAgo: number;
}

export const DEMO_CONTACT_MESSAGES: DemoContactMessage[] = [
  {
    name: 'Petra Hoffmann',
    email: 'p.hoffmann@armaturen.test',
    message:
      'We run ECC with 300 users and plan the move to S/4HANA for 2028. Could you offer a readiness check of about ten days?',
    hoursAgo: 75,
  },
  {
    name: 'Gregor Stahl',
    email: 'stahl@wasserwerk.test',
    message: 'Do you also offer HANA administration training at our site, for six people?',
    hoursAgo: 14,
  },
];
