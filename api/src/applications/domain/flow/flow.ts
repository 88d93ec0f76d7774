import {
  APPLICATION_KINDS,
  dayInBerlin,
  type ApplicationKind,
  type ApplicationStatus,
  type FigureDays,
} from '@consulting/contracts';
import { daysLater, startOfDayInBerlin } from '../../../shared/time/berlin-day.ts';
import { standsIn, type Move, type Stages } from '../stage.ts';
import { Durations } from './durations.ts';
import { isoWeeks, type IsoWeek } from './iso-weeks.ts';

/** An application as it came in, without anything about its applicant. */
export interface Arrival {
  kind: ApplicationKind;
  appliedAt: Date;
  /** Of an application for a job. */
  job?: {
    id: string;
    status: ApplicationStatus;
    /** Ids of the stages into which it was put, as they are stored, in any order. */
    stages: readonly string[];
  };
}

/** Milliseconds within which a move that is followed by another one was a mistake. */
const UNDONE_WITHIN = 60_000;

/** Returns the ids of the stages in which an application has stood by its moves, without those that were undone at once. */
export function stagesReached(moves: readonly Pick<Move, 'at' | 'to'>[]): string[] {
  return moves.flatMap(({ at, to }, index) => {
    const next = moves[index + 1];
    return next && next.at.getTime() - at.getTime() < UNDONE_WITHIN ? [] : [to.id];
  });
}

/** The time between the arrival of an application and its first opening, or its decision. */
export interface Lapse {
  kind: ApplicationKind;
  appliedAt: Date;
  at: Date;
}

export interface FlowOfKind {
  arrived: number;
  seen: Durations;
  decided: Durations;
}

export interface FlowOfWeek extends Omit<IsoWeek, 'startsAt'> {
  arrived: number;
  decided: number;
}

/** The furthest step of the applications for one job that came in. */
export interface FlowOfJob {
  arrived: number;
  /** How many of them got to each stage or further, in the order of the stages. */
  reached: number[];
  selected: number;
}

/** What happened in the last `days` days in Berlin, today included. */
export interface FlowOfPeriod {
  days: FigureDays;
  /** Its first day. */
  from: string;
  startsAt: Date;
  kinds: Record<ApplicationKind, FlowOfKind>;
  jobs: Map<string, FlowOfJob>;
}

/**
 * The flow of applications over several periods that end now. Weeks are whole ones: the first may begin before the
 * longest period.
 */
export class Flow {
  readonly periods: FlowOfPeriod[];
  private readonly weeks: (FlowOfWeek & { startsAt: Date })[];

  constructor(
    readonly now: Date,
    lengths: readonly FigureDays[],
    private readonly stages: Stages,
  ) {
    const today = dayInBerlin(now);
    this.periods = lengths.map((days) => {
      const from = daysLater(today, 1 - days);
      return { days, from, startsAt: startOfDayInBerlin(from), kinds: noneOfAnyKind(), jobs: new Map() };
    });
    const first = daysLater(today, 1 - Math.max(...lengths));
    this.weeks = isoWeeks(first, today).map((week) => ({ ...week, arrived: 0, decided: 0 }));
  }

  /** The start of the first week, from which arrivals and decisions count. */
  get since(): Date {
    return this.weeks[0]?.startsAt ?? this.now;
  }

  arrived({ kind, appliedAt, job }: Arrival): void {
    const week = this.weekOf(appliedAt);
    if (week) week.arrived++;
    for (const { kinds, jobs } of this.within(appliedAt)) {
      kinds[kind].arrived++;
      if (job) this.arrivedFor(jobs, job);
    }
  }

  private arrivedFor(
    jobs: Map<string, FlowOfJob>,
    { id, status, stages }: NonNullable<Arrival['job']>,
  ): void {
    const job = jobs.get(id) ?? { arrived: 0, reached: this.stages.list.map(() => 0), selected: 0 };
    jobs.set(id, job);
    job.arrived++;
    if (status === 'selected') job.selected++;
    const furthest = status === 'selected' ? this.stages.list.length : this.furthest(stages);
    job.reached = job.reached.map((count, index) => (index < furthest ? count + 1 : count));
  }

  seen({ kind, appliedAt, at }: Lapse): void {
    for (const { kinds } of this.within(at)) kinds[kind].seen.add(appliedAt, at);
  }

  decided({ kind, appliedAt, at }: Lapse): void {
    const week = this.weekOf(at);
    if (week) week.decided++;
    for (const { kinds } of this.within(at)) kinds[kind].decided.add(appliedAt, at);
  }

  /** Returns the weeks that a period touches. */
  weeksOf({ startsAt }: FlowOfPeriod): FlowOfWeek[] {
    const first = this.weeks.findLastIndex((week) => week.startsAt <= startsAt);
    return this.weeks.slice(Math.max(0, first));
  }

  private within(at: Date): FlowOfPeriod[] {
    return at > this.now ? [] : this.periods.filter(({ startsAt }) => at >= startsAt);
  }

  private weekOf(at: Date) {
    return at > this.now ? undefined : this.weeks.findLast(({ startsAt }) => at >= startsAt);
  }

  /** Returns how many stages it has reached; of removed ones those where its applications stand since. */
  private furthest(stages: readonly string[]): number {
    return Math.max(1, ...stages.map((id) => this.stages.list.indexOf(standsIn(this.stages, id)) + 1));
  }
}

const noneOfAnyKind = (): Record<ApplicationKind, FlowOfKind> =>
  Object.fromEntries(
    APPLICATION_KINDS.map((kind) => [kind, { arrived: 0, seen: new Durations(), decided: new Durations() }]),
  ) as Record<ApplicationKind, FlowOfKind>;
