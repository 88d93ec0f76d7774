import { COMPANY, type Language } from '@consulting/contracts';
import type { Mail } from '../../platform/mail/mail-queue.ts';
import type { StateChange } from '../../shared/posting/posting.ts';
import { greetingIn } from '../../shared/texts/greeting.ts';
import { i18nOf, type I18n } from '../../shared/texts/i18n.ts';
import { wordsOf } from '../../shared/texts/words.ts';
import type { User } from '../../users/domain/user.ts';
import type { Project } from '../domain/project.ts';

/** The firm's changes to a company's project: paused, closed, or released after review. */
export type Done = Pick<StateChange, 'note'> & { state: StateChange['state'] | 'released' };

function sentenceOf(title: string, { state }: Done, i18n: I18n): string {
  const values = { company: COMPANY.shortName, title };
  if (state === 'released')
    return i18n._('Your project “{title}” is public now. {company} has reviewed it.', values);
  return state === 'paused'
    ? i18n._(
        '{company} has paused your project “{title}”. It is not shown, and nobody can apply to it, until you open it again.',
        values,
      )
    : i18n._(
        '{company} has closed your project “{title}”. It is no longer shown, and nobody can apply to it.',
        values,
      );
}

function subjectOf(title: string, { state }: Done, i18n: I18n): string {
  if (state === 'released') return i18n._('Your project is public: {title}', { title });
  return state === 'paused'
    ? i18n._('Your project has been paused: {title}', { title })
    : i18n._('Your project has been closed: {title}', { title });
}

function titleOf({ state }: Done, i18n: I18n): string {
  if (state === 'released') return i18n._('Your project is public');
  return state === 'paused' ? i18n._('Your project has been paused') : i18n._('Your project has been closed');
}

/** Returns the paragraphs of the notice. */
function paragraphs({ title }: Project, done: Done, language: Language): string[] {
  const i18n = i18nOf(language);
  return [
    sentenceOf(title, done, i18n),
    ...(done.note ? [done.note] : []),
    i18n._('If you have questions, please write to us.'),
  ];
}

/** The notice as a message. */
export function ownerText(project: Project, done: Done, language: Language): string {
  return paragraphs(project, done, language).join('\n\n');
}

export function ownerMail(
  project: Project,
  owner: Pick<User, 'first_name' | 'last_name' | 'email' | 'language'>,
  done: Done,
): Mail {
  const { email, language } = owner;
  const i18n = i18nOf(language);
  return {
    to: email,
    language,
    subject: subjectOf(project.title, done, i18n),
    title: titleOf(done, i18n),
    greeting: greetingIn(language, owner),
    paragraphs: paragraphs(project, done, language),
    action: { label: i18n._('Open your project'), path: `/dashboard/projects?projectId=${project.id}` },
    kind: 'project-state',
  };
}

/** Says how projects stand of which the firm has changed several within a short time. */
export function severalChangedMail(
  projects: readonly Project[],
  owner: Pick<User, 'first_name' | 'last_name' | 'email' | 'language'>,
): Mail {
  const { email, language } = owner;
  const i18n = i18nOf(language);
  return {
    to: email,
    language,
    subject: i18n._('Several of your projects have been changed'),
    title: i18n._('How things stand'),
    greeting: greetingIn(language, owner),
    paragraphs: [
      i18n._('{company} has changed several of your projects within a short time.', {
        company: COMPANY.shortName,
      }),
      i18n._('This email replaces the single ones and says how things stand now.'),
      i18n._('If you have questions, please write to us.'),
    ],
    facts: projects.map(({ title, state, held }) => ({
      label: title,
      value: held ? i18n._('being reviewed') : wordsOf(language)[`value.${state}`],
    })),
    action: { label: i18n._('Open your projects'), path: '/dashboard/projects?view=mine' },
    kind: 'project-state',
  };
}
