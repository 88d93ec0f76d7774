import { COMPANY } from '@consulting/contracts';
import type { Fact, Mail } from '../../platform/mail/mail-queue.ts';
import { greetingIn } from '../../shared/texts/greeting.ts';
import { i18nOf, type I18n } from '../../shared/texts/i18n.ts';
import type { User } from '../../users/domain/user.ts';
import type { GuestApplicationInput, GuestKind } from '../domain/guest-application.ts';

const company = COMPANY.shortName;

/** The job or project of an application. */
type AppliedFor = Pick<GuestApplicationInput, 'kind' | 'targetId'> & { title: string };

/**
 * To an address without an account. It names the job or project, but holds nothing that the sender has typed: anybody
 * could have their words sent from the firm's address.
 */
export function confirmApplicationMail(
  { email, language, kind }: Pick<GuestApplicationInput, 'email' | 'language' | 'kind'>,
  title: string,
  token: string,
): Mail {
  const i18n = i18nOf(language);
  return {
    to: email,
    language,
    kind: 'confirm-application',
    subject: i18n._('Please confirm your application'),
    title: i18n._('One step is left: send your application'),
    greeting: greetingIn(language),
    paragraphs: [
      i18n._(
        'Your application has not been sent yet. {company} will see it only after you have reviewed and sent it.',
        { company },
      ),
      i18n._(
        'If you did not apply, you do not need to do anything: after 7 days everything is deleted. With the link you can delete it immediately.',
      ),
    ],
    facts: [factOf(kind, title, i18n)],
    action: {
      label: i18n._('Review the application and send it'),
      path: `/confirm-application#token=${token}`,
      hint: i18n._('The link opens a page with your entries and works for 7 days.'),
    },
  };
}

const factOf = (kind: GuestKind, title: string, i18n: I18n): Fact => ({
  label: kind === 'job' ? i18n._('Position') : i18n._('Project'),
  value: title,
});

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
    greeting: greetingIn(user.language),
    paragraphs: [
      i18n._(
        'Someone, probably you, wanted to apply at {company} with this email address and without signing in. You already have an account, so nothing has been sent or stored.',
        { company },
      ),
      next,
      i18n._('If it was not you, you do not need to do anything. Your account has not been changed.'),
    ],
    facts: [factOf(kind, title, i18n)],
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
