import {
  type BeforeApplicationShutdown,
  Injectable,
  Logger,
  type OnApplicationBootstrap,
} from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Settings } from '../../config/settings.ts';
import { Clock } from '../../shared/time/clock.ts';
import { DomainError } from '../../shared/errors.ts';
import { SWEEP_EVERY } from '../../shared/time/retention.ts';
import { isStoreUnavailable } from '../database/mongo-errors.ts';
import { UnitOfWork } from '../database/unit-of-work.ts';
import { type ErasureRecord, erasureKey } from './erasure.schema.ts';
import { type ErasureKind, Erasures } from './erasures.ts';
import { addToLedger, ledgerFile } from './ledger-file.ts';
import { Remnants } from './remnants.ts';

/** Milliseconds by which the clocks of two processes, and the ends of their units of work, may differ. */
const MARGIN = 10 * 60_000;

/**
 * The ledger in the store, copied to DATA_DIR after each erasure of this process and every few minutes for those of
 * other processes, so that every host has a copy.
 */
@Injectable()
export class MongoErasures extends Erasures implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly ways = new Map<ErasureKind, (id: string) => Promise<unknown>>();
  private readonly file: string;
  private timer: NodeJS.Timeout | undefined;
  /** Everything noted before this time is in the file. */
  private copiedUntil = new Date(0);
  private copying: Promise<void> = Promise.resolve();

  constructor(
    @InjectModel('Erasure') private readonly records: Model<ErasureRecord>,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly remnants: Remnants,
    { dataDir }: Settings,
  ) {
    super();
    this.file = ledgerFile(dataDir);
  }

  async note(kind: ErasureKind, id: string): Promise<void> {
    const change = { $setOnInsert: { at: this.clock.now() }, $unset: { again: true } };
    await this.records.updateOne({ _id: erasureKey(kind, id) }, change, { upsert: true });
    this.unitOfWork.atEnd(this.copySoon);
    this.unitOfWork.atEnd(this.remnants.cutSoon);
  }

  eraseAgainBy(kind: ErasureKind, erase: (id: string) => Promise<unknown>): void {
    this.ways.set(kind, erase);
  }

  async onApplicationBootstrap(): Promise<void> {
    await this.eraseAgain();
    this.copySoon();
    this.timer = setInterval(this.copySoon, SWEEP_EVERY.minutes).unref();
  }

  async beforeApplicationShutdown(): Promise<void> {
    clearInterval(this.timer);
    await this.copying;
  }

  /** Copies run one after the other. The next one makes up for a failed one (a full disk). */
  private readonly copySoon = (): void => {
    this.copying = this.copying.then(() => this.copy()).catch((error: unknown) => this.warn(error));
  };

  /** `StoreWatch` logs an outage of the store, once for all. */
  private warn(error: unknown): void {
    if (isStoreUnavailable(error)) return;
    const reason = error instanceof Error ? error.message : String(error);
    new Logger('Erasures').warn(`The ledger could not be copied to ${this.file}: ${reason}`);
  }

  private async copy(): Promise<void> {
    const since = this.copiedUntil;
    const found = await this.records.find({ at: { $gte: since } }).lean<ErasureRecord[]>();
    if (found.length === 0) return;
    await addToLedger(this.file, new Map(found.map(({ _id, at }) => [_id, at])));
    const newest = Math.max(...found.map(({ at }) => at.getTime()));
    this.copiedUntil = new Date(Math.max(since.getTime(), newest - MARGIN));
  }

  /** Erases what a restore has brought back, before anybody can see it. */
  private async eraseAgain(): Promise<void> {
    const left = await this.records.find({ again: true }).sort({ at: 1 }).lean<ErasureRecord[]>();
    if (left.length === 0) return;
    let done = 0;
    for (const { _id } of left) if (await this.eraseOne(_id)) done += 1;
    new Logger('Erasures').log(`${done} of ${left.length} erasures made after the backup were done again`);
  }

  private async eraseOne(key: string): Promise<boolean> {
    const [kind = '', id = ''] = key.split(':');
    const erase = this.ways.get(kind as ErasureKind);
    if (!erase) throw new Error(`Nobody erases "${kind}"`);
    try {
      await erase(id);
    } catch (error) {
      // Refused, for example for the last administrator, who stays until there is another one. Tried again at each
      // start.
      if (!(error instanceof DomainError)) throw error;
      if (error.kind !== 'not-found') {
        new Logger('Erasures').warn(`${key} could not be erased again: ${error.message}`);
        return false;
      }
    }
    await this.records.updateOne({ _id: key }, { $unset: { again: true } });
    return true;
  }
}
