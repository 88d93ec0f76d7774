/**
 * The store may be away at any time. A request that waits for it gets 503 within three seconds; background work goes on
 * with its next turn and leaves the log to `StoreWatch`. No command has a time limit of its own, except the sign of
 * life of a process (docs/decisions/0022).
 */

import { Injectable, Logger } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, mongo } from 'mongoose';
import { LOOKS_FOR_SERVER } from '../connection/open-database.ts';
import { StoreAway } from '../mongo-errors.ts';

/** Milliseconds that a unit of work waits while the store is away: as long as the driver looks for a server. */
export const PATIENCE = LOOKS_FOR_SERVER;

/** Server types that accept writes. The driver does not monitor a load balancer. */
const WRITABLE = new Set<string>(['Standalone', 'RSPrimary', 'Mongos', 'LoadBalancer']);

/** Mongoose's state of a connection that this process is closing. */
const DISCONNECTING = 3;

/** Milliseconds after which MongoDB itself ends an abandoned transaction. */
const FORGOTTEN_AFTER = 60_000;

interface Waiting {
  giveUp: () => void;
  timer?: NodeJS.Timeout;
}

/**
 * Knows whether the store is away: by the driver's heartbeats, no server accepts writes. Logs the beginning and the end
 * of each outage, on behalf of all background work. The embedded store is never away.
 */
@Injectable()
export class StoreWatch {
  private readonly log = new Logger('Store');
  private readonly waiting = new Set<Waiting>();
  private readonly onReturn = new Set<() => void>();
  isAway = false;

  constructor(@InjectConnection() private readonly connection: Connection) {
    connection
      .getClient()
      .on('topologyDescriptionChanged', ({ newDescription }: mongo.TopologyDescriptionChangedEvent) =>
        this.notice([...newDescription.servers.values()].some(({ type }) => WRITABLE.has(type))),
      );
  }

  /**
   * Returns the result of `work`. When the store is away for `PATIENCE` meanwhile, calls `onGivenUp` and throws
   * StoreAway: the driver would retry for two minutes, which suits a busy store, but is too long while it is away.
   */
  async unlessAway<T>(work: Promise<T>, onGivenUp: () => void): Promise<T> {
    const waiting: Waiting = { giveUp: () => undefined };
    const givenUp = new Promise<never>((_, reject) => {
      waiting.giveUp = () => {
        onGivenUp();
        reject(new StoreAway());
      };
    });
    this.waiting.add(waiting);
    if (this.isAway) this.count(waiting);
    try {
      return await Promise.race([work, givenUp]);
    } finally {
      this.waiting.delete(waiting);
      clearTimeout(waiting.timer);
    }
  }

  /** Waits until the store is back, but at most as long as the store keeps an open transaction. */
  async untilBack(): Promise<void> {
    if (!this.isAway) return;
    await new Promise<void>((resolve) => {
      this.onReturn.add(resolve);
      setTimeout(resolve, FORGOTTEN_AFTER).unref();
    });
  }

  private notice(isThere: boolean): void {
    if (isThere !== this.isAway || this.connection.readyState === DISCONNECTING) return;
    this.isAway = !isThere;
    if (this.isAway) {
      this.log.warn('The database is unavailable: requests that need it are answered with 503');
      for (const each of this.waiting) this.count(each);
    } else {
      this.log.log('The database is available again');
      for (const { timer } of this.waiting) clearTimeout(timer);
      for (const tell of this.onReturn) tell();
      this.onReturn.clear();
    }
  }

  private count(waiting: Waiting): void {
    waiting.timer = setTimeout(waiting.giveUp, PATIENCE);
  }
}
