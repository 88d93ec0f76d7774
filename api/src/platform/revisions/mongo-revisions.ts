import type { OnApplicationBootstrap } from '@nestjs/common';
import { type Model, Schema } from 'mongoose';
import type { Clock } from '../../shared/time/clock.ts';
import type { UnitOfWork } from '../database/unit-of-work.ts';
import { PUBLIC_LISTS, Revisions, type PublicList } from './revisions.ts';
import { declareCollection } from '../database/collections/collection.ts';

export interface RevisionRecord {
  _id: PublicList;
  number: number;
}

export const revisionSchema = new Schema<RevisionRecord>(
  { _id: String, number: { type: Number, required: true } },
  { versionKey: false },
);

export const revisionsCollection = declareCollection({
  name: 'revisions',
  model: 'Revision',
  schema: revisionSchema,
  backups: 'internal',
  personal: 'none',
  kept: 'until-deleted',
});

type Numbers = ReadonlyMap<PublicList, number>;

export class MongoRevisions extends Revisions implements OnApplicationBootstrap {
  /** The latest answer of the store, and when it was asked for. */
  private answered: { numbers: Numbers; askedAt: number } | null = null;
  /** The read in progress. */
  private asking: Promise<Numbers> | null = null;

  /** `believedFor`: milliseconds after which the store is read again although this process changed nothing. */
  constructor(
    private readonly records: Model<RevisionRecord>,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly believedFor: number,
  ) {
    super();
  }

  /** The counters exist before the first change, so that two first changes do not race to insert one. */
  async onApplicationBootstrap(): Promise<void> {
    const existing = await this.read();
    // Existing counters are not written: that would wait for transactions of other processes.
    for (const _id of PUBLIC_LISTS.filter((list) => !existing.has(list)))
      await this.records.updateOne({ _id }, { $inc: { number: 0 } }, { upsert: true });
  }

  known(list: PublicList): number | undefined {
    if (this.answered === null) return undefined;
    const { numbers, askedAt } = this.answered;
    if (this.believedFor !== Infinity) {
      const age = this.now() - askedAt;
      if (age < 0 || age >= this.believedFor) return undefined;
    }
    return numbers.get(list) ?? 0;
  }

  async current(list: PublicList): Promise<number> {
    const known = this.known(list);
    if (known !== undefined) return known;
    this.asking ??= this.ask();
    return (await this.asking).get(list) ?? 0;
  }

  /** Reads the store again after the unit of work, whether it was committed or not. */
  bump(list: PublicList): Promise<void> {
    return this.unitOfWork.run(async () => {
      this.unitOfWork.atEnd(this.forget);
      await this.records.updateOne({ _id: list }, { $inc: { number: 1 } }, { upsert: true });
    });
  }

  private readonly forget = (): void => {
    this.answered = null;
    // A read in progress may be from before the change: only those already waiting get its answer.
    this.asking = null;
  };

  private ask(): Promise<Numbers> {
    const askedAt = this.now();
    const asking = this.read();
    const settle = (answered: MongoRevisions['answered']): void => {
      if (this.asking !== asking) return;
      this.asking = null;
      this.answered = answered;
    };
    asking.then(
      (numbers) => settle({ numbers, askedAt }),
      () => settle(null),
    );
    return asking;
  }

  private async read(): Promise<Numbers> {
    const found = await this.records.find({ _id: { $in: [...PUBLIC_LISTS] } }).lean<RevisionRecord[]>();
    return new Map(found.map(({ _id, number }) => [_id, number]));
  }

  private now(): number {
    return this.clock.now().getTime();
  }
}
