import type { ApplicationKind } from './applications.ts';
import { fill } from '../texts/fill.ts';
import { WORDS, type Words } from '../texts/words.ts';

/** What an applicant is told: the decisions, that an application is pending again, and that what it was for has closed. */
export type ApplicationNews = 'selected' | 'rejected' | 'pending' | 'closed';

/**
 * What was applied for. `owner` is the company's or the firm's name, of which `isFirm` tells; empty for a company that has
 * not said its name (LinkedIn sign-in): applicants are never told a person's.
 */
export interface AppliedFor {
  kind: ApplicationKind;
  /** The job's or project's title, the consultant's name. */
  title: string;
  owner: string;
  isFirm: boolean;
}

/** The thing in the middle of a sentence: `the position "SAP Basis Consultant" at Muster GmbH`. */
export function appliedFor({ kind, title, owner }: AppliedFor, words: Words = WORDS): string {
  if (kind === 'consultant') return title;
  if (kind === 'project' && owner === '') return fill(words['applied.project-nameless'], { title });
  return fill(words[`applied.${kind}`], { title, owner });
}

/** The company's or the firm's name at the start of a sentence, or the words for one that has not said it. */
export const ownerName = (owner: string, words: Words = WORDS): string => owner || words['owner.nameless'];

/**
 * What the applicant reads, among the messages and in the mail; whoever decides is shown the same before it is sent.
 * A company that decides speaks of itself, the firm says "we". Nobody closes a consultant.
 */
export function applicationText(target: AppliedFor, news: ApplicationNews, words: Words = WORDS): string {
  const what = appliedFor(target, words);
  if (target.kind === 'consultant')
    return fill(words[`news.request-${news === 'closed' ? 'rejected' : news}`], { what });
  const by = target.isFirm ? 'firm' : 'owner';
  return fill(words[`news.${news}-by-${by}`], { what, owner: ownerName(target.owner, words) });
}

/** The sentence, and below it what was added for this applicant. */
export function withNote(sentence: string, note: string): string {
  return note ? `${sentence}\n\n${note}` : sentence;
}
