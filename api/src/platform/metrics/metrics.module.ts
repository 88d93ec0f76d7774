import { type BeforeApplicationShutdown, Global, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { Registry } from 'prom-client';
import { Settings } from '../../config/settings.ts';
import { Clock } from '../../shared/time/clock.ts';
import { ScheduledRuns } from '../schedule/scheduled-runs.ts';
import { longestPause } from '../schedule/timetable.ts';
import { Counts } from './counts.port.ts';
import { MetricsServer } from './metrics-server.ts';
import { addProcessFigures } from './process-figures.ts';
import { PromCounts } from './prom-counts.ts';
import { observeRequests, RequestDurations } from './request-durations.ts';
import { ScheduledRunFigures } from './scheduled-run-figures.ts';
import { StoreFigures } from './store-figures.ts';
import { StorePool } from './store-pool.ts';

/**
 * Metrics for Prometheus: counts events, measures requests and serves `/metrics`, on a port that must not be public.
 * Without METRICS_PORT nothing is served, requests are not measured and counts are discarded.
 */
@Global()
@Module({
  providers: [
    { provide: Registry, useFactory: () => new Registry() },
    { provide: Counts, inject: [Registry], useFactory: (registry: Registry) => new PromCounts(registry) },
    StorePool,
    ScheduledRunFigures,
    StoreFigures,
  ],
  exports: [Registry, Counts, StorePool, ScheduledRunFigures],
})
export class MetricsModule implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private server: MetricsServer | undefined;

  constructor(
    private readonly settings: Settings,
    private readonly registry: Registry,
    private readonly store: StoreFigures,
    private readonly runs: ScheduledRuns,
    private readonly clock: Clock,
    private readonly runFigures: ScheduledRunFigures,
    { httpAdapter }: HttpAdapterHost<FastifyAdapter>,
  ) {
    if (settings.metricsPort === null) return;
    observeRequests(httpAdapter.getInstance(), new RequestDurations(registry));
  }

  async onApplicationBootstrap(): Promise<void> {
    const { metricsPort, metricsTls, host } = this.settings;
    if (metricsPort === null) return;
    addProcessFigures(this.registry);
    this.store.register();
    const now = this.clock.now();
    for (const { name, when } of this.runs.schedules)
      this.runFigures.expect(name, longestPause(when, now) / 1000);
    this.runs.observe(({ name, outcome, seconds }) => this.runFigures.observe(name, outcome, seconds));
    this.server = new MetricsServer(this.registry, metricsTls);
    await this.server.listen(metricsPort, host);
  }

  beforeApplicationShutdown(): void {
    this.server?.close();
  }
}
