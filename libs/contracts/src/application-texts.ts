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

/** A company without a name is called by other words, which may begin a sentence. */
export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * What the applicant reads, among the messages and in the mail; whoever decides is shown the same before it is sent.
 * A company that decides speaks of itself, the firm says "we".
 */
export function applicationText(target: AppliedFor, news: ApplicationNews): string {
  const what = appliedFor(target);
  if (target.kind === 'consultant') return requestText(what, news);
  const { isFirm } = target;
  const owner = capital(target.owner);
  const nextSteps = `${isFirm ? 'We' : owner} will get in touch with you about the next steps.`;
  const decided = isFirm ? 'We have decided' : `${owner} has decided`;
  const looking = isFirm ? 'We are looking' : `${owner} is looking`;
  const farewell = isFirm
    ? 'We wish you every success, and would be glad to hear from you again.'
    : 'All the best for your next project!';
  const thanks = `Thank you for your interest in ${what} and for the time you took.`;
  return {
    selected: `You have been selected for ${what}. ${nextSteps}`,
    rejected: `${thanks} ${decided} to proceed with other applicants this time. ${farewell}`,
    pending: `${looking} at your application for ${what} once more, and will come back to you.`,
    closed: `${thanks} It has been closed, and applications for it are no longer considered. ${farewell}`,
  }[news];
}

/** The firm's answers to a company that asks for a consultant; nobody closes a consultant. */
function requestText(name: string, news: ApplicationNews): string {
  if (news === 'selected')
    return `Good news: we can offer you ${name}. We will get in touch with you about the next steps.`;
  if (news === 'pending')
    return `We are looking at your request for ${name} once more, and will come back to you.`;
  return `Thank you for your request for ${name}. Unfortunately ${name} is not available for it. We would be glad to look for somebody else with you.`;
}

/** The sentence, and below it what was added for this applicant. */
export function withNote(sentence: string, note: string): string {
  return note ? `${sentence}\n\n${note}` : sentence;
}
