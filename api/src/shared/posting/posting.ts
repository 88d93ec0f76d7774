/**
 * The rules that jobs and projects share: their life cycle, their last day and their salary.
 *
 * A posting whose last day is over counts as closed at once, by `asOf`; a sweep stores that within a minute.
 */

import {
  dayInBerlin,
  isInWholeEuros,
  mayBecome,
  type Language,
  type MessageCode,
  type NEW_POSTING_STATES,
  type PostingState,
  type PostingTerms,
} from '@consulting/contracts';
import type { PostingRule } from '@consulting/contracts/posting-check';
import { endOfDayInBerlin } from '../time/berlin-day.ts';
import { conflict, invalidField, notFound, type DomainError } from '../errors.ts';

/** The kinds of postings. */
export type PostingKind = 'job' | 'project';

/** A title and its language; null for a name, which has none. */
export interface Titled {
  title: string;
  language: Language | null;
}

export interface LifeCycle {
  state: PostingState;
  /** The last day on which it is open, in Berlin: `2026-11-30`. Null if none is set. */
  closes_at: string | null;
  /** The instant at which that day ends. */
  closesAt: Date | null;
}

/** What the posting check is not to say again. */
export interface Checked {
  /** The rules whose hints its writer has dismissed: for the owner and the administration alone. */
  dismissed: PostingRule[];
}

/** A requested change of state, and who is notified. */
export interface StateChange {
  state: PostingState;
  /** A new last day for a posting that is opened. */
  closes_at?: string | null;
  /** Whether waiting applicants are notified that it is closed. */
  tellApplicants?: boolean;
  /** A note to these applicants. */
  note?: string;
}

/** The fields that a step changes. A draft counts as posted from the moment it is opened. */
export interface Step extends LifeCycle {
  createdAt?: Date;
}

export type NewState = (typeof NEW_POSTING_STATES)[number];

/** The states in which a posting closes automatically when its last day is over. */
export const CLOSING_STATES = ['open', 'paused'] as const satisfies readonly PostingState[];

/** The event of entering a state, for answers and the audit log; nothing becomes a draft again. */
export const STATE_EVENTS = {
  job: { draft: 'job.opened', open: 'job.opened', paused: 'job.paused', closed: 'job.closed' },
  project: {
    draft: 'project.opened',
    open: 'project.opened',
    paused: 'project.paused',
    closed: 'project.closed',
  },
} as const satisfies Record<PostingKind, Record<PostingState, MessageCode>>;

const NOT_OPEN = { job: 'job.not-open', project: 'project.not-open' } as const;
const NOT_POSSIBLE = { job: 'job.state-not-possible', project: 'project.state-not-possible' } as const;

export function newLifeCycle(
  { state = 'open', closes_at = null }: Pick<Partial<LifeCycle>, 'closes_at'> & { state?: NewState },
  now: Date,
): LifeCycle {
  return { state, ...closing(closes_at, now) };
}

/** Returns the current state of a posting: closed once its last day is over, even if the store does not say so yet. */
export function asOf<Posting extends LifeCycle>(posting: Posting, now: Date): Posting {
  const { state, closesAt } = posting;
  const isOver = closesAt !== null && closesAt <= now;
  return isOver && (state === 'open' || state === 'paused') ? { ...posting, state: 'closed' } : posting;
}

/** Returns the life cycle after a change of the last day: undefined keeps it, and a past day is refused. */
export function withClosingDay(
  { state, closes_at, closesAt }: LifeCycle,
  day: string | null | undefined,
  now: Date,
): LifeCycle {
  if (day === undefined || day === closes_at) return { state, closes_at, closesAt };
  return { state, ...closing(day, now) };
}

/**
 * Returns the life cycle after a step; throws `conflict` for an impossible one. A posting that is opened after its last
 * day gets the new one that was sent, or none.
 */
export function takeStep(
  kind: PostingKind,
  before: LifeCycle,
  { state, closes_at }: Pick<StateChange, 'state' | 'closes_at'>,
  now: Date,
): Step {
  const { state: from } = asOf(before, now);
  if (!mayBecome(from, state)) throw stepRefused(kind, from, state);
  if (state !== 'open') return { state, closes_at: before.closes_at, closesAt: before.closesAt };
  // A past last day is dropped: it would close the posting again at once.
  const kept = before.closesAt !== null && before.closesAt <= now ? closing(null, now) : before;
  const posted = from === 'draft' ? { createdAt: now } : {};
  return { ...withClosingDay({ ...before, ...kept }, closes_at, now), state, ...posted };
}

/** States in which a posting is visible to everybody, now or after a pause. */
export const THERE: readonly PostingState[] = ['open', 'paused'];
export const isThere = (state: PostingState): boolean => THERE.includes(state);

/**
 * Returns what a change means to the public: open and paused postings are there; drafts and removed ones (null) are not. A
 * pause is a change like an edit.
 */
export function publicChange(
  before: PostingState | null,
  after: PostingState | null,
): 'opened' | 'changed' | 'closed' | null {
  const wasThere = before !== null && isThere(before);
  if (after === 'open') return before === 'open' ? 'changed' : 'opened';
  if (!wasThere) return null;
  return after === 'paused' ? 'changed' : after === 'draft' ? null : 'closed';
}

export function stepRefused(kind: PostingKind, from: PostingState, to: PostingState): DomainError {
  return conflict(NOT_POSSIBLE[kind], { from, to });
}

/** Throws if a posting takes no applications; a draft is unknown to everybody but its owner. */
export function assertTakesApplications(kind: PostingKind, posting: LifeCycle, now: Date): void {
  const { state } = asOf(posting, now);
  if (state === 'draft') throw notFound(kind);
  if (state !== 'open') throw conflict(NOT_OPEN[kind]);
}

/** Refuses an indefinite salary, and cents of a year or a month. Input validation has checked the amounts by themselves. */
export function assertSalary({
  salary_from: from,
  salary_to: to,
  salary_period: period,
}: PostingTerms): void {
  if (from !== null && to !== null && to < from) throw invalidField('salary_to', 'field.salary-range');
  if ((from !== null || to !== null) && period === null)
    throw invalidField('salary_period', 'field.salary-period-required');
  if (!isInWholeEuros(period)) return;
  for (const [field, amount] of Object.entries({ salary_from: from, salary_to: to }))
    if (amount !== null && !Number.isInteger(amount)) throw invalidField(field, 'field.salary-cents');
}

function closing(day: string | null, now: Date): Pick<LifeCycle, 'closes_at' | 'closesAt'> {
  if (day === null) return { closes_at: null, closesAt: null };
  if (day < dayInBerlin(now)) throw invalidField('closes_at', 'field.closing-day-past');
  return { closes_at: day, closesAt: endOfDayInBerlin(day) };
}
