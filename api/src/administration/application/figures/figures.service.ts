import { Injectable } from '@nestjs/common';
import { APPLICATION_KINDS, type ApplicationKind, type FigureDays } from '@consulting/contracts';
import { Durations } from '../../../applications/domain/flow/durations.ts';
import type { Flow, FlowOfKind, FlowOfPeriod } from '../../../applications/domain/flow/flow.ts';
import { JobsService } from '../../../jobs/application/jobs.service.ts';
import { DeskService, type DeskApplication } from '../../../placement/application/desk.service.ts';
import { described } from '../../domain/figures/described.ts';
import { shareOf, shownSteps } from '../../domain/figures/funnel.ts';
import type { Figures, JobFigures, KindFigures, Measure } from './figures.ts';
import { KeptFlow } from './kept-flow.ts';

/** The jobs with a funnel of their own. */
const MOST_JOBS = 20;
const LONGEST_WAITING = { page: 1, limit: 5 };

type What = 'seen' | 'decided';

/** The figures of the administration: how applications come in, how long they take, and how far they get. */
@Injectable()
export class FiguresService {
  constructor(
    private readonly kept: KeptFlow,
    private readonly jobs: JobsService,
    private readonly desk: DeskService,
  ) {}

  /** Counted at most a minute ago. */
  async figures(days: FigureDays): Promise<Figures> {
    const { flow, stages } = await this.kept.current();
    const period = flow.periods.find((each) => each.days === days);
    if (!period) throw new Error(`No period of ${days} days is counted`);
    const { shown, others } = mostArrived(period);
    return {
      at: flow.now,
      days,
      from: period.from,
      kinds: kindFigures(flow, period),
      weeks: flow.weeksOf(period).map(({ name, monday, arrived, decided }) => ({
        ...{ name, monday, arrived, decided },
      })),
      stages: [...stages],
      jobs: await this.jobFigures(flow, period, shown),
      others: { ...others },
    };
  }

  /** Returns the pending applications of all kinds that have waited for the longest time, as they are now. */
  async longestWaiting(): Promise<DeskApplication[]> {
    return (await this.desk.page({ status: 'pending' }, LONGEST_WAITING, 'oldest')).items;
  }

  /** Jobs that were deleted meanwhile are left out. */
  private async jobFigures(
    { periods }: Flow,
    { days }: FlowOfPeriod,
    ids: readonly string[],
  ): Promise<JobFigures[]> {
    const titles = await this.jobs.titlesOf(ids);
    return ids.flatMap((id): JobFigures[] => {
      const titled = titles.get(id);
      const funnels = periods.flatMap((period) => {
        const job = period.jobs.get(id);
        return job ? [{ days: period.days, steps: [job.arrived, ...job.reached, job.selected] }] : [];
      });
      const steps = shownSteps(funnels).get(days);
      if (!titled || !steps) return [];
      const arrived = steps[0] ?? 0;
      const figures = steps.map((cases) => ({ cases, share: shareOf(cases, arrived) }));
      return [{ id, title: titled.title, language: titled.language, steps: figures }];
    });
  }
}

interface MostArrived {
  /** The ids of the jobs for which most arrived. */
  shown: string[];
  others: Figures['others'];
}

/** Sorted once for each period, however often it is asked for. */
const sortedJobs = new WeakMap<FlowOfPeriod, MostArrived>();

function mostArrived(period: FlowOfPeriod): MostArrived {
  const known = sortedJobs.get(period) ?? sorted(period);
  sortedJobs.set(period, known);
  return known;
}

function sorted({ jobs }: FlowOfPeriod): MostArrived {
  const all = [...jobs].sort(
    ([oneId, one], [otherId, other]) => other.arrived - one.arrived || (oneId < otherId ? -1 : 1),
  );
  const left = all.slice(MOST_JOBS);
  return {
    shown: all.slice(0, MOST_JOBS).map(([id]) => id),
    others: { jobs: left.length, arrived: left.reduce((sum, [, { arrived }]) => sum + arrived, 0) },
  };
}

function kindFigures(flow: Flow, { days, kinds }: FlowOfPeriod): KindFigures[] {
  const { seen, decided } = measuresOf(flow);
  return [null, ...APPLICATION_KINDS].map((kind) => ({
    kind,
    arrived: ofKinds(kinds, kind).reduce((sum, { arrived }) => sum + arrived, 0),
    seen: seen(kind, days),
    decided: decided(kind, days),
  }));
}

type Measures = (kind: ApplicationKind | null, days: FigureDays) => Measure;

/** Ranked once for each flow, however often it is asked for. */
const ranked = new WeakMap<Flow, Record<What, Measures>>();

function measuresOf(flow: Flow): Record<What, Measures> {
  const known = ranked.get(flow) ?? { seen: measures(flow, 'seen'), decided: measures(flow, 'decided') };
  ranked.set(flow, known);
  return known;
}

/** Which cells may be described depends on all periods, because one can be subtracted from another. */
function measures({ periods }: Flow, what: What): Measures {
  const cells = periods.flatMap(({ days, kinds }) =>
    [null, ...APPLICATION_KINDS].map((kind) => {
      const durations = Durations.of(ofKinds(kinds, kind).map((each) => each[what]));
      const { cases } = durations;
      const [median, nineOfTen] = [durations.ofTenths(5), durations.ofTenths(9)];
      return { kind, days, cases, measure: { cases, median, nineOfTen } };
    }),
  );
  const shown = described(cells);
  return (kind, days) => {
    const cell = cells.find((each) => each.kind === kind && each.days === days);
    if (cell && shown.has(cell)) return cell.measure;
    return { cases: cell?.cases ?? 0, median: null, nineOfTen: null };
  };
}

const ofKinds = (kinds: FlowOfPeriod['kinds'], kind: ApplicationKind | null): FlowOfKind[] =>
  kind === null ? Object.values(kinds) : [kinds[kind]];
