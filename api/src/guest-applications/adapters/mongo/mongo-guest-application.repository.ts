import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { emailKey } from '../../../shared/person/email-history.ts';
import {
  GuestApplicationRepository,
  type WaitingNetwork,
} from '../../application/guest-applications.ports.ts';
import type { GuestApplication, WaitingApplication } from '../../domain/guest-application.ts';
import {
  GUEST_APPLICATION_MODEL,
  toGuestApplication,
  type GuestApplicationDocument,
} from './guest-application.schema.ts';

const EMPTY = { first_name: '', last_name: '', email: '', emailKey: '', note: '', network: '', cv: null };

@Injectable()
export class MongoGuestApplicationRepository extends GuestApplicationRepository {
  constructor(@InjectModel(GUEST_APPLICATION_MODEL) private readonly model: Model<GuestApplicationDocument>) {
    super();
  }

  async add({ id, ...application }: WaitingApplication, tokenHash: string): Promise<void> {
    await this.model.create([{ _id: id, ...application, tokenHash, emailKey: emailKey(application.email) }]);
  }

  async findLive(tokenHash: string, now: Date): Promise<GuestApplication | null> {
    const found = await this.model
      .findOne({ tokenHash, expiresAt: { $gt: now } })
      .lean<GuestApplicationDocument>();
    return found && toGuestApplication(found);
  }

  async send(id: string, at: Date): Promise<boolean> {
    const { matchedCount } = await this.model.updateOne(
      { _id: id, sentAt: null },
      { $set: { ...EMPTY, sentAt: at } },
    );
    return matchedCount === 1;
  }

  countWaiting(): Promise<number> {
    return this.model.countDocuments({ sentAt: null });
  }

  countWaitingFrom(network: string): Promise<number> {
    return this.model.countDocuments({ network: inNetwork(network), sentAt: null });
  }

  /** Reads all that wait: the use case bounds how many these are. */
  async networks(count: number): Promise<WaitingNetwork[]> {
    const found = await this.model
      .aggregate<Omit<WaitingNetwork, 'network'> & { _id: string | null }>([
        { $match: { sentAt: null } },
        {
          $group: {
            _id: '$network',
            waiting: { $sum: 1 },
            oldest: { $min: '$receivedAt' },
            newest: { $max: '$receivedAt' },
          },
        },
        { $sort: { waiting: -1, oldest: 1 } },
        { $limit: count },
      ])
      .exec();
    return found.map(({ _id, waiting, oldest, newest }) => ({ network: _id ?? '', waiting, oldest, newest }));
  }

  async findAllFrom(network: string, count: number): Promise<string[]> {
    const found = await this.model
      .find({ network: inNetwork(network), sentAt: null }, { _id: 1 })
      .sort({ receivedAt: 1 })
      .limit(count)
      .lean<Pick<GuestApplicationDocument, '_id'>[]>();
    return found.map(({ _id }) => _id.toHexString());
  }

  async findAllOf(email: string): Promise<WaitingApplication[]> {
    const found = await this.model
      .find({ emailKey: emailKey(email) })
      .sort({ receivedAt: 1 })
      .lean<GuestApplicationDocument[]>();
    return found.map(toGuestApplication).filter(hasFile);
  }

  async remove(id: string): Promise<GuestApplication | null> {
    const removed = await this.model.findByIdAndDelete(id).lean<GuestApplicationDocument>();
    return removed && toGuestApplication(removed);
  }

  async removeWaiting(id: string): Promise<GuestApplication | null> {
    const removed = await this.model
      .findOneAndDelete({ _id: id, sentAt: null })
      .lean<GuestApplicationDocument>();
    return removed && toGuestApplication(removed);
  }

  async findExpired(now: Date, count: number): Promise<string[]> {
    const found = await this.model
      .find({ expiresAt: { $lte: now } }, { _id: 1 })
      .sort({ expiresAt: 1 })
      .limit(count)
      .lean<Pick<GuestApplicationDocument, '_id'>[]>();
    return found.map(({ _id }) => _id.toHexString());
  }
}

/** Applications of an earlier version have no network. */
const inNetwork = (network: string) => (network === '' ? { $in: ['', null] } : network);

const hasFile = (application: GuestApplication): application is WaitingApplication => application.cv !== null;
