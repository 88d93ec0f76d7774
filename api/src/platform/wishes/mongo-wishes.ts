import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Settings } from '../../config/settings.ts';
import { DomainError } from '../../shared/errors.ts';
import { Clock } from '../../shared/time/clock.ts';
import { RETENTION } from '../../shared/time/retention.ts';
import type { AccountId } from '../database/collections/collection.ts';
import { UnitOfWork } from '../database/unit-of-work.ts';
import { LedgerFile } from '../ledgers/ledger-file.ts';
import type { LedgerRecord } from '../ledgers/ledger-record.schema.ts';
import { keyOf } from '../ledgers/ledgers.ts';
import { StoredLedger } from '../ledgers/stored-ledger.ts';
import { Scheduled } from '../schedule/scheduled.ts';
import { ownerKey } from './wish.schema.ts';
import { type Wish, type WishKind, Wishes } from './wishes.ts';

/** How often the file is written anew, in milliseconds. */
const COMPACTED_EVERY = 24 * 3_600_000;

@Injectable()
export class MongoWishes extends Wishes implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly ways = new Map<string, (wish: Wish) => Promise<unknown>>();
  private readonly ledger: StoredLedger;
  private readonly file: LedgerFile;
  private readonly erasures: LedgerFile;
  private compactedAt = 0;

  constructor(
    @InjectModel('Wish') private readonly records: Model<LedgerRecord>,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    { dataDir }: Settings,
  ) {
    super();
    this.file = new LedgerFile('wishes', dataDir);
    this.erasures = new LedgerFile('erasures', dataDir);
    this.ledger = new StoredLedger({
      records,
      file: this.file,
      repeat: (_kind, _id, record) => this.fulfilAgain(record),
      copied: () => this.compact(),
    });
  }

  async note(kind: WishKind, id: string, owner: AccountId, value: string): Promise<void> {
    const change = { $set: { at: this.clock.now(), owner: ownerKey(owner), value }, $unset: { again: true } };
    await this.records.updateOne({ _id: keyOf(kind, id) }, change, { upsert: true });
    this.unitOfWork.atEnd(this.ledger.copySoon);
  }

  fulfilAgainBy(kind: WishKind, fulfil: (wish: Wish) => Promise<unknown>): void {
    this.ways.set(kind, fulfil);
  }

  onApplicationBootstrap(): Promise<void> {
    return this.ledger.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.ledger.end();
  }

  /** Removes wishes that no backup in use can undo any more. */
  @Scheduled('wishes.retention', { cron: '45 3 * * *' })
  async removeOld(): Promise<void> {
    await this.records.deleteMany({ at: { $lt: this.oldest() } });
  }

  private oldest(): Date {
    return new Date(this.clock.now().getTime() - RETENTION.wishes);
  }

  /** Once a day the file forgets what is old, repeated, or of an account that was erased. */
  private async compact(): Promise<void> {
    const now = this.clock.now().getTime();
    if (now - this.compactedAt < COMPACTED_EVERY) return;
    const [oldest, erased] = [this.oldest(), await this.erasures.read()];
    await this.file.compact((_key, { at, owner = '' }) => at >= oldest && !erased.has(owner));
    this.compactedAt = now;
  }

  private async fulfilAgain({ _id, at, owner = '', value = '' }: LedgerRecord): Promise<void> {
    const [kind = '', id = ''] = _id.split(':');
    const fulfil = this.ways.get(kind);
    if (!fulfil) throw new Error(`Nobody fulfils "${kind}"`);
    const [ownerKind, ownerId = ''] = owner.split(':');
    try {
      await fulfil({ id, owner: { kind: ownerKind as AccountId['kind'], id: ownerId }, value, at });
    } catch (error) {
      // A wish of an account or about an entry that is gone says nothing any more.
      if (!(error instanceof DomainError) || error.kind !== 'not-found') throw error;
      await this.records.deleteOne({ _id });
    }
  }
}
