import { stat, statfs } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { EmbeddedClient } from '@consulting/mongoose-sqlite';
import type { Connection } from 'mongoose';
import { Gauge, Registry } from 'prom-client';
import { Settings } from '../../config/settings.ts';
import { Clock } from '../../shared/clock.ts';
import { isEmbedded } from '../database/open-database.ts';
import { OutboxReader } from '../mail/outbox-reader.ts';
import { Fresh } from './fresh.ts';

/** What only the store and the disk below it can tell. A store that is away leaves out its figures, not the others. */
@Injectable()
export class StoreFigures {
  constructor(
    private readonly registry: Registry,
    private readonly outbox: OutboxReader,
    private readonly settings: Settings,
    private readonly clock: Clock,
    @InjectConnection() private readonly connection: Connection,
  ) {}

  register(): void {
    this.addOutbox();
    this.addDisk();
    if (isEmbedded(this.settings.databaseUri)) this.addEmbedded();
  }

  /** One question serves three figures. */
  private addOutbox(): void {
    const registers = [this.registry];
    const depth = new Fresh(() => this.outbox.depth());
    const { clock } = this;
    new Gauge({
      name: 'store_up',
      help: '1 while the store answers within a second, 0 while it does not',
      registers,
      async collect() {
        this.set((await depth.get()) ? 1 : 0);
      },
    });
    new Gauge({
      name: 'outbox_mails',
      help: 'Emails not delivered, by state; the same in every process of one store',
      labelNames: ['state'],
      registers,
      async collect() {
        this.reset();
        for (const [state, count] of Object.entries((await depth.get())?.counts ?? {}))
          this.set({ state }, count);
      },
    });
    new Gauge({
      name: 'outbox_oldest_waiting_age_seconds',
      help: 'How long the oldest email has been waiting for its delivery; 0 when none waits',
      // A label that has no value: without one, a gauge cannot be left out.
      labelNames: ['state'],
      registers,
      async collect() {
        this.reset();
        const found = await depth.get();
        if (!found) return;
        const { oldestWaiting } = found;
        this.set({}, oldestWaiting ? (clock.now().getTime() - oldestWaiting.getTime()) / 1000 : 0);
      },
    });
  }

  private addDisk(): void {
    const { dataDir } = this.settings;
    new Gauge({
      name: 'data_disk_bytes',
      help: 'The disk that holds DATA_DIR: its size, and what is free for the process',
      labelNames: ['kind'],
      registers: [this.registry],
      async collect() {
        this.reset();
        const disk = await statfs(dataDir).catch(() => null);
        if (!disk) return;
        this.set({ kind: 'size' }, disk.blocks * disk.bsize);
        this.set({ kind: 'free' }, disk.bavail * disk.bsize);
      },
    });
  }

  private addEmbedded(): void {
    const registers = [this.registry];
    const file = this.settings.databaseUri.slice('sqlite:'.length);
    const client = this.connection.getClient() as Partial<EmbeddedClient>;
    new Gauge({
      name: 'store_file_bytes',
      help: "Size of the embedded store's files",
      labelNames: ['file'],
      registers,
      async collect() {
        this.reset();
        for (const [name, path] of [
          ['database', file],
          ['wal', `${file}-wal`],
        ] as const) {
          const found = await stat(path).catch(() => null);
          if (found) this.set({ file: name }, found.size);
        }
      },
    });
    new Gauge({
      name: 'store_waiting_writes',
      help: 'Writes of the embedded store that wait for an open transaction',
      registers,
      collect() {
        this.set(client.waitingWrites?.() ?? 0);
      },
    });
  }
}
