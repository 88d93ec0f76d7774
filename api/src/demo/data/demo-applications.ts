import type { ApplicationKind, ApplicationStatus } from '@consulting/contracts';

export interface DemoApplication {
  kind: ApplicationKind;
  /** The email address of the applicant. */
  applicant: string;
  /** The title of the job or project, or the name of the consultant; '' for a speculative one. */
  target: string;
  daysAgo: number;
  /** Pending when absent. */
  status?: ApplicationStatus;
  /** The cover note; for a consultant, the company's requirements. */
  note?: string;
  /** The note of the decision, or the reason of the withdrawal. */
  answer?: string;
  /** Whether somebody who decides has opened it; decided ones always were. */
  seen?: true;
  /** The delivered stage into which a pending one was moved; none for the first. */
  stage?: 'review' | 'interview' | 'offer';
}

type More = Omit<DemoApplication, 'kind' | 'applicant' | 'target' | 'daysAgo'>;
const of =
  (kind: ApplicationKind) =>
  (applicant: string, target: string, daysAgo: number, more: More = {}): DemoApplication => ({
    kind,
    applicant,
    target,
    daysAgo,
    ...more,
  });
const job = of('job');
const project = of('project');
const consultant = of('consultant');
const speculative = (applicant: string, daysAgo: number, more: More) =>
  of('speculative')(applicant, '', daysAgo, more);

const SEEKER = 'jobseeker@demo.example';
const FREELANCER = 'freelancer@demo.example';
const COMPANY = 'b2b@demo.example';
const PARTNER = 'it@havelblick.example';
const INES = 'ines.marquardt@mail.example';
const YUSUF = 'yusuf.celik@mail.example';
const SOPHIE = 'sophie.berger@mail.example';
const KARIM = 'karim.haddad@mail.example';

/** At most one application of a person to a target, and none of a company to its own project. */
export const DEMO_APPLICATIONS: DemoApplication[] = [
  job(SEEKER, 'Junior SAP Consultant Finance', 2, {
    note: 'I have just finished my degree in business informatics, and closed two month ends in SAP FI during my internship. I could start in January.',
    seen: true,
    stage: 'interview',
  }),
  job(SEEKER, 'SAP Treasury Consultant', 6, {
    status: 'selected',
    answer: 'Could you come to our office in Berlin next week? Please suggest two dates.',
  }),
  job(SEEKER, 'SAP Trainer Finance and Logistics', 12, {
    status: 'rejected',
    answer: 'For this course we need somebody who has trained key users before. Do apply again in a year.',
  }),
  job(SEEKER, 'SAP Datasphere / BW Developer', 15, {
    status: 'withdrawn',
    answer: 'I would rather stay in finance.',
  }),
  job(SOPHIE, 'SAP SuccessFactors Consultant (Employee Central)', 1, {
    note: 'Four years in HR, the last two of them with Employee Central.',
  }),
  job(SOPHIE, 'SAP Payroll Consultant Germany', 5, { seen: true, stage: 'offer' }),
  job(SOPHIE, 'IT Service Manager SAP', 9, { status: 'rejected' }),
  job(KARIM, 'SAP Basis Administrator', 1, {
    note: 'HANA replication and system copies are my daily work. Three months of notice.',
  }),
  job(KARIM, 'SAP HANA Database Specialist', 4, { seen: true, stage: 'interview' }),
  job(KARIM, 'Linux and Network Administrator', 11, { status: 'selected' }),
  job('anna.kolb@mail.example', 'SAP Analytics Cloud Consultant', 3),
  job('anna.kolb@mail.example', 'SAP Datasphere / BW Developer', 8, { stage: 'review' }),
  job('paul.schreiber@mail.example', 'SAP EWM Consultant', 1),
  job('paul.schreiber@mail.example', 'SAP TM Consultant Transportation', 7, { stage: 'review' }),
  project(FREELANCER, 'BTP extension for field service scheduling', 1, {
    note: 'I have built two CAP applications with Fiori for field service. Free from the first of next month, two days a week on site.',
  }),
  project(FREELANCER, 'Clean core: replacement of 300 modifications', 4, { seen: true, stage: 'review' }),
  project(FREELANCER, 'E-invoicing: readiness for XRechnung and ZUGFeRD', 13, {
    status: 'rejected',
    answer: 'We have found somebody in house. Your profile is impressive, we will come back to you.',
  }),
  project(INES, 'BTP extension for field service scheduling', 2, {
    note: 'Available at once, up to three days a week.',
    seen: true,
    stage: 'interview',
  }),
  project(INES, 'EWM rollout for two distribution centres', 1),
  project(INES, 'Transportation management for refrigerated goods', 6, { stage: 'review' }),
  project(YUSUF, 'EWM rollout for two distribution centres', 9, {
    status: 'selected',
    answer: 'Welcome on board! Ms Brandt will call you about the contract.',
  }),
  project(YUSUF, 'Migration of 160 interfaces from PO to Integration Suite', 2),
  project(YUSUF, 'E-invoicing: readiness for XRechnung and ZUGFeRD', 5),
  project(COMPANY, 'Archiving and data volume management', 3),
  project(PARTNER, 'RISE with SAP: Basis support during the transition', 2),
  consultant(COMPANY, 'Aylin Demir', 2, {
    note: 'From March, for six months, four days a week in Potsdam: lead of the finance stream of an S/4HANA conversion.',
    seen: true,
    stage: 'review',
  }),
  consultant(COMPANY, 'Priya Raman', 3),
  consultant(COMPANY, 'Andreas Wolff', 20, {
    status: 'selected',
    note: 'Ten days of coaching for our Basis team.',
    answer: 'Mr Wolff is yours from the second week of next month. The offer is on its way.',
  }),
  consultant(PARTNER, 'Andreas Wolff', 1),
  speculative('anna.kolb@mail.example', 2, {
    note: 'I build planning models in SAP Analytics Cloud and would like to lead a small team. From April, in Berlin or remote, four days a week.',
  }),
  speculative(YUSUF, 16, {
    note: 'Integration Suite and EWM interfaces, seven years. I am free from May and look for a project of six months or more.',
    status: 'rejected',
    answer: 'From May we have nothing for you yet. We would like to call you in spring.',
  }),
];
