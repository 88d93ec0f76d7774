import { setImmediate as turn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { StoreAway } from './mongo-errors.ts';
import { StoreWatch } from './coordination/store-watch.ts';
import { UnitOfWork } from './unit-of-work.ts';
import { atEndOfUnit, isInUnit, scope } from './unit-scope.ts';

/** Units of work as transactions. Mongoose passes the session to every call (`transactionAsyncLocalStorage`). */
@Injectable()
export class MongoUnitOfWork extends UnitOfWork {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly store: StoreWatch,
  ) {
    super();
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (isInUnit()) return work();
    // The embedded engine answers synchronously, and sweeps run many units of work: others get a turn in between.
    await turn();
    // The result of the committed run; earlier runs may have been retried.
    let result: { value: T } | undefined;
    let isGivenUp = false;
    const atEnd = new Set<() => void>();
    const end = () => {
      for (const then of atEnd) then();
    };
    const unlessGivenUp = () => {
      if (isGivenUp) throw new StoreAway();
    };
    const transaction = this.connection
      .transaction(async () => {
        unlessGivenUp();
        try {
          const unit = { ...scope.getStore(), atEnd };
          result = { value: await scope.run(unit, () => this.whole(work)) };
        } finally {
          // Waits so that the store gets the commit or abort; else it would keep the documents locked for a minute.
          await this.store.untilBack();
        }
        unlessGivenUp();
      })
      .finally(end);
    await this.store.unlessAway(transaction, () => {
      // From here on it is undone, unless the commit was already sent; `end` may then run a second time.
      isGivenUp = true;
      end();
    });
    if (!result) throw new Error('The transaction ended without running its work');
    return result.value;
  }

  endingWith<T>(write: () => Promise<void>, work: () => T): T {
    const outer = scope.getStore();
    const last = async () => {
      await write();
      await outer?.last?.();
    };
    return scope.run({ ...outer, last }, work);
  }

  private async whole<T>(work: () => Promise<T>): Promise<T> {
    const value = await work();
    await scope.getStore()?.last?.();
    return value;
  }

  atEnd(then: () => void): void {
    atEndOfUnit(then);
  }
}
