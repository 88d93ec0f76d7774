import { Injectable } from '@nestjs/common';
import { FIGURE_DAYS, type Stage } from '@consulting/contracts';
import { FlowService } from '../../../applications/application/flow.service.ts';
import { StagesService } from '../../../applications/application/stages.service.ts';
import type { Flow } from '../../../applications/domain/flow/flow.ts';
import { Clock } from '../../../shared/time/clock.ts';

/** Milliseconds for which a flow is used again. */
const KEPT_FOR = 60_000;
/** Counting takes at most this part of the time, however many applications there are. */
const SHARE = 20;

export interface FlowOfStages {
  flow: Flow;
  stages: readonly Stage[];
}

/**
 * The flow of applications in all periods, counted by one caller at a time and kept for a minute: however often figures
 * are asked for, and by however many, the store is read once. A failed count is not kept.
 */
@Injectable()
export class KeptFlow {
  private kept?: { counted: FlowOfStages; until: number };
  private counting?: Promise<FlowOfStages>;

  constructor(
    private readonly flows: FlowService,
    private readonly stages: StagesService,
    private readonly clock: Clock,
  ) {}

  async current(): Promise<FlowOfStages> {
    if (this.kept && this.clock.now().getTime() < this.kept.until) return this.kept.counted;
    this.counting ??= this.count().finally(() => {
      delete this.counting;
    });
    return this.counting;
  }

  private async count(): Promise<FlowOfStages> {
    const begun = performance.now();
    const stages = await this.stages.firm();
    const flow = await this.flows.flow(this.clock.now(), FIGURE_DAYS, stages);
    const counted = { flow, stages: stages.list };
    const keptFor = Math.max(KEPT_FOR, (performance.now() - begun) * SHARE);
    this.kept = { counted, until: this.clock.now().getTime() + keptFor };
    return counted;
  }
}
