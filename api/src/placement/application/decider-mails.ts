import { COMPANY, type Language } from '@consulting/contracts';
import type { Application } from '../../applications/domain/application.ts';
import type { Fact, Mail } from '../../platform/mail/mail-queue.ts';
import { greetingIn } from '../../shared/texts/greeting.ts';
import { i18nOf, type I18n } from '../../shared/texts/i18n.ts';
import { fullName, type User } from '../../users/domain/user.ts';
import type { Target } from '../domain/target.ts';

type Owner = Pick<User, 'id' | 'first_name' | 'last_name' | 'email' | 'language'>;

/** The path of an application for the owner of the project; a mailed link leads there after sign-in. */
export const ownersPath = ({ application, target }: NewApplicant) =>
  `/dashboard/projects?projectId=${target.id}&applicationId=${application.id}`;

const noted = (label: string, value: string): Fact[] => (value ? [{ label, value }] : []);

/** An application with its applicant and target. */
export interface NewApplicant {
  application: Application;
  applicant: User;
  target: Target;
}

/** The subject of a mail about several applications. */
function countedIn(count: number, withdrawn: number, i18n: I18n): string {
  if (withdrawn === 0)
    return i18n._('{count, plural, one {# new application} other {# new applications}} to your projects', {
      count,
    });
  const what = [
    count > 0 && i18n._('{count, plural, one {# new application} other {# new applications}}', { count }),
    i18n._('{count, plural, one {# withdrawn application} other {# withdrawn applications}}', {
      count: withdrawn,
    }),
  ];
  return i18n._('Your projects: {what}', { what: what.filter(Boolean).join(', ') });
}

/**
 * Notifies the owner of projects of one applicant, or of all since the last mail, and of those who have withdrawn since.
 * Returns null without any.
 */
export function newApplicantsMail(
  owner: Owner,
  news: readonly NewApplicant[],
  withdrawn: readonly NewApplicant[] = [],
): Mail | null {
  const [first, ...others] = [...news, ...withdrawn];
  if (!first) return null;
  const { language } = owner;
  const i18n = i18nOf(language);
  const { title } = first.target;
  const last = i18n._('Review the application and send your decision.');
  const one = {
    subject: i18n._('New application: {title}', { title }),
    title: i18n._('New application'),
    paragraphs: [
      i18n._('{name} has applied to your project “{title}”.', { name: fullName(first.applicant), title }),
      last,
    ],
    facts: noted(i18n._('Note'), first.application.note),
    action: { label: i18n._('Open the application'), path: ownersPath(first) },
  };
  const many = {
    subject: countedIn(news.length, withdrawn.length, i18n),
    paragraphs: [
      i18n._('These applications to your projects have arrived or changed since our last email.'),
      ...(news.length > 0 ? [i18n._('Review the applications and send your decisions.')] : []),
    ],
    facts: [
      ...news.map(({ applicant, target }) => ({ label: fullName(applicant), value: target.title })),
      ...withdrawn.map(({ applicant, target }) => ({
        label: fullName(applicant),
        value: i18n._('{title} (withdrawn)', { title: target.title }),
      })),
    ],
    action: { label: i18n._('Open your projects'), path: '/dashboard/projects?view=mine' },
  };
  return {
    to: owner.email,
    wantedBy: owner.id,
    language,
    greeting: greetingIn(language, owner),
    ...(others.length + withdrawn.length === 0 ? one : many),
    kind: 'new-applicant',
    // A collected mail is dropped rather than sent with somebody who is erased: the applicants are in the dashboard.
    about: first.applicant.id,
  };
}

/** Notifies the owner of a project that an applicant has withdrawn. */
export function withdrawnMail(owner: Owner, withdrawn: NewApplicant): Mail {
  const { application, applicant, target } = withdrawn;
  const { language } = owner;
  const i18n = i18nOf(language);
  const { title } = target;
  return {
    to: owner.email,
    wantedBy: owner.id,
    language,
    subject: i18n._('Application withdrawn: {title}', { title }),
    title: i18n._('Application withdrawn'),
    greeting: greetingIn(language, owner),
    paragraphs: [
      i18n._('{name} has withdrawn the application to your project “{title}”.', {
        name: fullName(applicant),
        title,
      }),
    ],
    facts: noted(i18n._('Reason'), application.history.at(-1)?.note ?? ''),
    action: { label: i18n._('Open the application'), path: ownersPath(withdrawn) },
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
    subject: i18n._('{company} has requested {consultant}', { ...values, company: company || person }),
    paragraphs: [
      company
        ? i18n._('{person} of {company} <{email}> has requested {consultant} from {firm}.', values)
        : i18n._('{person} <{email}> has requested {consultant} from {firm}.', values),
      i18n._('The company waits for an answer.'),
    ],
    facts: noted(i18n._('Requirements'), application.note),
    action: {
      label: i18n._('Open in the administration'),
      path: `/admin-dashboard?tab=applications/applicationid=${application.id}`,
    },
    kind: 'consultant-request',
    about: applicant.id,
  };
}
