import { Injectable } from '@nestjs/common';
import type { mongo } from 'mongoose';
import { Counter, Registry } from 'prom-client';
import { gauge } from './gauge.ts';

/** Metrics of the driver's connections to MongoDB, from its events. The embedded engine has none: they stay at zero. */
@Injectable()
export class StorePool {
  private open = 0;
  private pending = 0;
  private inUse = 0;
  private waiting = 0;
  private most = 0;
  private readonly failures: Counter;

  constructor(registry: Registry) {
    gauge(
      registry,
      'store_pool_connections',
      'Connections to the store: in use, idle, or being made',
      ['state'],
      (set) => {
        set(this.inUse, { state: 'in_use' });
        set(Math.max(0, this.open - this.inUse - this.pending), { state: 'idle' });
        set(this.pending, { state: 'pending' });
      },
    );
    gauge(
      registry,
      'store_pool_waiting_requests',
      'Operations that wait for a connection to the store',
      [],
      (set) => set(this.waiting),
    );
    gauge(
      registry,
      'store_pool_max_connections',
      'How many connections the pool may have to one server of the store; 0 on the embedded engine',
      [],
      (set) => set(this.most),
    );
    this.failures = new Counter({
      name: 'store_pool_checkout_failures_total',
      help: 'Operations that got no connection to the store',
      registers: [registry],
    });
  }

  /** Watches a client that has not connected yet, and no longer the previous one. */
  watch(client: mongo.MongoClient): void {
    this.open = this.pending = this.inUse = this.waiting = 0;
    this.most = client.options.maxPoolSize;
    const unready = new Set<string>();
    const key = ({ address, connectionId }: { address: string; connectionId: unknown }) =>
      `${address} ${String(connectionId)}`;
    const settled = (connection: { address: string; connectionId: unknown }) => {
      unready.delete(key(connection));
      this.pending = unready.size;
    };
    client.on('connectionCreated', (event) => {
      this.open += 1;
      this.pending = unready.add(key(event)).size;
    });
    client.on('connectionReady', settled);
    client.on('connectionClosed', (event) => {
      this.open -= 1;
      settled(event);
    });
    client.on('connectionCheckOutStarted', () => (this.waiting += 1));
    client.on('connectionCheckedOut', () => {
      this.waiting -= 1;
      this.inUse += 1;
    });
    client.on('connectionCheckOutFailed', () => {
      this.waiting -= 1;
      this.failures.inc();
    });
    client.on('connectionCheckedIn', () => (this.inUse -= 1));
  }
}
