import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Settings } from '../../config/settings.ts';
import { Clock } from '../../shared/time/clock.ts';
import { UnitOfWork } from '../database/unit-of-work.ts';
import { LedgerFile } from '../ledgers/ledger-file.ts';
import type { LedgerRecord } from '../ledgers/ledger-record.schema.ts';
import { keyOf } from '../ledgers/ledgers.ts';
import { StoredLedger } from '../ledgers/stored-ledger.ts';
import { type ErasureKind, Erasures } from './erasures.ts';
import { Remnants } from './remnants.ts';

@Injectable()
export class MongoErasures extends Erasures implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private readonly ways = new Map<string, (id: string) => Promise<unknown>>();
  private readonly ledger: StoredLedger;

  constructor(
    @InjectModel('Erasure') private readonly records: Model<LedgerRecord>,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly remnants: Remnants,
    { dataDir }: Settings,
  ) {
    super();
    const file = new LedgerFile('erasures', dataDir);
    this.ledger = new StoredLedger({ records, file, repeat: (kind, id) => this.eraseAgain(kind, id) });
  }

  async note(kind: ErasureKind, id: string): Promise<void> {
    const change = { $setOnInsert: { at: this.clock.now() }, $unset: { again: true } };
    await this.records.updateOne({ _id: keyOf(kind, id) }, change, { upsert: true });
    this.unitOfWork.atEnd(this.ledger.copySoon);
    this.unitOfWork.atEnd(this.remnants.cutSoon);
  }

  eraseAgainBy(kind: ErasureKind, erase: (id: string) => Promise<unknown>): void {
    this.ways.set(kind, erase);
  }

  onApplicationBootstrap(): Promise<void> {
    return this.ledger.start();
  }

  beforeApplicationShutdown(): Promise<void> {
    return this.ledger.end();
  }

  private async eraseAgain(kind: string, id: string): Promise<void> {
    const erase = this.ways.get(kind);
    if (!erase) throw new Error(`Nobody erases "${kind}"`);
    await erase(id);
  }
}
