import { stat, statfs } from 'node:fs/promises';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { EmbeddedClient } from '@consulting/mongoose-sqlite';
import type { Connection } from 'mongoose';
import { Registry } from 'prom-client';
import { Settings } from '../../config/settings.ts';
import { Clock } from '../../shared/time/clock.ts';
import { Backups } from '../backup/record/backups.port.ts';
import { isEmbedded } from '../database/connection/open-database.ts';
import { UndeliveredMails } from '../mail/undelivered-mails.ts';
import { Fresh } from './fresh.ts';
import { gauge } from './gauge.ts';

/** Metrics of the store, its backups and its disk. While the store is unavailable only its own metrics are missing. */
@Injectable()
export class StoreFigures {
  constructor(
    private readonly registry: Registry,
    private readonly undelivered: UndeliveredMails,
    private readonly backups: Backups,
    private readonly settings: Settings,
    private readonly clock: Clock,
    @InjectConnection() private readonly connection: Connection,
  ) {}

  register(): void {
    this.addMailQueue();
    this.addBackups();
    this.addDisk();
    if (isEmbedded(this.settings.databaseUri)) this.addEmbedded();
  }

  /** One read serves three metrics. */
  private addMailQueue(): void {
    const { registry, clock } = this;
    const depth = new Fresh(() => this.undelivered.depth());
    gauge(
      registry,
      'store_up',
      '1 while the store answers within a second, 0 while it does not',
      [],
      async (set) => set((await depth.get()) ? 1 : 0),
    );
    gauge(
      registry,
      'outbox_mails',
      'Emails not delivered, by state; the same in every process of one store',
      ['state'],
      async (set) => {
        for (const [state, count] of Object.entries((await depth.get())?.counts ?? {})) set(count, { state });
      },
    );
    gauge(
      registry,
      'outbox_oldest_waiting_age_seconds',
      'How long the oldest email has been waiting for its delivery; 0 when none waits',
      [],
      async (set) => {
        const found = await depth.get();
        if (!found) return;
        const { oldestWaiting } = found;
        set(oldestWaiting ? (clock.now().getTime() - oldestWaiting.getTime()) / 1000 : 0);
      },
    );
  }

  private addBackups(): void {
    const { registry } = this;
    const health = new Fresh(() => this.backups.health());
    gauge(
      registry,
      'backup_last_success_timestamp_seconds',
      'The moment whose data the last complete backup holds; none before the first one',
      [],
      async (set) => {
        const at = (await health.get())?.last?.at;
        if (at) set(at.getTime() / 1000);
      },
    );
    gauge(
      registry,
      'backup_last_bytes',
      'Size of the last complete backup, uncompressed',
      ['part'],
      async (set) => {
        for (const [part, bytes] of Object.entries((await health.get())?.last?.bytes ?? {}))
          set(bytes, { part });
      },
    );
    gauge(
      registry,
      'backup_expected_since_timestamp_seconds',
      'Since when backups are expected; none where they are not (BACKUP_MAX_AGE_HOURS)',
      [],
      async (set) => {
        const since = (await health.get())?.expectedSince;
        if (since) set(since.getTime() / 1000);
      },
    );
    gauge(
      registry,
      'backup_max_age_seconds',
      'How old the last backup may be before it is overdue; 0: none is expected',
      [],
      (set) => set(this.settings.backupMaxAgeHours * 3600),
    );
  }

  private addDisk(): void {
    const { dataDir } = this.settings;
    gauge(
      this.registry,
      'data_disk_bytes',
      'The disk that holds DATA_DIR: its size, and what is free for the process',
      ['kind'],
      async (set) => {
        const disk = await statfs(dataDir).catch(() => null);
        if (!disk) return;
        set(disk.blocks * disk.bsize, { kind: 'size' });
        set(disk.bavail * disk.bsize, { kind: 'free' });
      },
    );
  }

  private addEmbedded(): void {
    const { registry } = this;
    const file = this.settings.databaseUri.slice('sqlite:'.length);
    const client = this.connection.getClient() as Partial<EmbeddedClient>;
    gauge(registry, 'store_file_bytes', "Size of the embedded store's files", ['file'], async (set) => {
      const [database, wal] = await Promise.all([file, `${file}-wal`].map(sizeOf));
      if (database !== undefined) set(database, { file: 'database' });
      if (wal !== undefined) set(wal, { file: 'wal' });
    });
    gauge(
      registry,
      'store_waiting_writes',
      'Writes of the embedded store that wait for an open transaction',
      [],
      (set) => set(client.waitingWrites?.() ?? 0),
    );
  }
}

const sizeOf = async (file: string): Promise<number | undefined> =>
  (await stat(file).catch(() => undefined))?.size;
