/**
 * The first step of every shutdown: HTTP serving ends while everything it needs still works.
 *
 * A shutdown follows Nest's hooks: serving HTTP ends in `onModuleDestroy` (nothing else may use that hook), workers end
 * in `beforeApplicationShutdown`, the store in `onApplicationShutdown`.
 */

import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Settings } from '../../config/settings.ts';
import { Connections } from './connections.ts';

/** Milliseconds that requests in progress have to finish, once no new ones are taken. */
const FINISH_WITHIN = 10_000;

/**
 * `/health/ready` answers 503 from the beginning. For DRAIN_SECONDS requests are still taken, so that a load balancer
 * can notice; each answer closes its connection, so that the client opens the next one elsewhere. Then the listener
 * closes and requests in progress finish.
 */
@Injectable()
export class Draining implements OnModuleDestroy {
  private readonly log = new Logger('Stop');
  private connections: Connections | undefined;
  private begun = false;

  constructor(private readonly settings: Settings) {}

  get hasBegun(): boolean {
    return this.begun;
  }

  /** Call before the server listens. */
  watch(server: Server): void {
    this.connections = new Connections(server);
  }

  async onModuleDestroy(): Promise<void> {
    this.begun = true;
    const { connections } = this;
    if (!connections?.isListening) return;
    const { drainSeconds } = this.settings;
    connections.closeAfterAnswer();
    if (drainSeconds > 0) {
      this.log.log(`New requests are to go elsewhere; they are taken for another ${drainSeconds} s`);
      await wait(drainSeconds * 1000);
    }
    const brokenOff = await connections.end(FINISH_WITHIN);
    if (brokenOff > 0) this.log.warn(`${brokenOff} connections did not end in time`);
  }
}
