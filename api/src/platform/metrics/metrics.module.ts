import { createServer, type Server } from 'node:http';
import { type BeforeApplicationShutdown, Module, type OnApplicationBootstrap } from '@nestjs/common';
import { HttpAdapterHost } from '@nestjs/core';
import type { FastifyAdapter } from '@nestjs/platform-fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { Settings } from '../../config/settings.ts';
import { isStoreUnavailable } from '../database/mongo-errors.ts';
import { StoreWatch } from '../database/store-watch.ts';
import { OutboxReader } from '../mail/outbox-reader.ts';

/** Metrics for Prometheus, on a port of their own that must not be public. Off without METRICS_PORT. */
@Module({})
export class MetricsModule implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly registry = new Registry();
  private server: Server | undefined;

  constructor(
    private readonly settings: Settings,
    private readonly outbox: OutboxReader,
    private readonly store: StoreWatch,
    { httpAdapter }: HttpAdapterHost<FastifyAdapter>,
  ) {
    if (settings.metricsPort === null) return;
    const duration = new Histogram({
      name: 'http_request_duration_seconds',
      help: 'Requests by route and status',
      labelNames: ['method', 'route', 'status'],
      buckets: [0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5],
      registers: [this.registry],
    });
    httpAdapter.getInstance().addHook('onResponse', (request, reply, done) => {
      const route = request.routeOptions.url ?? 'unknown';
      duration.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
      done();
    });
  }

  async onApplicationBootstrap(): Promise<void> {
    const { metricsPort, host } = this.settings;
    if (metricsPort === null) return;
    collectDefaultMetrics({ register: this.registry });
    const { outbox, store } = this;
    new Gauge({
      name: 'outbox_mails',
      help: 'Emails not delivered, by state',
      labelNames: ['state'],
      registers: [this.registry],
      async collect() {
        // What only the store knows is left out while it is away: the rest is needed then.
        this.reset();
        if (store.isAway) return;
        try {
          const [waiting, failed] = await Promise.all([outbox.count('waiting'), outbox.count('failed')]);
          this.set({ state: 'waiting' }, waiting);
          this.set({ state: 'failed' }, failed);
        } catch (error) {
          if (!isStoreUnavailable(error)) throw error;
        }
      },
    });
    const server = createServer((request, response) => {
      if (request.url !== '/metrics') return void response.writeHead(404).end();
      this.registry.metrics().then(
        (text) => response.setHeader('content-type', this.registry.contentType).end(text),
        () => response.writeHead(503).end(),
      );
    });
    this.server = server;
    await new Promise<void>((resolve, reject) =>
      server.once('error', reject).listen(metricsPort, host, resolve),
    );
  }

  beforeApplicationShutdown(): void {
    this.server?.close();
    this.server?.closeAllConnections();
  }
}
