import { Injectable } from '@nestjs/common';
import { FIGURE_DAYS, type FigureDays } from '@consulting/contracts';
import { FlowService } from '../../../applications/application/flow.service.ts';
import { StagesService } from '../../../applications/application/stages.service.ts';
import { Clock } from '../../../shared/time/clock.ts';
import { countedFigures, type CountedFigures } from './counted-figures.ts';

/** Milliseconds for which figures are used again. */
const KEPT_FOR = 60_000;
/** Counting takes at most this part of the time, however many applications there are. */
const SHARE = 20;

type OfPeriods = ReadonlyMap<FigureDays, CountedFigures>;

/**
 * The figures of all periods, counted by one caller at a time and kept for a minute: however often figures are asked for,
 * and by however many, the store is read once. A failed count is not kept.
 */
@Injectable()
export class KeptFigures {
  private kept?: { counted: OfPeriods; until: number };
  private counting?: Promise<OfPeriods>;

  constructor(
    private readonly flows: FlowService,
    private readonly stages: StagesService,
    private readonly clock: Clock,
  ) {}

  async ofLast(days: FigureDays): Promise<CountedFigures> {
    const figures = (await this.current()).get(days);
    if (!figures) throw new Error(`No period of ${days} days is counted`);
    return figures;
  }

  private async current(): Promise<OfPeriods> {
    if (this.kept && this.clock.now().getTime() < this.kept.until) return this.kept.counted;
    this.counting ??= this.count().finally(() => {
      delete this.counting;
    });
    return this.counting;
  }

  private async count(): Promise<OfPeriods> {
    const begun = performance.now();
    const stages = await this.stages.firm();
    const flow = await this.flows.flow(this.clock.now(), FIGURE_DAYS, stages);
    const counted = countedFigures(flow, stages.list);
    const keptFor = Math.max(KEPT_FOR, (performance.now() - begun) * SHARE);
    this.kept = { counted, until: this.clock.now().getTime() + keptFor };
    return counted;
  }
}
