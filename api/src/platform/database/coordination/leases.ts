/**
 * Work that only one process may do at a time (migrations, scheduled tasks) runs under a lease: a document in the store
 * that is taken and renewed by conditional writes and lost after half a minute of silence (docs/decisions/0023). A
 * suspended process may go on beside its successor, so such work must be idempotent.
 */

import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, mongo } from 'mongoose';
import { Clock } from '../../../shared/time/clock.ts';
import { declareCollection } from '../collections/collection.ts';
import { storeOf } from '../connection/store-of.ts';
import { isDuplicateKey } from '../mongo-errors.ts';
import { SignsOfLife } from './signs-of-life.ts';

declareCollection({ name: 'leases', backups: 'never', personal: 'none', kept: 'until-deleted' });

/** Milliseconds without renewal after which the process that has a lease counts as dead. */
export const LEASE = 30_000;
/** Milliseconds. A lease that ends later than this was written by a wrong clock. */
const NEVER_AHEAD = 10 * LEASE;

/** A stored lease. Users of leases may add fields of their own. */
export interface LeaseDocument {
  /** The name of the work. */
  _id: string;
  /** The process that has the lease or had it last: host, process id and a random part. */
  holder: string;
  /** The end of the lease, unless renewed. */
  until: Date;
}

export type LeaseFilter = mongo.Filter<LeaseDocument>;

/**
 * Creates and takes leases. A process that dies loses its leases after half a minute. The clocks of the machines may
 * differ by a few seconds at most.
 */
@Injectable()
export class Leases {
  readonly holder = `${hostname()}/${process.pid}/${randomBytes(4).toString('hex')}`;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly clock: Clock,
  ) {}

  /** The stored leases, for users that keep fields of their own in them. */
  get documents(): mongo.Collection<LeaseDocument> {
    return storeOf(this.connection).collection<LeaseDocument>('leases');
  }

  /** Creates a free lease with these fields, unless it exists. */
  async create(name: string, fields: object = {}): Promise<void> {
    try {
      await this.documents.insertOne({ _id: name, holder: '', until: new Date(0), ...fields });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  /** Returns null while another process has it, when it was never created, and when `condition` does not match. */
  async take(name: string, condition: LeaseFilter = {}): Promise<Lease | null> {
    const now = this.clock.now().getTime();
    const isFree = [{ until: { $lte: new Date(now) } }, { until: { $gt: new Date(now + NEVER_AHEAD) } }];
    const { matchedCount } = await this.documents.updateOne(
      { ...condition, _id: name, $or: isFree },
      { $set: { holder: this.holder, until: new Date(now + LEASE) } },
    );
    return matchedCount === 1 ? new Lease(this.documents, name, this.holder, this.clock) : null;
  }
}

/** A lease of this process, renewed until it is released. */
export class Lease {
  // Renewal may fail while the store is away: nobody else can take the lease then either.
  private readonly signs = new SignsOfLife(() =>
    this.write({ until: new Date(this.clock.now().getTime() + LEASE) }),
  );

  constructor(
    private readonly documents: mongo.Collection<LeaseDocument>,
    private readonly name: string,
    private readonly holder: string,
    private readonly clock: Clock,
  ) {}

  /** Releases the lease and writes these fields in the same write. Does nothing if the lease was lost meanwhile. */
  async release(fields: object = {}): Promise<void> {
    await this.signs.end();
    await this.write({ until: this.clock.now(), ...fields });
  }

  private write(fields: object): Promise<unknown> {
    return this.documents.updateOne({ _id: this.name, holder: this.holder }, { $set: fields });
  }
}
