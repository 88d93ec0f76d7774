import { AsyncLocalStorage } from 'node:async_hooks';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection } from 'mongoose';
import { UnitOfWork } from './unit-of-work.ts';

/** Transactions of the store; Mongoose hands the session to every call by itself (`transactionAsyncLocalStorage`). */
@Injectable()
export class MongoUnitOfWork extends UnitOfWork {
  private readonly inside = new AsyncLocalStorage<true>();

  constructor(@InjectConnection() private readonly connection: Connection) {
    super();
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.inside.getStore()) return work();
    // The result of the run that was committed: an earlier one may have been repeated.
    let result: { value: T } | undefined;
    await this.connection.transaction(async () => {
      result = { value: await this.inside.run(true, work) };
    });
    if (!result) throw new Error('The transaction ended without running its work');
    return result.value;
  }
}
