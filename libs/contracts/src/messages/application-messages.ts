import { TEXTS } from '../texts/texts.ts';

/** Sentences about applications and those who apply, by code: see `messages.ts`. */
export const APPLICATION_MESSAGES = {
  'applicant.hidden':
    'The account of this person is not available at present, so name, profile and documents are not shown.',
  'applicant.rejected': TEXTS.applicantRejected,
  'applicant.selected': TEXTS.applicantSelected,

  'application.already-decided': 'This application has already been decided: {status}.',
  'application.another-open': 'This person has another open speculative application.',
  'application.consultant-already-applied': 'You have already applied for this consultant.',
  'application.consultant-role-required': TEXTS.consultantApplyRole,
  'application.consultant-submitted': 'Successfully applied for {name}',
  'application.job-already-applied': TEXTS.jobAlreadyApplied,
  'application.job-role-required': TEXTS.jobSeekersOnly,
  'application.not-found': 'Application not found',
  'application.not-decided': 'This application has not been decided yet.',
  'application.own-project': 'You cannot apply to your own project.',
  'application.project-already-applied': TEXTS.projectAlreadyApplied,
  'application.project-role-required': TEXTS.projectApplyRole,
  'application.pending-again': 'The application is open again, and the applicant has been notified.',
  'application.submitted': TEXTS.projectApplied,
  'application.speculative-already-applied': 'We are already reviewing a speculative application of yours.',
  'application.speculative-role-required':
    'Please sign in as JobSeeker or Freelancer to send a speculative application.',
  'application.withdrawn': 'Your application has been withdrawn.',
  'application.withdrawn-before': 'This application has been withdrawn.',
} as const;
