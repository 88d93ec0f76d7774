import type { ApplicationKind } from '@consulting/contracts';
import { t } from '@lingui/core/macro';
import { send, type Auth } from '../../shared/api/client.ts';
import type { KnownUser } from '../../shared/api/session/session.ts';
import { LANGUAGE } from '../../shared/language.ts';
import { fullName } from '../../shared/account/full-name.ts';
import type { TaskTexts } from '../../shared/ui/feedback/use-task.ts';

/** The job, project or consultant of an application; the firm of a speculative one. */
export interface ApplyTarget {
  kind: ApplicationKind;
  id: string;
  /** The title of the job or project, or the consultant's title in the list; '' for a speculative one. */
  title: string;
}

/** The final outcome of the dialog. */
export interface ApplyOutcome {
  message: string;
  /** Set when the application was sent. */
  applicationId?: string;
  /** Set when it was refused: the HTTP status. */
  status?: number;
}

/** Shown when an application fails without a message of the server (the specification, sections 5 and 6). */
export const APPLY_TEXTS: Record<ApplicationKind, TaskTexts> = {
  job: { failed: t`Failed to apply`, network: t`Something went wrong. Try again.` },
  project: { failed: t`Failed to apply.`, network: t`Something went wrong.` },
  consultant: {
    failed: t({ message: 'Failed to apply', context: 'for a consultant' }),
    network: t`Something went wrong. Try again.`,
  },
  speculative: {
    failed: t`Your application could not be sent. Please try again.`,
  },
};

/** The firm, to which speculative applications go. */
export const THE_FIRM: ApplyTarget = { kind: 'speculative', id: '', title: '' };

/**
 * Sends an application. The specification requires some fields that the server does not need: it takes the applicant
 * from the token, and name and title from the store.
 */
export function sendApplication(
  { kind, id, title }: ApplyTarget,
  user: KnownUser,
  note: string,
  auth?: Auth,
) {
  // The confirmation mail is written in the language of the page.
  const enclosed = { language: LANGUAGE, ...(note && { note }) };
  const userId = user._id;
  if (kind === 'job') return send('post', '/api/apply', { auth, body: { userId, jobId: id, ...enclosed } });
  if (kind === 'speculative')
    return send('post', '/private/api/applications', { auth, body: { ...enclosed, kind, note } });
  if (kind === 'consultant')
    return send('post', '/private/api/apply-consultant', {
      auth,
      body: { b2bId: userId, consultantId: id, ...enclosed },
    });
  return send('post', '/private/api/projects/apply', {
    auth,
    body: {
      userId,
      role: user.role,
      name: fullName(user),
      projectId: id,
      projectTitle: title,
      ...enclosed,
    },
  });
}
