import { COMPANY, PROPOSAL, timeInZone, type Language } from '@consulting/contracts';
import type { FirmMail } from '../../placement/application/news/firm-mails.ts';
import type { Fact, Mail } from '../../platform/mail/mail-queue.ts';
import { greetingIn } from '../../shared/texts/greeting.ts';
import { i18nOf, type I18n } from '../../shared/texts/i18n.ts';
import type { User } from '../../users/domain/user.ts';
import { nameOf, type ProposedPerson } from '../domain/person.ts';
import { companyFor, reasonOf, type Proposal } from '../domain/proposal.ts';
import { askingCompany, companyLearns, profileFacts } from './proposal-texts.ts';

/** `shown` confirms an agreement; `withdrawn`: by the desk, or because the project, the company or the person is gone. */
export type PersonNews = 'asked' | 'shown' | 'interested' | 'not-interested' | 'withdrawn';
export type CompanyNews = 'shown' | 'withdrawn';
export type FirmNews = 'shown' | 'declined' | 'expired' | 'interested' | 'not-interested' | 'withdrawn';

/** What a mail to the person says. */
type Letter = Pick<Mail, 'subject' | 'title' | 'paragraphs' | 'facts' | 'action'>;

/** News for the person, with the link by which a question is answered and an agreement is taken back. */
export function mailToPerson(
  proposal: Proposal,
  person: ProposedPerson,
  { news, token }: { news: PersonNews; token: string },
): Mail {
  const { email, language, kind, id } = person;
  return {
    to: email,
    language,
    greeting: greetingIn(language, person),
    ...letterToPerson(proposal, person, { news, token }),
    kind: 'proposal',
    ...(kind === 'freelancer' && { about: id }),
  };
}

function letterToPerson(
  proposal: Proposal,
  { language, kind }: ProposedPerson,
  { news, token }: { news: PersonNews; token: string },
): Letter {
  const i18n = i18nOf(language);
  const { about, applicationId } = proposal;
  const { title } = about;
  const name = companyFor(proposal);
  const company = askingCompany({ ...about, company: name }, i18n);
  const path = `/proposal/${token}`;
  switch (news) {
    case 'asked':
      return {
        subject: i18n._('May we propose you? {title}', { title }),
        title: i18n._('May we propose you?'),
        paragraphs: questionOf(proposal, kind, language),
        facts: profileFacts(proposal, i18n),
        action: {
          label: i18n._('Answer the question'),
          path,
          hint: i18n._('The link opens a page with the question. Only your answer there counts.'),
        },
      };
    case 'shown':
      return {
        subject: i18n._('Your profile is shown: {title}', { title }),
        title: i18n._('You have agreed'),
        paragraphs: [
          i18n._('{company} now sees the profile to which you have agreed, without your name.', { company }),
          i18n._('We tell you when the company answers.'),
          i18n._(
            'As long as the company has not said that it is interested, you can take your agreement back. The page of the link also says when the company has looked at the profile.',
          ),
        ],
        facts: factsAbout(proposal, i18n),
        action: { label: i18n._('Look at it or take it back'), path },
      };
    case 'interested':
      return {
        subject: i18n._('The company is interested: {title}', { title }),
        title: i18n._('The company is interested in you'),
        paragraphs: [
          i18n._('{company} has read your profile and would like to get to know you.', { company }),
          companyLearns(kind, i18n, 'now'),
          ...(applicationId === null
            ? [i18n._('We get in touch with you about what happens next.')]
            : [i18n._('You find the project among your applications, as selected.')]),
        ],
        facts: factsAbout(proposal, i18n),
        ...(applicationId !== null && {
          action: { label: i18n._('Open the application'), path: '/dashboard/applications' },
        }),
      };
    case 'not-interested':
      return {
        subject: i18n._('The company is not interested: {title}', { title }),
        title: i18n._('This time it does not fit'),
        paragraphs: [
          i18n._('{company} has read your profile and is not interested this time.', { company }),
          i18n._('The company has not learned who you are.'),
          i18n._('When another project fits, we ask you again.'),
        ],
        facts: factsAbout(proposal, i18n),
      };
    case 'withdrawn':
      return {
        subject: i18n._('The proposal has ended: {title}', { title }),
        title: i18n._('The proposal has ended'),
        paragraphs: [
          i18n._('You are no longer proposed for this project, and your profile is not shown.'),
          i18n._('The company has not learned who you are.'),
        ],
        facts: factsAbout(proposal, i18n),
      };
  }
}

/** The question, and all that a person should know before answering it. */
function questionOf(
  { about, expiresAt }: Proposal,
  kind: ProposedPerson['kind'],
  language: Language,
): string[] {
  const i18n = i18nOf(language);
  return [
    i18n._('May we propose you to {company} for the project “{title}”?', {
      company: askingCompany(about, i18n, 'to'),
      title: about.title,
    }),
    i18n._(
      'Nobody sees anything before you say yes. The company would then see exactly the profile below, without your name.',
    ),
    companyLearns(kind, i18n, 'then'),
    i18n._('You can take a yes back as long as the company has not said that it is interested.'),
    i18n._('Please answer by {time}. If you do not answer, nobody sees the profile.', {
      time: timeInZone(expiresAt, language),
    }),
  ];
}

/** What a proposal is about, without the profile. */
function factsAbout(proposal: Proposal, i18n: I18n): Fact[] {
  const { about, reference, profile } = proposal;
  return [
    { label: i18n._('Project'), value: about.title },
    { label: i18n._('Company'), value: companyFor(proposal) },
    { label: i18n._('Profile'), value: `${reference}, ${profile.position}` },
  ].filter(({ value }) => value !== '');
}

/** News for the company, by the reference alone. */
export function mailToCompany(proposal: Proposal, owner: User, news: CompanyNews): Mail {
  const { id, email, language } = owner;
  const { reference, profile, projectId, about } = proposal;
  const i18n = i18nOf(language);
  const values = { reference, title: about.title };
  const isNew = news === 'shown';
  return {
    ...{ to: email, wantedBy: id, language },
    subject: isNew
      ? i18n._('A new profile for your project: {title}', values)
      : i18n._('Profile {reference} is no longer available', values),
    title: isNew ? i18n._('We propose somebody to you') : i18n._('A proposal has been withdrawn'),
    greeting: greetingIn(language, owner),
    paragraphs: isNew
      ? [
          i18n._('For your project “{title}”, {firm} proposes a person who has agreed to it.', {
            ...values,
            firm: COMPANY.shortName,
          }),
          i18n._(
            'The profile has no name. You learn the name and the contact when you say that you are interested.',
          ),
        ]
      : [i18n._('The profile {reference} for your project “{title}” is no longer shown.', values)],
    facts: [
      { label: i18n._('Profile'), value: reference },
      ...(isNew ? [{ label: i18n._('Position'), value: profile.position }] : []),
    ],
    action: {
      label: isNew ? i18n._('Read the profile') : i18n._('Open the proposals'),
      path: `/dashboard/projects?projectId=${projectId}#proposals`,
    },
    kind: 'proposal-company',
  };
}

/** News for the desk. `person` is null after an erasure. */
export function mailToFirm(
  proposal: Proposal,
  person: ProposedPerson | null,
  { news, email, language }: { news: FirmNews; email: string; language: Language },
): FirmMail {
  const i18n = i18nOf(language);
  const { reference, about, projectId } = proposal;
  const headline = headlineForFirm(news, i18n);
  return {
    to: email,
    language,
    subject: i18n._('{headline}: {what}', { headline, what: `${reference}, ${about.title}` }),
    title: headline,
    paragraphs: [sentenceForFirm(news, i18n)],
    facts: [
      { label: i18n._('Person'), value: person ? nameOf(person) : '' },
      { label: i18n._('Profile'), value: reference },
      { label: i18n._('Project'), value: about.title },
      { label: i18n._('Company'), value: about.company },
      { label: i18n._('Reason'), value: reasonOf(proposal) },
    ].filter(({ value }) => value !== ''),
    action: { label: i18n._('Open the proposals'), path: firmPath(projectId) },
    kind: 'proposal-firm',
    ...(person?.kind === 'freelancer' && { about: person.id }),
  };
}

/** The desk's list of a project's proposals. */
const firmPath = (projectId: string): string => `/admin-dashboard?tab=proposals&project=${projectId}`;

function headlineForFirm(news: FirmNews, i18n: I18n): string {
  switch (news) {
    case 'shown':
      return i18n._('A person has agreed to be proposed');
    case 'declined':
      return i18n._('A person does not want to be proposed');
    case 'expired':
      return i18n._('A person has not answered');
    case 'interested':
      return i18n._('A company is interested');
    case 'not-interested':
      return i18n._('A company is not interested');
    case 'withdrawn':
      return i18n._('A proposal has been withdrawn');
  }
}

function sentenceForFirm(news: FirmNews, i18n: I18n): string {
  switch (news) {
    case 'shown':
      return i18n._('The company now sees the profile, without the name.');
    case 'declined':
      return i18n._(
        'The company has seen nothing. For {days} days the person is not asked about this project again.',
        { days: PROPOSAL.askAgainDays },
      );
    case 'expired':
      return i18n._('The time to answer has passed. The company has seen nothing.');
    case 'interested':
      return i18n._('The company now sees the name and the contact. The person has been told.');
    case 'not-interested':
      return i18n._('The company has not learned the name. The person has been told.');
    case 'withdrawn':
      return i18n._('The company no longer sees the profile and has not learned the name.');
  }
}
