import type { ApplicationKind } from './roles.ts';

/** What an applicant is told: the decisions, that an application is pending again, and that what it was for has closed. */
export type ApplicationNews = 'selected' | 'rejected' | 'pending' | 'closed';

/** What was applied for. `owner` is the company's or the firm's name, of which `isFirm` tells. */
export interface AppliedFor {
  kind: ApplicationKind;
  /** The job's or project's title, the consultant's name. */
  title: string;
  owner: string;
  isFirm: boolean;
}

/** The thing in the middle of a sentence: `the position "SAP Basis Consultant" at Muster GmbH`. */
export function appliedFor({ kind, title, owner }: AppliedFor): string {
  if (kind === 'consultant') return title;
  return kind === 'job' ? `the position "${title}" at ${owner}` : `the project "${title}" of ${owner}`;
}

const FAREWELL = 'We wish you every success, and would be glad to hear from you again.';

/**
 * What the applicant reads, among the messages and in the mail; whoever decides is shown the same before it is sent.
 * A company that decides speaks of itself, the firm says "we".
 */
export function applicationText(target: AppliedFor, news: ApplicationNews): string {
  const { kind, owner, isFirm } = target;
  const what = appliedFor(target);
  const [subject, have, are] = isFirm ? ['We', 'have', 'are'] : [owner, 'has', 'is'];
  const nextSteps = `${isFirm ? 'We' : owner} will get in touch with you about the next steps.`;
  if (kind === 'consultant')
    return {
      selected: `Good news: we can offer you ${what}. ${nextSteps}`,
      rejected: `Thank you for your request for ${what}. Unfortunately ${what} is not available for it. We would be glad to look for somebody else with you.`,
      pending: `We are looking at your request for ${what} once more, and will come back to you.`,
      closed: `Thank you for your request for ${what}. Unfortunately ${what} is no longer available.`,
    }[news];
  return {
    selected: `You have been selected for ${what}. ${nextSteps}`,
    rejected: `Thank you for your interest in ${what} and for the time you took. ${subject} ${have} decided to proceed with other applicants this time. ${FAREWELL}`,
    pending: `${subject} ${are} looking at your application for ${what} once more, and will come back to you.`,
    closed: `Thank you for your interest in ${what} and for the time you took. It has been closed, and applications for it are no longer considered. ${FAREWELL}`,
  }[news];
}

/** The sentence, and below it what was added for this applicant. */
export function withNote(sentence: string, note: string): string {
  return note ? `${sentence}\n\n${note}` : sentence;
}
