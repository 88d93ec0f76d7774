import type { Language } from '@consulting/contracts';
import type { Fact, Mail } from '../../../platform/mail/mail-queue.ts';
import { keepingQuestion } from '../../../pool/application/pool-mails.ts';
import { greetingIn } from '../../../shared/texts/greeting.ts';
import { i18nOf } from '../../../shared/texts/i18n.ts';
import { wordsOf } from '../../../shared/texts/words.ts';
import { fullName, type User } from '../../../users/domain/user.ts';
import { factsOf, mailTo } from '../applicant-mails.ts';
import { ownersPath, type NewApplicant } from '../decider-mails.ts';
import { titledFor } from '../titles.ts';

type Owner = Pick<User, 'id' | 'first_name' | 'last_name' | 'email' | 'language'>;

/** How the application stands now, with what other modules know of it. */
function stateFacts({ application }: NewApplicant, standing: readonly Fact[], language: Language): Fact[] {
  const i18n = i18nOf(language);
  const { status, decisionNote, history } = application;
  const note = status === 'withdrawn' ? (history.at(-1)?.note ?? '') : decisionNote;
  return [
    { label: i18n._('State'), value: wordsOf(language)[`value.${status}`] },
    {
      label: status === 'withdrawn' ? i18n._('Reason') : i18n._('Note'),
      value: status === 'pending' ? '' : note,
    },
    ...standing,
  ].filter(({ value }) => value !== '');
}

/** Collects news for the applicant. `question`: the token of the link that asks whether the firm may keep the documents. */
export function collectedForApplicantMail(
  about: NewApplicant,
  { standing, question }: { standing: readonly Fact[]; question: string | null },
): Mail {
  const { application, applicant, target } = about;
  const { language } = applicant;
  const i18n = i18nOf(language);
  const isRequest = application.kind === 'consultant';
  const { title } = titledFor(target, language);
  return {
    ...mailTo(applicant, application),
    subject: isRequest
      ? i18n._('Several changes to your request: {title}', { title })
      : i18n._('Several changes to your application: {title}', { title }),
    title: i18n._('How things stand'),
    paragraphs: [
      isRequest
        ? i18n._('Several things about your request have changed within a short time.')
        : i18n._('Several things about your application have changed within a short time.'),
      i18n._('This email replaces the single ones and says how things stand now.'),
    ],
    facts: [...factsOf(target, i18n), ...stateFacts(about, standing, language)],
    ...(question !== null && { sections: [keepingQuestion(question, i18n)] }),
    kind: 'decision',
  };
}

/** Collects news for the company that decides. */
export function collectedForOwnerMail(owner: Owner, about: NewApplicant, standing: readonly Fact[]): Mail {
  return {
    ...forDecider(about, standing, owner.language),
    to: owner.email,
    greeting: greetingIn(owner.language, owner),
    action: {
      label: i18nOf(owner.language)._('Open the application'),
      path: ownersPath(about),
    },
    wantedBy: owner.id,
    kind: 'appointment-owner',
  };
}

/** Collects news for the firm. */
export function collectedForFirmMail(
  { email, language }: { email: string; language: Language },
  about: NewApplicant,
  standing: readonly Fact[],
): Mail {
  const { id, kind } = about.application;
  return {
    ...forDecider(about, standing, language),
    to: email,
    action: {
      label: i18nOf(language)._('Open in the administration'),
      path: `/admin-dashboard?tab=applications/applicationid=${id}`,
    },
    kind: kind === 'consultant' ? 'consultant-request' : 'appointment-firm',
  };
}

function forDecider(
  about: NewApplicant,
  standing: readonly Fact[],
  language: Language,
): Pick<Mail, 'language' | 'subject' | 'title' | 'paragraphs' | 'facts' | 'about'> {
  const i18n = i18nOf(language);
  const { applicant, target } = about;
  const { title } = titledFor(target, language);
  const name = fullName(applicant);
  return {
    language,
    subject: i18n._('Several changes to an application: {title}', { title }),
    title: i18n._('How things stand'),
    paragraphs: [
      i18n._('Several things about the application of {name} have changed within a short time.', { name }),
      i18n._('This email replaces the single ones and says how things stand now.'),
    ],
    facts: [...factsOf(target, i18n), ...stateFacts(about, standing, language)],
    about: applicant.id,
  };
}
