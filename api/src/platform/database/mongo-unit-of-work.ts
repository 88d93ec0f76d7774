import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { UnitOfWork } from './unit-of-work.ts';

/** Transactions of the store; Mongoose hands the session to every call by itself (`transactionAsyncLocalStorage`). */
@Injectable()
export class MongoUnitOfWork extends UnitOfWork {
  private readonly inside = new AsyncLocalStorage<Set<() => void>>();

  constructor(@InjectConnection() private readonly connection: Connection) {
    super();
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.inside.getStore()) return work();
    // The result of the run that was committed: an earlier one may have been repeated.
    let result: { value: T } | undefined;
    const atEnd = new Set<() => void>();
    try {
      await this.connection.transaction(async () => {
        result = { value: await this.inside.run(atEnd, work) };
      });
    } finally {
      for (const then of atEnd) then();
    }
    if (!result) throw new Error('The transaction ended without running its work');
    return result.value;
  }

  atEnd(then: () => void): void {
    const unit = this.inside.getStore();
    if (unit) unit.add(then);
    else then();
  }
}
