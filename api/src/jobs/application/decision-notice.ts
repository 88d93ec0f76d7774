import type { Decision } from '../../applications/domain/application.ts';
import type { Mail } from '../../platform/mail/outbox.ts';
import type { Job } from '../domain/job.ts';

const SUBJECTS: Record<Decision, string> = {
  selected: 'Good news about your application',
  rejected: 'Your application',
};

const SENTENCES: Record<Decision, (position: string) => string> = {
  selected: (position) =>
    `You have been selected for ${position}. We will get in touch with you about the next steps.`,
  rejected: (position) =>
    `Thank you for your interest in ${position}. We have decided to proceed with other applicants.`,
};

/** What the applicant reads, among the messages and in the mail: both name the job. */
export function decisionText(job: Job, decision: Decision): string {
  return SENTENCES[decision](`the position "${job.title}" at ${job.company}`);
}

export function decisionMail(
  job: Job,
  applicant: { first_name: string; email: string },
  decision: Decision,
): Mail {
  return {
    to: applicant.email,
    subject: `${SUBJECTS[decision]}: ${job.title}`,
    paragraphs: [`Hello ${applicant.first_name},`, decisionText(job, decision)],
    action: { label: 'Open your messages', path: '/dashboard/messages' },
    kind: 'decision',
  };
}
