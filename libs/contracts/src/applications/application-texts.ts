import type { ApplicationKind } from './applications.ts';
import { fill } from '../texts/fill.ts';
import { NEWS_WORDS, type NewsWords } from '../texts/news-words.ts';
import { WORDS, type Words } from '../texts/words.ts';

/** News for an applicant: the decisions, pending again, and that the posting has closed. */
export type ApplicationNews = 'selected' | 'rejected' | 'pending' | 'closed';

/**
 * The target of an application. `owner` is the name of the company, or of the firm if `isFirm`. Empty for a company
 * without a name (LinkedIn sign-in): applicants never learn a person's name.
 */
export interface AppliedFor {
  kind: ApplicationKind;
  /** The job's or project's title, the consultant's name. */
  title: string;
  owner: string;
  isFirm: boolean;
}

/** Returns the target for the middle of a sentence: `the position “SAP Basis Consultant” at Muster GmbH`. */
export function appliedFor({ kind, title, owner }: AppliedFor, words: Words = WORDS): string {
  if (kind === 'consultant') return title;
  if (kind === 'speculative') return words['applied.speculative'];
  if (kind === 'project' && owner === '') return fill(words['applied.project-nameless'], { title });
  return fill(words[`applied.${kind}`], { title, owner });
}

/** Returns the owner's name for the start of a sentence, or a substitute if it has none. */
export const ownerName = (owner: string, words: Words = WORDS): string => owner || words['owner.nameless'];

/**
 * Returns the text that the applicant reads in messages and mail, and that the dialog of a decision previews. It names
 * a company that decides, while the firm says "we". Only jobs and projects are
 * ever closed.
 */
export function applicationText(
  target: AppliedFor,
  news: ApplicationNews,
  words: Words & NewsWords = { ...WORDS, ...NEWS_WORDS },
): string {
  const what = appliedFor(target, words);
  if (target.kind === 'consultant')
    return fill(words[`news.request-${news === 'closed' ? 'rejected' : news}`], { what });
  if (target.kind === 'speculative')
    return words[`news.speculative-${news === 'closed' ? 'rejected' : news}`];
  const by = target.isFirm ? 'firm' : 'owner';
  return fill(words[`news.${news}-by-${by}`], { what, owner: ownerName(target.owner, words) });
}

/** Appends the note for this applicant to the sentence, if there is one. */
export function withNote(sentence: string, note: string): string {
  return note ? `${sentence}\n\n${note}` : sentence;
}
