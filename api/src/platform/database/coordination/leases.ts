import { randomBytes } from 'node:crypto';
import { hostname } from 'node:os';
import { Injectable } from '@nestjs/common';
import { InjectConnection } from '@nestjs/mongoose';
import type { Connection, mongo } from 'mongoose';
import { Clock } from '../../../shared/clock.ts';
import { declareCollection } from '../collections/collection.ts';
import { isDuplicateKey } from '../mongo-errors.ts';
import { SignsOfLife } from './signs-of-life.ts';

declareCollection({ name: 'leases', backups: 'never', personal: 'none', kept: 'until-deleted' });

/** Milliseconds without a sign of life after which a holder counts as dead. */
export const LEASE = 30_000;
/** One that ends later than this was written by a clock that was wrong. */
const NEVER_AHEAD = 10 * LEASE;

/** Who does what only one process may do at a time. Others may keep fields of their own in it. */
export interface LeaseDocument {
  /** What is done. */
  _id: string;
  /** The process that does it, or did it last: host, process id and a random part. */
  holder: string;
  /** Until when it is held, unless prolonged. */
  until: Date;
}

export type LeaseFilter = mongo.Filter<LeaseDocument>;

/**
 * What one process at a time may do, decided by one conditional write. A process that dies loses what it holds after
 * half a minute; the clocks of the machines may differ by some seconds, not by more.
 */
@Injectable()
export class Leases {
  readonly holder = `${hostname()}/${process.pid}/${randomBytes(4).toString('hex')}`;

  constructor(
    @InjectConnection() private readonly connection: Connection,
    private readonly clock: Clock,
  ) {}

  /** The documents, for who keeps fields of their own in them. */
  get documents(): mongo.Collection<LeaseDocument> {
    const { db } = this.connection;
    if (!db) throw new Error('The store is not connected');
    return db.collection<LeaseDocument>('leases');
  }

  /** Creates what is not there yet: held by nobody, with these fields. */
  async create(name: string, fields: object = {}): Promise<void> {
    try {
      await this.documents.insertOne({ _id: name, holder: '', until: new Date(0), ...fields });
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
  }

  /** Null while somebody else holds it, when it was never created, and when it is not as `condition` says. */
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

/** What this process holds: prolonged until it is released. */
export class Lease {
  // While the store is away nobody else can take it either.
  private readonly signs = new SignsOfLife(() =>
    this.write({ until: new Date(this.clock.now().getTime() + LEASE) }),
  );

  constructor(
    private readonly documents: mongo.Collection<LeaseDocument>,
    private readonly name: string,
    private readonly holder: string,
    private readonly clock: Clock,
  ) {}

  /** Gives it back, and writes these fields with it; nothing happens if it was lost meanwhile. */
  async release(fields: object = {}): Promise<void> {
    await this.signs.end();
    await this.write({ until: this.clock.now(), ...fields });
  }

  private write(fields: object): Promise<unknown> {
    return this.documents.updateOne({ _id: this.name, holder: this.holder }, { $set: fields });
  }
}
