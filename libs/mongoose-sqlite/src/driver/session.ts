import { EventEmitter } from 'node:events';

import mongoose from 'mongoose';

import { Binary } from '../bson/codec.ts';
import { serverError } from '../bson/errors.ts';
import type { Store } from '../store/store.ts';
import type { Client } from './client.ts';

const { MongoError, MongoExpiredSessionError, MongoTransactionError, MongoAPIError } = mongoose.mongo;
const { setTimeout, clearTimeout } = globalThis;

/** As on MongoDB: a transaction nobody ends is ended, and withTransaction stops trying. */
const LIFETIME = 60_000;
const RETRY_FOR = 120_000;
/** How long a transaction waits for the one that is open. */
const PATIENCE = 5_000;

type State =
  | 'NO_TRANSACTION'
  | 'STARTING_TRANSACTION'
  | 'TRANSACTION_IN_PROGRESS'
  | 'TRANSACTION_COMMITTED'
  | 'TRANSACTION_ABORTED';

const transient = (error: unknown, label: string) =>
  error instanceof MongoError && error.hasErrorLabel(label);

/** The driver's ClientSession as far as Mongoose and applications use it. */
export class Session extends EventEmitter {
  readonly id = { id: new Binary(crypto.getRandomValues(new Uint8Array(16)), 4) };
  readonly serverSession = { id: this.id, txnNumber: 0, isDirty: false };
  readonly snapshotEnabled = false;
  readonly supports = { causalConsistency: false };
  clusterTime: unknown;
  operationTime: unknown;
  hasEnded = false;
  #state: State = 'NO_TRANSACTION';
  #failed = false;
  #timer: NodeJS.Timeout | undefined;

  constructor(
    readonly client: Client,
    private readonly store: Store,
    readonly options: object = {},
  ) {
    super();
  }

  get transaction() {
    const active = this.inTransaction();
    return {
      state: this.#state,
      isActive: active,
      isStarting: this.#state === 'STARTING_TRANSACTION',
      options: {},
    };
  }

  inTransaction(): boolean {
    return this.#state === 'STARTING_TRANSACTION' || this.#state === 'TRANSACTION_IN_PROGRESS';
  }

  startTransaction(_options?: object): void {
    if (this.hasEnded) throw new MongoExpiredSessionError();
    if (this.inTransaction()) throw new MongoTransactionError('Transaction already in progress');
    this.#state = 'STARTING_TRANSACTION';
    this.#failed = false;
    this.serverSession.txnNumber++;
  }

  /** One operation of the transaction; the first one begins it. An error ends the transaction, as on a server. */
  async within<T>(work: () => T): Promise<T> {
    if (this.#failed) throw this.#gone();
    if (this.#state === 'STARTING_TRANSACTION') {
      try {
        await this.store.gate.take(this, PATIENCE);
        this.store.begin();
      } catch (error) {
        this.#fail();
        throw error;
      }
      this.#state = 'TRANSACTION_IN_PROGRESS';
      this.#timer = setTimeout(() => this.#fail(), LIFETIME).unref();
    }
    try {
      return work();
    } catch (error) {
      this.#fail();
      throw error;
    }
  }

  async commitTransaction(): Promise<void> {
    if (this.#state === 'TRANSACTION_COMMITTED') return;
    if (this.#state === 'NO_TRANSACTION') throw new MongoTransactionError('No transaction started');
    if (this.#state === 'TRANSACTION_ABORTED') {
      throw new MongoTransactionError('Cannot call commitTransaction after calling abortTransaction');
    }
    if (this.#failed) throw this.#gone();
    try {
      if (this.#state === 'TRANSACTION_IN_PROGRESS') this.store.commit();
      this.#leave('TRANSACTION_COMMITTED');
    } catch (error) {
      this.#fail();
      throw error;
    }
  }

  async abortTransaction(): Promise<void> {
    if (this.#state === 'NO_TRANSACTION') throw new MongoTransactionError('No transaction started');
    if (this.#state === 'TRANSACTION_ABORTED')
      throw new MongoTransactionError('Cannot call abortTransaction twice');
    if (this.#state === 'TRANSACTION_COMMITTED') {
      throw new MongoTransactionError('Cannot call abortTransaction after calling commitTransaction');
    }
    this.#fail();
    this.#state = 'TRANSACTION_ABORTED';
  }

  /** Runs `work` in a transaction, again and from its start where another transaction was in the way. */
  async withTransaction<T>(work: (session: this) => Promise<T>, options?: object): Promise<T> {
    const until = Date.now() + RETRY_FOR;
    for (;;) {
      this.startTransaction(options);
      try {
        const result = await work(this);
        if (this.inTransaction()) await this.commitTransaction();
        return result;
      } catch (error) {
        if (this.inTransaction()) await this.abortTransaction();
        if (!transient(error, 'TransientTransactionError') || Date.now() > until) throw error;
      }
    }
  }

  async endSession(): Promise<void> {
    if (this.hasEnded) return;
    if (this.inTransaction()) await this.abortTransaction();
    this.hasEnded = true;
    this.emit('ended', this);
  }

  async [Symbol.asyncDispose](): Promise<void> {
    await this.endSession();
  }

  equals(other: unknown): boolean {
    return other === this;
  }

  advanceClusterTime(): void {}
  advanceOperationTime(): void {}

  toBSON(): never {
    throw new MongoAPIError('ClientSession cannot be serialized to BSON.');
  }

  #gone() {
    return serverError(
      251,
      `Transaction with { txnNumber: ${this.serverSession.txnNumber} } has been aborted.`,
      {
        errorLabels: ['TransientTransactionError'],
      },
    );
  }

  #fail(): void {
    this.#failed = true;
    if (this.store.gate.owner === this) this.store.rollback();
    this.#leave(this.#state);
  }

  #leave(state: State): void {
    clearTimeout(this.#timer);
    this.#state = state;
    this.store.gate.leave(this);
  }
}
