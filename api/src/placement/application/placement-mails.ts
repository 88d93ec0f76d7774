import {
  type ApplicationKind,
  type ApplicationNews,
  applicationText,
  type AppliedFor,
  appliedFor,
  COMPANY,
  type Language,
  ownerName,
} from '@consulting/contracts';
import type { Application } from '../../applications/domain/application.ts';
import type { Mail } from '../../platform/mail/mail-queue.ts';
import { i18nOf } from '../../shared/texts/i18n.ts';
import { wordsOf } from '../../shared/texts/words.ts';
import { fullName, type User } from '../../users/domain/user.ts';
import type { Target } from '../domain/target.ts';

type Recipient = Pick<User, 'first_name' | 'email' | 'language'>;

/** The paths of an application for each side; a mailed link leads there after sign-in. */
const applicantsPath = (id: string) => `/dashboard/applications?applicationId=${id}`;
const ownersPath = (projectId: string, id: string) =>
  `/dashboard/projects?projectId=${projectId}&applicationId=${id}`;
const firmsPath = (id: string) => `/admin-dashboard?tab=applications/applicationid=${id}`;

const noted = (said: string, note: string) => (note ? [said, note] : []);

function hello({ first_name, language }: Recipient): string {
  const i18n = i18nOf(language);
  return i18n._('Hello {name},', { name: first_name });
}

/** Returns the button of a mail to an applicant. */
function applicantsAction({ id, kind }: Application, language: Language): Mail['action'] {
  const i18n = i18nOf(language);
  return {
    label: kind === 'consultant' ? i18n._('Open your request') : i18n._('Open your application'),
    path: applicantsPath(id),
  };
}

function received({ kind, files }: Application, target: AppliedFor, language: Language): string {
  const i18n = i18nOf(language);
  const what = appliedFor(target, wordsOf(language));
  if (kind === 'consultant') return i18n._('Thank you! Your request for {what} has arrived.', { what });
  if (files.cv && files.certificate)
    return i18n._('Thank you! Your application for {what} has arrived with your CV and your certificate.', {
      what,
    });
  if (files.cv) return i18n._('Thank you! Your application for {what} has arrived with your CV.', { what });
  if (files.certificate)
    return i18n._('Thank you! Your application for {what} has arrived with your certificate.', { what });
  return i18n._('Thank you! Your application for {what} has arrived.', { what });
}

/** Confirms to the applicant that the application has arrived, and says what happens next. */
export function receiptMail(applicant: Recipient, application: Application, target: AppliedFor): Mail {
  const { language } = applicant;
  const i18n = i18nOf(language);
  const { kind, note } = application;
  const { title, isFirm } = target;
  return {
    to: applicant.email,
    language,
    subject:
      kind === 'consultant'
        ? i18n._('We have received your request: {title}', { title })
        : i18n._('We have received your application: {title}', { title }),
    paragraphs: [
      hello(applicant),
      received(application, target, language),
      ...noted(i18n._('You wrote:'), note),
      isFirm
        ? i18n._(
            'We will look at it and answer you here and by email. You can follow it, or withdraw it, at any time.',
          )
        : i18n._(
            '{owner} will look at it and answer you here and by email. You can follow it, or withdraw it, at any time.',
            { owner: ownerName(target.owner, wordsOf(language)) },
          ),
    ],
    action: applicantsAction(application, language),
    kind: 'receipt',
  };
}

function decisionSubject(
  kind: ApplicationKind,
  news: ApplicationNews,
  title: string,
  language: Language,
): string {
  const i18n = i18nOf(language);
  const isRequest = kind === 'consultant';
  if (news === 'selected')
    return isRequest
      ? i18n._('Good news about your request: {title}', { title })
      : i18n._('Good news about your application: {title}', { title });
  if (news === 'pending')
    return isRequest
      ? i18n._('Your request is open again: {title}', { title })
      : i18n._('Your application is open again: {title}', { title });
  return isRequest
    ? i18n._('Your request: {title}', { title })
    : i18n._('Your application: {title}', { title });
}

/** The decision in the words of the message, with the note for this applicant. */
export function decisionMail(
  applicant: Recipient,
  application: Application,
  target: AppliedFor,
  news: ApplicationNews,
  note: string,
): Mail {
  const { language } = applicant;
  return {
    to: applicant.email,
    language,
    subject: decisionSubject(application.kind, news, target.title, language),
    paragraphs: [hello(applicant), applicationText(target, news, wordsOf(language)), ...(note ? [note] : [])],
    action: applicantsAction(application, language),
    kind: 'decision',
  };
}

/** An application with its applicant and target. */
export interface NewApplicant {
  application: Application;
  applicant: User;
  target: Target;
}

/** Notifies the owner of projects of one applicant, or of all of the last hour. Returns null without any. */
export function newApplicantsMail(owner: Recipient, news: readonly NewApplicant[]): Mail | null {
  const [first, ...others] = news;
  if (!first) return null;
  const { language } = owner;
  const i18n = i18nOf(language);
  const { application, target } = first;
  const { title } = target;
  const last = i18n._('Look at what they sent, and let them know what you decide.');
  const one = {
    subject: i18n._('New application: {title}', { title }),
    paragraphs: [
      hello(owner),
      i18n._('{name} has applied to your project "{title}".', { name: fullName(first.applicant), title }),
      ...noted(i18n._('With this note:'), application.note),
      last,
    ],
    action: { label: i18n._('Open the application'), path: ownersPath(target.id, application.id) },
  };
  const many = {
    subject: i18n._('{count, plural, one {# new application} other {# new applications}} to your projects', {
      count: news.length,
    }),
    paragraphs: [
      hello(owner),
      i18n._('These people have applied to your projects in the last hour:'),
      ...news.map((each) =>
        i18n._('{name}: "{title}"', { name: fullName(each.applicant), title: each.target.title }),
      ),
      last,
    ],
    action: { label: i18n._('Open your projects'), path: '/dashboard/projects?view=mine' },
  };
  return {
    to: owner.email,
    language,
    ...(others.length === 0 ? one : many),
    kind: 'new-applicant',
    // A collected mail is dropped rather than sent with somebody who is erased: the applicants are in the dashboard.
    about: first.applicant.id,
  };
}

/** Notifies the owner of a project that an applicant has withdrawn. */
export function withdrawnMail(owner: Recipient, { application, applicant, target }: NewApplicant): Mail {
  const { language } = owner;
  const i18n = i18nOf(language);
  const { title } = target;
  const reason = application.history.at(-1)?.note ?? '';
  return {
    to: owner.email,
    language,
    subject: i18n._('Application withdrawn: {title}', { title }),
    paragraphs: [
      hello(owner),
      i18n._('{name} has withdrawn the application to your project "{title}".', {
        name: fullName(applicant),
        title,
      }),
      ...noted(i18n._('With these words:'), reason),
    ],
    action: { label: i18n._('Open the application'), path: ownersPath(target.id, application.id) },
    kind: 'withdrawn',
    about: applicant.id,
  };
}

/** Notifies the firm at once that a company requests a consultant. */
export function consultantRequestMail(
  { email: to, language }: { email: string; language: Language },
  { application, applicant, target }: NewApplicant,
): Mail {
  const i18n = i18nOf(language);
  const person = fullName(applicant);
  const company = applicant.company_name;
  const values = {
    person,
    email: applicant.email,
    company,
    consultant: target.title,
    firm: COMPANY.shortName,
  };
  return {
    to,
    language,
    replyTo: applicant.email,
    subject: i18n._('{company} asks for {consultant}', { ...values, company: company || person }),
    paragraphs: [
      company
        ? i18n._('{person} of {company} <{email}> has asked {firm} for {consultant}.', values)
        : i18n._('{person} <{email}> has asked {firm} for {consultant}.', values),
      ...noted(i18n._('What is needed:'), application.note),
      i18n._('The company waits for an answer.'),
    ],
    action: { label: i18n._('Open in the administration'), path: firmsPath(application.id) },
    kind: 'consultant-request',
    about: applicant.id,
  };
}
