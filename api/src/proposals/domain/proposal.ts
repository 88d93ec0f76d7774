import {
  PROPOSAL,
  PROPOSAL_TEXT_VERSION,
  type Language,
  type PlainCode,
  type ProposalAnswer,
  type ProposalReply,
  type ProposalSide,
  type ProposalState,
  type ProposalStepKind,
  type ProposedKind,
  type ProposedProfile,
} from '@consulting/contracts';
import { conflict, type DomainError } from '../../shared/errors.ts';
import { NO_LOOKS, type LookCounts, type ProposalLook } from './looks.ts';

const DAY = 86_400_000;

/** The person who is proposed: an account, or a consultant. */
export interface Subject {
  kind: ProposedKind;
  id: string;
}

/** The project as the person was told of it when asked. */
export interface AskedAbout {
  title: string;
  /** The language of the title. */
  language: Language;
  /** The company's name; '' when its project does not show it, or it has given none. */
  company: string;
  /** Where the work is; '' for none. */
  place: string;
}

export interface ProposalStep {
  at: Date;
  what: ProposalStepKind;
  /** Null for the clock, and for the end of the project, the company or the person. */
  by: ProposalSide | null;
  /** '' for none. */
  reason: string;
}

/** The link of the mails to the person: the hash finds it, and later mails hold it again. */
export interface ProposalLink {
  hash: string;
  /** Sealed with `SecretBox`. */
  sealed: string;
}

/** A person whom the desk proposes for a company's project, with the profile that the person agrees to. */
export interface Proposal {
  id: string;
  /** What the company calls the person before it is interested, for example `C-4821`; random and unique. */
  reference: string;
  projectId: string;
  /** The company whose project it is; null once its account was erased. */
  ownerId: string | null;
  subject: Subject;
  state: ProposalState;
  about: AskedAbout;
  /** Never changed. */
  profile: ProposedProfile;
  askedAt: Date;
  /** Until when the question can be answered. */
  expiresAt: Date;
  consent: { textVersion: string; at: Date } | null;
  /** When it was answered by the company, or ended otherwise. */
  endedAt: Date | null;
  /** The newest last, at most `PROPOSAL.looks` (`keptLooks`). */
  looks: ProposalLook[];
  /** How many looks of each kind are no longer among `looks`. */
  droppedLooks: LookCounts;
  /** The application that an interested company has received; null for a consultant. */
  applicationId: string | null;
  link: ProposalLink;
  /** Raised by each step. */
  version: number;
  /** Oldest first. */
  history: ProposalStep[];
}

/** Returns whether it waits for an answer of the person or the company, so that it prevents another one. */
export const isLive = ({ state }: Pick<Proposal, 'state'>): boolean => state === 'asked' || state === 'shown';

/** Returns whether the company has ever seen the profile. */
export const wasShown = ({ consent }: Pick<Proposal, 'consent'>): boolean => consent !== null;

/** Returns whether the company sees the profile now: one in which it is not interested is hidden from it again. */
export const isSeen = ({ state }: Pick<Proposal, 'state'>): boolean =>
  state === 'shown' || state === 'interested';

/**
 * Returns whether the person may learn the company's name: its project shows it, or the company is interested in the
 * person. Everything that the person reads about the proposal follows this rule: mails, pages, answers and the export.
 */
const namesCompany = ({ about, state }: Pick<Proposal, 'about' | 'state'>): boolean =>
  about.company !== '' || state === 'interested';

/** Returns the company's name as the person may read it; '' where it stays hidden. */
export const companyFor = (proposal: Pick<Proposal, 'about' | 'state' | 'looks'>): string =>
  proposal.about.company || (namesCompany(proposal) ? (proposal.looks.at(-1)?.by ?? '') : '');

/** Returns the looks as the person may read them: `by` is '' while the company's name stays hidden. */
export const looksFor = (proposal: Pick<Proposal, 'about' | 'state' | 'looks'>): ProposalLook[] =>
  namesCompany(proposal) ? proposal.looks : proposal.looks.map((look) => ({ ...look, by: '' }));

/** Returns a question to a person, asked now. */
export function asked(
  about: Pick<
    Proposal,
    'id' | 'reference' | 'projectId' | 'ownerId' | 'subject' | 'about' | 'profile' | 'link'
  >,
  now: Date,
): Proposal {
  const days = PROPOSAL.answerDays[about.subject.kind];
  return {
    ...about,
    state: 'asked',
    askedAt: now,
    expiresAt: new Date(now.getTime() + days * DAY),
    consent: null,
    endedAt: null,
    looks: [],
    droppedLooks: NO_LOOKS,
    applicationId: null,
    version: 0,
    history: [{ at: now, what: 'asked', by: 'desk', reason: '' }],
  };
}

/**
 * Returns the proposal after the person's answer: agreeing shows the profile at once, because the person has read it word
 * for word. Conflict when there is nothing to answer or to take back.
 */
export function answered(proposal: Proposal, answer: ProposalAnswer, reason: string, now: Date): Proposal {
  if (answer === 'withdraw') {
    if (proposal.state !== 'shown') throw refused(proposal, 'proposal.not-shown');
    return ended(proposal, 'withdrawn', { at: now, what: 'withdrawn', by: 'person', reason });
  }
  if (proposal.state !== 'asked') throw refused(proposal, 'proposal.not-asked');
  if (proposal.expiresAt <= now) throw conflict('proposal.expired');
  if (answer === 'decline')
    return ended(proposal, 'declined', { at: now, what: 'declined', by: 'person', reason });
  return stepped(
    { ...proposal, state: 'shown', consent: { textVersion: PROPOSAL_TEXT_VERSION, at: now } },
    { at: now, what: 'agreed', by: 'person', reason },
  );
}

/** Returns the proposal after the company's answer; conflict when the profile is not shown any more, or was answered. */
export function replied(proposal: Proposal, reply: ProposalReply, now: Date): Proposal {
  if (proposal.state !== 'shown') throw refused(proposal, 'proposal.ended');
  return ended(proposal, reply, { at: now, what: reply, by: 'company', reason: '' });
}

/** Returns the withdrawn proposal. `by` null: because the project, the company or the person is gone. */
export function withdrawn(proposal: Proposal, by: ProposalSide | null, now: Date): Proposal {
  if (!isLive(proposal)) throw refused(proposal, 'proposal.ended');
  return ended(proposal, 'withdrawn', { at: now, what: 'withdrawn', by, reason: '' });
}

/** Returns the proposal whose time to answer has passed. */
export const expired = (proposal: Proposal, now: Date): Proposal =>
  ended(proposal, 'expired', { at: now, what: 'expired', by: null, reason: '' });

/** Returns the person's reason of the last step; '' for none. */
export const reasonOf = ({ history }: Proposal): string => history.at(-1)?.reason ?? '';

/**
 * Throws a conflict when the person must not be asked about the project now; `before`: all proposals of the person.
 */
export function assertMayAsk(before: readonly Proposal[], projectId: string, now: Date): void {
  const same = before.filter((each) => each.projectId === projectId);
  if (same.some((each) => isLive(each) || each.state === 'interested'))
    throw conflict('proposal.already-there');
  const { askAgainDays: days, questions } = PROPOSAL;
  if (same.some((each) => wasRefused(each) && (each.endedAt ?? now) > daysBefore(now, days)))
    throw conflict('proposal.asked-lately', { days });
  const lately = before.filter(({ askedAt }) => askedAt > daysBefore(now, questions.days));
  if (lately.length >= questions.most) throw conflict('proposal.asked-too-often', questions);
}

const daysBefore = (now: Date, days: number): Date => new Date(now.getTime() - days * DAY);

/** Returns whether it ended by a no, of the person or the company, or without an answer. */
function wasRefused({ state, history }: Proposal): boolean {
  if (state === 'withdrawn') return history.at(-1)?.by === 'person';
  return state === 'declined' || state === 'expired' || state === 'not-interested';
}

/** Returns why a step cannot be taken. */
function refused({ state }: Proposal, otherwise: PlainCode): DomainError {
  if (state === 'withdrawn') return conflict('proposal.withdrawn-before');
  if (state === 'expired') return conflict('proposal.expired');
  return conflict(otherwise);
}

const ended = (proposal: Proposal, state: ProposalState, step: ProposalStep): Proposal =>
  stepped({ ...proposal, state, endedAt: step.at }, step);

const stepped = (proposal: Proposal, step: ProposalStep): Proposal => ({
  ...proposal,
  version: proposal.version + 1,
  history: [...proposal.history, step],
});
