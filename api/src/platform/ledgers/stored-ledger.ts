import { Logger } from '@nestjs/common';
import type { Model } from 'mongoose';
import { DomainError } from '../../shared/errors.ts';
import { SWEEP_EVERY } from '../../shared/time/retention.ts';
import { isStoreUnavailable } from '../database/mongo-errors.ts';
import type { LedgerFile } from './ledger-file.ts';
import type { LedgerRecord } from './ledger-record.schema.ts';

/** Milliseconds by which the clocks of two processes, and the ends of their units of work, may differ. */
const MARGIN = 10 * 60_000;

/** How many entries are copied at once. */
const BATCH = 1000;

/** A ledger and how its entries are done again. */
export interface LedgerParts {
  records: Model<LedgerRecord>;
  file: LedgerFile;
  /** Does again what was noted; `not-found` when nothing of it is left. */
  repeat: (kind: string, id: string, record: LedgerRecord) => Promise<unknown>;
  /** Called after each of the copies that are made every few minutes. */
  copied?: () => Promise<void>;
}

/**
 * A ledger in the store, copied to its file in DATA_DIR after each entry of this process and every few minutes for those of
 * other processes, so that every host has a copy.
 */
export class StoredLedger {
  private readonly log = new Logger('Ledgers');
  private timer: NodeJS.Timeout | undefined;
  /** Everything noted before this time is in the file. */
  private copiedUntil = new Date(0);
  private copying: Promise<void> = Promise.resolve();
  private isAsked = false;

  constructor(private readonly parts: LedgerParts) {}

  /** Does again what a restore has undone, before anybody can see it, and begins to copy. */
  async start(): Promise<void> {
    await this.repeatAll();
    this.tick();
    this.timer = setInterval(this.tick, SWEEP_EVERY.minutes).unref();
  }

  async end(): Promise<void> {
    clearInterval(this.timer);
    await this.copying;
  }

  /** Copies run one after the other. The next one makes up for a failed one (a full disk). */
  readonly copySoon = (): void => {
    // The one that waits will copy this entry, too.
    if (this.isAsked) return;
    this.isAsked = true;
    this.next(async () => {
      this.isAsked = false;
      await this.copy();
    });
  };

  private readonly tick = (): void => {
    this.copySoon();
    const { copied } = this.parts;
    if (copied) this.next(copied);
  };

  private next(work: () => Promise<void>): void {
    this.copying = this.copying.then(work).catch((error: unknown) => this.warn(error));
  }

  /** `StoreWatch` logs an outage of the store, once for all. */
  private warn(error: unknown): void {
    if (isStoreUnavailable(error)) return;
    const reason = error instanceof Error ? error.message : String(error);
    this.log.warn(`The ledger could not be copied to ${this.parts.file.path}: ${reason}`);
  }

  private async copy(): Promise<void> {
    const { records, file } = this.parts;
    const since = this.copiedUntil;
    let newest = since.getTime() + MARGIN;
    let batch = new Map<string, LedgerRecord>();
    for await (const record of records
      .find({ at: { $gte: since } })
      .lean<LedgerRecord[]>()
      .cursor()) {
      batch.set(record._id, record);
      newest = Math.max(newest, record.at.getTime());
      if (batch.size < BATCH) continue;
      await file.add(batch, since);
      batch = new Map();
    }
    await file.add(batch, since);
    this.copiedUntil = new Date(newest - MARGIN);
  }

  private async repeatAll(): Promise<void> {
    const { records, file } = this.parts;
    const left = await records.find({ again: true }).sort({ at: 1 }).lean<LedgerRecord[]>();
    if (left.length === 0) return;
    let done = 0;
    for (const record of left) if (await this.repeatOne(record)) done += 1;
    this.log.log(`${done} of ${left.length} ${file.name} noted after the backup were done again`);
  }

  private async repeatOne(record: LedgerRecord): Promise<boolean> {
    const [kind = '', id = ''] = record._id.split(':');
    try {
      await this.parts.repeat(kind, id, record);
    } catch (error) {
      // Refused, for example for the last administrator, who stays until there is another one. Tried again at each
      // start.
      if (!(error instanceof DomainError)) throw error;
      if (error.kind !== 'not-found') {
        this.log.warn(`${record._id} could not be done again: ${error.message}`);
        return false;
      }
    }
    await this.parts.records.updateOne({ _id: record._id }, { $unset: { again: true } });
    return true;
  }
}
