import { APPLICATION_KINDS, type ApplicationKind, type FigureDays, type Stage } from '@consulting/contracts';
import { Durations } from '../../../applications/domain/flow/durations.ts';
import type { Flow, FlowOfKind, FlowOfPeriod } from '../../../applications/domain/flow/flow.ts';
import { described } from '../../domain/figures/described.ts';
import { shareOf, shownSteps } from '../../domain/figures/funnel.ts';
import type { Figures, JobFigures, KindFigures, Measure } from './figures.ts';

/** The jobs with a funnel of their own. */
const MOST_JOBS = 20;

/** Figures whose jobs have no titles yet, because these are read when the figures are asked for. */
export interface CountedFigures extends Omit<Figures, 'jobs'> {
  jobs: Pick<JobFigures, 'id' | 'steps'>[];
}

/** Returns the figures of each period. What may be shown of one depends on all of them. */
export function countedFigures(flow: Flow, stages: readonly Stage[]): Map<FigureDays, CountedFigures> {
  const [seen, decided] = [measures(flow, 'seen'), measures(flow, 'decided')];
  return new Map(
    flow.periods.map((period) => {
      const { days, from, kinds } = period;
      const figures: CountedFigures = {
        ...{ at: flow.now, days, from, stages: [...stages] },
        kinds: ALL_AND_EACH.map((kind): KindFigures => ({
          kind,
          arrived: ofKinds(kinds, kind).reduce((sum, { arrived }) => sum + arrived, 0),
          ...{ seen: seen(kind, days), decided: decided(kind, days) },
        })),
        weeks: flow.weeksOf(period).map(({ name, monday, arrived, decided }) => ({
          ...{ name, monday, arrived, decided },
        })),
        ...jobFigures(flow, period),
      };
      return [days, figures];
    }),
  );
}

function jobFigures(
  { periods }: Flow,
  { days, jobs }: FlowOfPeriod,
): Pick<CountedFigures, 'jobs' | 'others'> {
  const all = [...jobs].sort(
    ([oneId, one], [otherId, other]) => other.arrived - one.arrived || (oneId < otherId ? -1 : 1),
  );
  const left = all.slice(MOST_JOBS);
  return {
    jobs: all.slice(0, MOST_JOBS).map(([id]) => ({ id, steps: stepsOf(id, days, periods) })),
    others: { jobs: left.length, arrived: left.reduce((sum, [, { arrived }]) => sum + arrived, 0) },
  };
}

function stepsOf(id: string, of: FigureDays, periods: readonly FlowOfPeriod[]): JobFigures['steps'] {
  const funnels = periods.flatMap(({ days, jobs }) => {
    const job = jobs.get(id);
    return job ? [{ days, steps: [job.arrived, ...job.reached, job.selected] }] : [];
  });
  const steps = shownSteps(funnels).get(of) ?? [];
  const arrived = steps[0] ?? 0;
  return steps.map((cases) => ({ cases, share: shareOf(cases, arrived) }));
}

const ALL_AND_EACH = [null, ...APPLICATION_KINDS];

/** Which cells may be described depends on all periods, because one can be subtracted from another. */
function measures(
  { periods }: Flow,
  what: 'seen' | 'decided',
): (kind: ApplicationKind | null, days: FigureDays) => Measure {
  const cells = periods.flatMap(({ days, kinds }) =>
    ALL_AND_EACH.map((kind) => {
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
