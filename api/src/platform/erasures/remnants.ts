import type { EmbeddedClient } from '@consulting/mongoose-sqlite';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { Scheduled } from '../schedule/scheduled.ts';

/**
 * What erased data leave behind in the files of the embedded store (docs/decisions/0042). Does nothing on MongoDB, whose
 * files are its operators' matter.
 */
@Injectable()
export class Remnants {
  constructor(@InjectConnection() private readonly connection: Connection) {}

  private get client(): Partial<EmbeddedClient> {
    return this.connection.getClient() as Partial<EmbeddedClient>;
  }

  /** Cuts the write-ahead log, which holds earlier contents, after the request that runs now has been answered. */
  readonly cutSoon = (): void => {
    setImmediate(() => void this.client.cutLog?.());
  };

  /** Rebuilds a store of up to 32 MB, without copies of rows in unused parts of its pages. Blocks for half a second. */
  @Scheduled('erasures.rebuild', { cron: '30 3 * * *' })
  async rebuild(): Promise<void> {
    await this.client.rebuild?.();
  }
}
