import { AsyncLocalStorage } from 'node:async_hooks';
import { setImmediate as turn } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { StoreAway } from './mongo-errors.ts';
import { StoreWatch } from './coordination/store-watch.ts';
import { UnitOfWork } from './unit-of-work.ts';

/** What the running code is part of. */
interface Scope {
  /** In a unit of work: what its end sets off. */
  atEnd?: Set<() => void>;
  /** What a unit of work writes last. */
  last?: () => Promise<void>;
}

/** One for the process, because every promise of a process pays for each storage that was ever used in it. */
const scope = new AsyncLocalStorage<Scope>();

/** Transactions of the store; Mongoose hands the session to every call by itself (`transactionAsyncLocalStorage`). */
@Injectable()
export class MongoUnitOfWork extends UnitOfWork {
  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly store: StoreWatch,
  ) {
    super();
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (scope.getStore()?.atEnd) return work();
    // The embedded engine answers before anybody else has a turn, and sweeps are units of work in a row.
    await turn();
    // The result of the run that was committed: an earlier one may have been repeated.
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
          // A store that cannot be told of the end would keep what was begun from others for a minute.
          await this.store.untilBack();
        }
        unlessGivenUp();
      })
      .finally(end);
    await this.store.unlessAway(transaction, () => {
      // From here on it is undone, unless the store had been asked to keep it before: then it may end once more.
      isGivenUp = true;
      end();
    });
    if (!result) throw new Error('The transaction ended without running its work');
    return result.value;
  }

  endingWith<T>(write: () => Promise<void>, work: () => T): T {
    return scope.run({ ...scope.getStore(), last: write }, work);
  }

  private async whole<T>(work: () => Promise<T>): Promise<T> {
    const value = await work();
    await scope.getStore()?.last?.();
    return value;
  }

  atEnd(then: () => void): void {
    const atEnd = scope.getStore()?.atEnd;
    if (atEnd) atEnd.add(then);
    else then();
  }
}
