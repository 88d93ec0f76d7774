import { Injectable } from '@nestjs/common';
import type { mongo } from 'mongoose';
import { Counter, Gauge, Registry } from 'prom-client';

/** The driver's connections to MongoDB, from its own events. The embedded engine has none, and these stay at zero. */
@Injectable()
export class StorePool {
  private open = 0;
  private pending = 0;
  private inUse = 0;
  private waiting = 0;
  private most = 0;
  private readonly failures: Counter;

  constructor(registry: Registry) {
    const registers = [registry];
    const pool = this;
    new Gauge({
      name: 'store_pool_connections',
      help: 'Connections to the store: in use, idle, or being made',
      labelNames: ['state'],
      registers,
      collect() {
        this.set({ state: 'in_use' }, pool.inUse);
        this.set({ state: 'idle' }, Math.max(0, pool.open - pool.inUse - pool.pending));
        this.set({ state: 'pending' }, pool.pending);
      },
    });
    new Gauge({
      name: 'store_pool_waiting_requests',
      help: 'Operations that wait for a connection to the store',
      registers,
      collect() {
        this.set(pool.waiting);
      },
    });
    new Gauge({
      name: 'store_pool_max_connections',
      help: 'How many connections the pool may have to one server of the store; 0 on the embedded engine',
      registers,
      collect() {
        this.set(pool.most);
      },
    });
    this.failures = new Counter({
      name: 'store_pool_checkout_failures_total',
      help: 'Operations that got no connection to the store',
      registers,
    });
  }

  /** Counts for a client that has not connected yet; an earlier one is forgotten. */
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
