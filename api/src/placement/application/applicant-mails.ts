import {
  type ApplicationKind,
  type ApplicationNews,
  applicationText,
  appliedFor,
  type Language,
  ownerName,
} from '@consulting/contracts';
import type { Application } from '../../applications/domain/application.ts';
import type { Fact, Mail } from '../../platform/mail/mail-queue.ts';
import { greetingIn } from '../../shared/texts/greeting.ts';
import { i18nOf, type I18n } from '../../shared/texts/i18n.ts';
import { wordsOf } from '../../shared/texts/words.ts';
import type { User } from '../../users/domain/user.ts';
import { keepingQuestion } from '../../pool/application/pool-mails.ts';
import { toAppliedFor, type DecidingSide, type Target } from '../domain/target.ts';
import { titledFor } from './titles.ts';

type Applicant = Pick<User, 'first_name' | 'last_name' | 'email' | 'language'>;

/** Returns what all mails to an applicant about an application have. */
export function mailTo(
  applicant: Applicant,
  { id, kind, appliedAt, seenAt, decidedAt }: Application,
): Pick<Mail, 'to' | 'language' | 'greeting' | 'progress' | 'action'> {
  const { email, language } = applicant;
  const i18n = i18nOf(language);
  return {
    to: email,
    language,
    greeting: greetingIn(language, applicant),
    progress: { sent: appliedAt, seen: seenAt, decided: decidedAt },
    action: {
      label: kind === 'consultant' ? i18n._('Open your request') : i18n._('Open your application'),
      path: `/dashboard/applications?applicationId=${id}`,
    },
  };
}

/** Returns what the application is for. */
export function factsOf({ kind, title, owner, place }: Target, i18n: I18n): Fact[] {
  if (kind === 'speculative') return [];
  if (kind === 'consultant') return [{ label: i18n._('Consultant'), value: title }];
  return [
    { label: kind === 'job' ? i18n._('Position') : i18n._('Project'), value: title },
    { label: i18n._('Company'), value: owner },
    { label: i18n._('Place'), value: place },
  ].filter(({ value }) => value !== '');
}

function sentFacts({ files, note }: Application, language: Language): Fact[] {
  const i18n = i18nOf(language);
  const words = wordsOf(language);
  const documents = [files.cv && words['profile.cv'], files.certificate && words['profile.certificate']];
  return [
    { label: i18n._('Documents'), value: documents.filter(Boolean).join(', ') },
    { label: i18n._('Your note'), value: note },
  ].filter(({ value }) => value !== '');
}

/** Confirms to the applicant that the application has arrived, and says what happens next. */
export function receiptMail(applicant: Applicant, application: Application, target: Target): Mail {
  const { language } = applicant;
  const i18n = i18nOf(language);
  const words = wordsOf(language);
  const isRequest = application.kind === 'consultant';
  const appliedTo = toAppliedFor(target, target.ownerId === null ? 'firm' : 'owner');
  const what = appliedFor(appliedTo, words);
  const { title } = titledFor(target, language);
  const mail = mailTo(applicant, application);
  return {
    ...mail,
    subject: isRequest
      ? i18n._('We have received your request: {title}', { title })
      : i18n._('We have received your application: {title}', { title }),
    title: isRequest ? i18n._('We have received your request') : i18n._('We have received your application'),
    paragraphs: [
      isRequest
        ? i18n._('Thank you! Your request for {what} has arrived.', { what })
        : i18n._('Thank you! Your application for {what} has arrived.', { what }),
      appliedTo.isFirm
        ? i18n._('We will review it and reply by email.')
        : i18n._('{owner} will review it and reply by email.', {
            owner: ownerName(appliedTo.owner, words),
          }),
    ],
    facts: [...factsOf(target, i18n), ...sentFacts(application, language)],
    action: mail.action && {
      ...mail.action,
      hint: isRequest
        ? i18n._('There you can follow your request, or withdraw it, at any time.')
        : i18n._('There you can follow your application, or withdraw it, at any time.'),
    },
    kind: 'receipt',
  };
}

/** Does not say a rejection: subjects are shown on locked screens. */
function subjectOf(kind: ApplicationKind, news: ApplicationNews, title: string, i18n: I18n): string {
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

/** Says how it was decided, which the line of stops does not. */
function titleOf(kind: ApplicationKind, news: ApplicationNews, i18n: I18n): string {
  if (kind === 'speculative' && news === 'selected') return i18n._('We would like to get to know you');

  if (kind === 'consultant')
    switch (news) {
      case 'selected':
        return i18n._('Your request has been accepted');
      case 'pending':
        return i18n._('Your request is open again');
      default:
        return i18n._('Your request could not be met');
    }
  switch (news) {
    case 'selected':
      return i18n._('You have been selected');
    case 'pending':
      return i18n._('Your application is open again');
    case 'rejected':
      return i18n._('Your application was not selected');
    case 'closed':
      return kind === 'job' ? i18n._('The position has been closed') : i18n._('The project has been closed');
  }
}

/** News for an applicant, who decided, and the note for this applicant; '' for none. */
export interface Decided {
  news: ApplicationNews;
  side: DecidingSide;
  note: string;
  /** The token of the link that asks whether the firm may keep the documents; null without the question. */
  question: string | null;
  /** Whether the application is removed, so that no link leads to it. */
  isRemoved?: boolean;
}

/** The decision in the words of the message, with the note for this applicant. */
export function decisionMail(
  applicant: Applicant,
  application: Application,
  target: Target,
  { news, side, note, question, isRemoved = false }: Decided,
): Mail {
  const { language } = applicant;
  const i18n = i18nOf(language);
  const said = applicationText(toAppliedFor(target, side), news, wordsOf(language));
  const { action, ...mail } = mailTo(applicant, application);
  return {
    ...mail,
    ...(!isRemoved && { action }),
    subject: subjectOf(application.kind, news, titledFor(target, language).title, i18n),
    title: titleOf(application.kind, news, i18n),
    paragraphs: note ? [said, note] : [said],
    facts: factsOf(target, i18n),
    ...(question !== null && { sections: [keepingQuestion(question, i18n)] }),
    kind: 'decision',
  };
}
