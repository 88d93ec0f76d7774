import type { Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { Injectable, Logger, type OnModuleDestroy } from '@nestjs/common';
import { Settings } from '../../config/settings.ts';
import { Connections } from './connections.ts';

/** Milliseconds that requests under way have to end, once no more are taken. */
const FINISH_WITHIN = 10_000;

/**
 * The first step of every shutdown: the part that serves HTTP ends, while everything it needs still works. Workers
 * (`beforeApplicationShutdown`) and the store (`onApplicationShutdown`) end after it.
 *
 * `/health/ready` answers 503 from the beginning. For DRAIN_SECONDS requests are taken as ever, so that whoever
 * distributes them can notice; each answer closes its connection, so that the next one is opened elsewhere. Then the
 * listener closes and what is under way is finished.
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
