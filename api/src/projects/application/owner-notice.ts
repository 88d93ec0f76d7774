import { COMPANY, type Language } from '@consulting/contracts';
import type { Mail } from '../../platform/mail/outbox.ts';
import type { StateChange } from '../../shared/posting.ts';
import { i18nOf } from '../../shared/texts/i18n.ts';
import type { User } from '../../users/domain/user.ts';
import type { Project } from '../domain/project.ts';

const isPause = ({ state }: StateChange) => state === 'paused';

/** What a company is told when the firm pauses or closes its project. */
function paragraphs({ title }: Project, change: StateChange, language: Language): string[] {
  const i18n = i18nOf(language);
  const values = { company: COMPANY.shortName, title };
  const sentence = isPause(change)
    ? i18n._(
        '{company} has paused your project "{title}". It is not shown, and nobody can apply to it, until you open it again.',
        values,
      )
    : i18n._(
        '{company} has closed your project "{title}". It is no longer shown, and nobody can apply to it.',
        values,
      );
  return [
    sentence,
    ...(change.note ? [change.note] : []),
    i18n._('If you have questions, please write to us.'),
  ];
}

/** Among the messages. */
export function ownerText(project: Project, change: StateChange, language: Language): string {
  return paragraphs(project, change, language).join('\n\n');
}

export function ownerMail(
  project: Project,
  { first_name, email, language }: Pick<User, 'first_name' | 'email' | 'language'>,
  change: StateChange,
): Mail {
  const i18n = i18nOf(language);
  const { title } = project;
  return {
    to: email,
    language,
    subject: isPause(change)
      ? i18n._('Your project has been paused: {title}', { title })
      : i18n._('Your project has been closed: {title}', { title }),
    paragraphs: [i18n._('Hello {name},', { name: first_name }), ...paragraphs(project, change, language)],
    action: { label: i18n._('Open your project'), path: `/dashboard/projects?projectId=${project.id}` },
    kind: 'project-state',
  };
}
