import {
  mayBecome,
  type Language,
  type MessageCode,
  type NEW_POSTING_STATES,
  type PostingState,
  type PostingTerms,
} from '@consulting/contracts';
import { dayInBerlin, endOfDayInBerlin } from '../berlin-day.ts';
import { conflict, invalidField, notFound, type DomainError } from '../errors.ts';

/** The kinds of postings, which share their life cycle and their rules. */
export type PostingKind = 'job' | 'project';

/** What something is called, and in which language that is; null for a name, which has none. */
export interface Titled {
  title: string;
  language: Language | null;
}

export interface LifeCycle {
  state: PostingState;
  /** The last day on which it is open, in Berlin: `2026-11-30`. Null while none is set. */
  closes_at: string | null;
  /** The instant at which that day is over. */
  closesAt: Date | null;
}

/** What somebody wants a posting to become, and who is to hear of it. */
export interface StateChange {
  state: PostingState;
  /** A new last day for one that is opened. */
  closes_at?: string | null;
  /** Whether the applicants who are still waiting are told that it is closed. */
  tellApplicants?: boolean;
  /** What they read besides. */
  note?: string;
}

/** What a step changes. A draft counts as posted from the moment it is opened. */
export interface Step extends LifeCycle {
  createdAt?: Date;
}

export type NewState = (typeof NEW_POSTING_STATES)[number];

/** The states in which a last day that is over closes a posting by itself. */
export const CLOSING_STATES = ['open', 'paused'] as const satisfies readonly PostingState[];

/** What has happened to a posting that came into a state, for answers and the audit log; none becomes a draft again. */
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

/** The posting as it is at this moment: closed once its last day is over, whether or not the store says so yet. */
export function asOf<Posting extends LifeCycle>(posting: Posting, now: Date): Posting {
  const { state, closesAt } = posting;
  const isOver = closesAt !== null && closesAt <= now;
  return isOver && (state === 'open' || state === 'paused') ? { ...posting, state: 'closed' } : posting;
}

/** The life cycle after a change of the last day: what was not sent stays, and a day that is over is refused. */
export function withClosingDay(
  { state, closes_at, closesAt }: LifeCycle,
  day: string | null | undefined,
  now: Date,
): LifeCycle {
  if (day === undefined || day === closes_at) return { state, closes_at, closesAt };
  return { state, ...closing(day, now) };
}

/**
 * The life cycle after a step; conflict for one that there is not. What is opened after its last day closes on the new
 * one that was sent, or on none.
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
  // Without a last day of the past, which would close it again at once.
  const kept = before.closesAt !== null && before.closesAt <= now ? closing(null, now) : before;
  const posted = from === 'draft' ? { createdAt: now } : {};
  return { ...withClosingDay({ ...before, ...kept }, closes_at, now), state, ...posted };
}

/** States in which a posting is there for everybody, now or after a pause. */
export const THERE: readonly PostingState[] = ['open', 'paused'];
export const isThere = (state: PostingState): boolean => THERE.includes(state);

/**
 * What a change of state is to everybody else: what is open or paused is there, a draft and what is gone (null) is not. A
 * pause is nobody's business.
 */
export function publicChange(
  before: PostingState | null,
  after: PostingState | null,
): 'opened' | 'closed' | null {
  if (after === 'open') return before === 'open' ? null : 'opened';
  return before !== null && isThere(before) && (after === 'closed' || after === null) ? 'closed' : null;
}

export function stepRefused(kind: PostingKind, from: PostingState, to: PostingState): DomainError {
  return conflict(NOT_POSSIBLE[kind], { from, to });
}

/** Refuses an application to what nobody can apply to: a draft is unknown to whoever does not own it. */
export function assertTakesApplications(kind: PostingKind, posting: LifeCycle, now: Date): void {
  const { state } = asOf(posting, now);
  if (state === 'draft') throw notFound(kind);
  if (state !== 'open') throw conflict(NOT_OPEN[kind]);
}

/** Refuses a salary that says nothing definite. Amounts are whole already: the input is checked for that. */
export function assertSalary({
  salary_from: from,
  salary_to: to,
  salary_period: period,
}: PostingTerms): void {
  if (from !== null && to !== null && to < from) throw invalidField('salary_to', 'field.salary-range');
  if ((from !== null || to !== null) && period === null)
    throw invalidField('salary_period', 'field.salary-period-required');
}

function closing(day: string | null, now: Date): Pick<LifeCycle, 'closes_at' | 'closesAt'> {
  if (day === null) return { closes_at: null, closesAt: null };
  if (day < dayInBerlin(now)) throw invalidField('closes_at', 'field.closing-day-past');
  return { closes_at: day, closesAt: endOfDayInBerlin(day) };
}
