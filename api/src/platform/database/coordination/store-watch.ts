import { Injectable, Logger } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, mongo } from 'mongoose';
import { StoreAway } from '../mongo-errors.ts';

/** Milliseconds for which a unit of work waits for a store that is away: as long as the driver looks for a server. */
export const PATIENCE = 1_250;

/** Kinds of servers that take writes; a load balancer is not watched by the driver. */
const WRITABLE = new Set<string>(['Standalone', 'RSPrimary', 'Mongos', 'LoadBalancer']);

/** Mongoose's state of a connection that we close ourselves. */
const DISCONNECTING = 3;

/** Milliseconds after which MongoDB itself ends a transaction that nobody ends. */
const FORGOTTEN_AFTER = 60_000;

interface Waiting {
  giveUp: () => void;
  timer?: NodeJS.Timeout;
}

/**
 * Knows whether the store is away: no server of it takes writes, by the driver's own heartbeats. Says so in the log when
 * that begins and when it ends, for all who work in the background. The embedded store is never away.
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
   * What `work` answers; StoreAway when the store has been away for `PATIENCE` meanwhile, after `onGivenUp`. The driver
   * would try on for two minutes: rightly where the store is busy, too long for anybody who waits.
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

  /** Until the store is back; at once when it is not away. At most for as long as it remembers an open transaction. */
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
