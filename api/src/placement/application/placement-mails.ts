import {
  type ApplicationKind,
  type ApplicationNews,
  applicationText,
  type AppliedFor,
  appliedFor,
  capital,
  COMPANY,
} from '@consulting/contracts';
import type { Application } from '../../applications/domain/application.ts';
import type { Mail } from '../../platform/mail/outbox.ts';
import { fullName, type User } from '../../users/domain/user.ts';
import type { Target } from '../domain/target.ts';

type Recipient = Pick<User, 'first_name' | 'email'>;

/** Where each side finds an application; a mailed link leads there after sign-in. */
const applicantsPath = (id: string) => `/dashboard/applications?applicationId=${id}`;
const ownersPath = (projectId: string, id: string) =>
  `/dashboard/projects?projectId=${projectId}&applicationId=${id}`;
const firmsPath = (id: string) => `/admin-dashboard?tab=applications/applicationid=${id}`;

const hello = ({ first_name }: Recipient) => `Hello ${first_name},`;
const noted = (said: string, note: string) => (note ? [said, note] : []);

const THING: Record<ApplicationKind, string> = {
  job: 'application',
  project: 'application',
  consultant: 'request',
};

/** Confirms to the applicant that it has arrived, and says what happens next. */
export function receiptMail(applicant: Recipient, application: Application, target: AppliedFor): Mail {
  const { id, kind, note, files } = application;
  const sent = [files.cv && 'your CV', files.certificate && 'your certificate'].filter(Boolean).join(' and ');
  const reader = target.isFirm ? 'We' : capital(target.owner);
  return {
    to: applicant.email,
    subject: `We have received your ${THING[kind]}: ${target.title}`,
    paragraphs: [
      hello(applicant),
      `Thank you! Your ${THING[kind]} for ${appliedFor(target)} has arrived${sent && ` with ${sent}`}.`,
      ...noted('You wrote:', note),
      `${reader} will look at it and answer you here and by email. You can follow it, or withdraw it, at any time.`,
    ],
    action: { label: `Open your ${THING[kind]}`, path: applicantsPath(id) },
    kind: 'receipt',
  };
}

const SUBJECTS: Record<ApplicationNews, string> = {
  selected: 'Good news about your application',
  rejected: 'Your application',
  pending: 'Your application is open again',
  closed: 'Your application',
};

/** The decision, as the message says it, with what was written for this applicant. */
export function decisionMail(
  applicant: Recipient,
  { id, kind }: Application,
  target: AppliedFor,
  news: ApplicationNews,
  note: string,
): Mail {
  return {
    to: applicant.email,
    subject: `${SUBJECTS[news].replace('application', THING[kind])}: ${target.title}`,
    paragraphs: [hello(applicant), applicationText(target, news), ...(note ? [note] : [])],
    action: { label: `Open your ${THING[kind]}`, path: applicantsPath(id) },
    kind: 'decision',
  };
}

/** An application together with who sent it and what for. */
export interface NewApplicant {
  application: Application;
  applicant: User;
  target: Target;
}

/** Tells the owner of projects who has applied: one person, or all of the last hour. */
export function newApplicantsMail(owner: Recipient, news: readonly NewApplicant[]): Mail | null {
  const [first, ...others] = news;
  if (!first) return null;
  const { application, target } = first;
  const lines = news.map(({ applicant, target: { title } }) => `${fullName(applicant)}: "${title}"`);
  return {
    to: owner.email,
    subject:
      others.length === 0
        ? `New application: ${target.title}`
        : `${news.length} new applications to your projects`,
    paragraphs: [
      hello(owner),
      others.length === 0
        ? `${fullName(first.applicant)} has applied to your project "${target.title}".`
        : 'These people have applied to your projects in the last hour:',
      ...(others.length === 0 ? noted('With this note:', application.note) : lines),
      'Look at what they sent, and let them know what you decide.',
    ],
    action:
      others.length === 0
        ? { label: 'Open the application', path: ownersPath(target.id, application.id) }
        : { label: 'Open your projects', path: '/dashboard/projects?view=mine' },
    kind: 'new-applicant',
    // A collected one is rather dropped than sent with somebody who is gone: the applicants stand in the dashboard.
    about: first.applicant.id,
  };
}

/** Tells the owner of a project that an applicant has withdrawn. */
export function withdrawnMail(owner: Recipient, { application, applicant, target }: NewApplicant): Mail {
  const reason = application.history.at(-1)?.note ?? '';
  return {
    to: owner.email,
    subject: `Application withdrawn: ${target.title}`,
    paragraphs: [
      hello(owner),
      `${fullName(applicant)} has withdrawn the application to your project "${target.title}".`,
      ...noted('With these words:', reason),
    ],
    action: { label: 'Open the application', path: ownersPath(target.id, application.id) },
    kind: 'withdrawn',
    about: applicant.id,
  };
}

/** Tells the firm at once that a company asks for a consultant. */
export function consultantRequestMail(to: string, { application, applicant, target }: NewApplicant): Mail {
  const person = fullName(applicant);
  const company = applicant.company_name;
  return {
    to,
    replyTo: applicant.email,
    subject: `${company || person} asks for ${target.title}`,
    paragraphs: [
      `${person}${company && ` of ${company}`} <${applicant.email}> has asked ${COMPANY.shortName} for ${target.title}.`,
      ...noted('What is needed:', application.note),
      'The company waits for an answer.',
    ],
    action: { label: 'Open in the administration', path: firmsPath(application.id) },
    kind: 'consultant-request',
    about: applicant.id,
  };
}
