import { COMPANY } from '@consulting/contracts';
import type { Mail } from '../../platform/mail/mail-queue.ts';
import { i18nOf } from '../../shared/texts/i18n.ts';
import type { User } from '../../users/domain/user.ts';
import type { GuestApplicationInput, GuestKind } from '../domain/guest-application.ts';

const company = COMPANY.shortName;

/** What was applied for. */
type AppliedFor = Pick<GuestApplicationInput, 'kind' | 'targetId'> & { title: string };

/**
 * To an address without an account. It names the job or project, but holds nothing that the sender has typed: anybody
 * could have their words sent from the firm's address.
 */
export function confirmApplicationMail(
  { email, language }: Pick<GuestApplicationInput, 'email' | 'language'>,
  title: string,
  token: string,
): Mail {
  const i18n = i18nOf(language);
  return {
    to: email,
    language,
    kind: 'confirm-application',
    subject: i18n._('Please confirm your application'),
    paragraphs: [
      i18n._('Hello,'),
      i18n._(
        'Your application for “{title}” is waiting for you. Please open the link, look at your details and send them: only then will {company} see your application. The link works for 7 days; after that everything is deleted.',
        { title, company },
      ),
      i18n._(
        'If you did not apply, you do not need to do anything. You can also delete the application with the link immediately.',
      ),
    ],
    action: {
      label: i18n._('Look at the application and send it'),
      path: `/confirm-application#token=${token}`,
    },
  };
}

/** The path where a user applies, which sign-in leads to (`web/src/shared/api/session/intent.ts`). */
const applyPath: Record<GuestKind, (id: string) => string> = {
  job: (id) => `/dashboard/jobs?jobid=${id}&apply=1`,
  project: (id) => `/dashboard/projects?tab=projects&projectId=${id}&apply=1`,
};

/** To the owner of an account whose address somebody applied with; the form does not reveal it. */
export function knownApplicantMail(
  user: Pick<User, 'email' | 'language' | 'role' | 'blocked'>,
  { kind, targetId, title }: AppliedFor,
  isVerified: boolean,
): Mail {
  const i18n = i18nOf(user.language);
  const obstacle = obstacleOf(user, kind, isVerified);
  const next = {
    none: i18n._('Please sign in and apply there: your profile is your application.'),
    unverified: i18n._(
      'The address of the account has not been confirmed yet. Please choose a password first, with “Forgot your password?” on the sign-in page; after that you can apply.',
    ),
    'job-role': i18n._(
      'Jobs are for accounts of job seekers, and yours has another role. You can change the role in your profile after you sign in.',
    ),
    'project-role': i18n._(
      'Projects are for accounts of freelancers and companies, and yours is one of a job seeker. You can change the role in your profile after you sign in.',
    ),
    blocked: i18n._('Your account has been blocked, so it cannot apply. Please contact us.'),
  }[obstacle];
  return {
    to: user.email,
    language: user.language,
    kind: 'known-applicant',
    subject: i18n._('Please sign in to apply'),
    paragraphs: [
      i18n._('Hello,'),
      i18n._(
        'Someone, probably you, wanted to apply for “{title}” at {company} with this email address and without signing in. You already have an account, so nothing has been sent or stored.',
        { title, company },
      ),
      next,
      i18n._('If it was not you, you do not need to do anything. Your account has not been changed.'),
    ],
    action:
      obstacle === 'blocked'
        ? { label: i18n._('Contact us'), path: '/contact' }
        : { label: i18n._('Sign in and apply'), path: applyPath[kind](targetId) },
  };
}

function obstacleOf({ role, blocked }: Pick<User, 'role' | 'blocked'>, kind: GuestKind, isVerified: boolean) {
  if (blocked) return 'blocked';
  if (!isVerified) return 'unverified';
  if (kind === 'job') return role === 'JobSeeker' ? 'none' : 'job-role';
  return role === 'JobSeeker' ? 'project-role' : 'none';
}
