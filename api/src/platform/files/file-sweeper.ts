import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Clock } from '../../shared/time/clock.ts';
import { RETENTION, SWEEP_EVERY } from '../../shared/time/retention.ts';
import { Scheduled } from '../schedule/scheduled.ts';
import type { FileRecord } from './file-record.schema.ts';
import { FileStorage } from './file-storage.ts';

const AT_ONCE = 100;

/** Removes files that nothing refers to: uploads never attached (a crash, a refusal) and released files. */
@Injectable()
export class FileSweeper {
  constructor(
    @InjectModel('FileRecord') private readonly records: Model<FileRecord>,
    private readonly storage: FileStorage,
    private readonly clock: Clock,
  ) {}

  /** Resolves with the number of removed files. */
  @Scheduled('files.sweep', { every: SWEEP_EVERY.minutes })
  async sweep(): Promise<number> {
    const now = this.clock.now().getTime();
    const before = (ms: number): { $lt: Date } => ({ $lt: new Date(now - ms) });
    // From here on `attach` finds no pending file, so nothing can refer to a file that is being removed.
    await this.records.updateMany(
      { state: 'pending', since: before(RETENTION.pendingFiles) },
      { $set: { state: 'released', since: new Date(now - RETENTION.releasedFiles - 1) } },
    );
    for (let removed = 0; ;) {
      const due = await this.records
        .find({ state: 'released', since: before(RETENTION.releasedFiles) })
        .limit(AT_ONCE)
        .lean();
      for (const { _id } of due) {
        await this.storage.remove(_id);
        await this.records.deleteOne({ _id });
      }
      removed += due.length;
      if (due.length < AT_ONCE) return removed;
    }
  }
}
