import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, mongo } from 'mongoose';
import { Settings } from '../../../config/settings.ts';
import { Clock } from '../../../shared/time/clock.ts';
import { storeOf } from '../../database/connection/store-of.ts';
import { isDuplicateKey } from '../../database/mongo-errors.ts';
import { BACKUPS, recordPlaceOf } from './backup-record.ts';
import { type BackupHealth, Backups } from './backups.port.ts';

/** When the first process that expects backups has started on the store. */
interface Expectation {
  _id: 'expected';
  since: Date;
}

const HOUR = 3_600_000;

@Injectable()
export class StoredBackups extends Backups implements OnApplicationBootstrap {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {
    super();
  }

  async onApplicationBootstrap(): Promise<void> {
    if (!this.isExpected) return;
    try {
      await this.expectations.insertOne({ _id: 'expected', since: this.clock.now() });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  async health(): Promise<BackupHealth> {
    const [last, expectation] = await Promise.all([
      recordPlaceOf(this.settings, this.connection).read(),
      this.isExpected ? this.expectations.findOne({ _id: 'expected' }) : null,
    ]);
    const expectedSince = expectation?.since ?? null;
    const isOverdue = expectedSince !== null && this.isLate(last?.at ?? expectedSince);
    return { last, expectedSince, isOverdue };
  }

  private get isExpected(): boolean {
    return this.settings.backupMaxAgeHours > 0;
  }

  private isLate(since: Date): boolean {
    return this.clock.now().getTime() - since.getTime() > this.settings.backupMaxAgeHours * HOUR;
  }

  private get expectations(): mongo.Collection<Expectation> {
    return storeOf(this.connection).collection<Expectation>(BACKUPS);
  }
}
