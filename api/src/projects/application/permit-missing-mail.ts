import type { Language } from '@consulting/contracts';
import type { Mail } from '../../platform/mail/mail-queue.ts';
import { i18nOf } from '../../shared/texts/i18n.ts';
import type { Project } from '../domain/project.ts';

/** Tells the firm which of its projects no longer offer temporary employment. */
export function permitMissingMail(
  { email: to, language }: { email: string; language: Language },
  projects: readonly Pick<Project, 'title'>[],
): Mail {
  const i18n = i18nOf(language);
  const count = projects.length;
  return {
    to,
    language,
    subject: i18n._(
      '{count, plural, one {# project no longer offers} other {# projects no longer offer}} temporary employment',
      { count },
    ),
    paragraphs: [
      i18n._(
        'The setting AUEG_PERMIT no longer states a permit. The open projects below therefore have no type of contract now.',
      ),
      i18n._('Please choose another type of contract for them, or set AUEG_PERMIT and choose it again.'),
    ],
    facts: projects.map(({ title }) => ({ value: title })),
    action: { label: i18n._('Open the administration'), path: '/admin-dashboard?tab=projects' },
    kind: 'permit-missing',
  };
}
