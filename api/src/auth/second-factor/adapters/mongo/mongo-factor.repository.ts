import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model, UpdateQuery } from 'mongoose';
import { isDuplicateKey } from '../../../../platform/database/mongo-errors.ts';
import { conflict } from '../../../../shared/errors.ts';
import { FactorRepository } from '../../application/factors.ports.ts';
import {
  MOST_PASSKEYS,
  type CodeApp,
  type Passkey,
  type SignInFactors,
} from '../../domain/sign-in-factors.ts';
import type { AccountRef, SessionAudience } from '../../../sessions/domain/session.ts';
import { FACTORS_MODEL, toFactors, type FactorsDocument } from './factors.schema.ts';

@Injectable()
export class MongoFactorRepository extends FactorRepository {
  constructor(@InjectModel(FACTORS_MODEL) private readonly model: Model<FactorsDocument>) {
    super();
  }

  async find(owner: AccountRef): Promise<SignInFactors | null> {
    const document = await this.model.findOne(of(owner)).lean<FactorsDocument>();
    return document && toFactors(document);
  }

  async having(audience: SessionAudience, ids: readonly string[]): Promise<Set<string>> {
    const documents = await this.model
      .find({ _id: { $in: ids }, audience, ...ANY }, { _id: 1 })
      .lean<Pick<FactorsDocument, '_id'>[]>();
    return new Set(documents.map(({ _id }) => _id.toHexString()));
  }

  async offerCodes({ id, audience }: AccountRef, key: string, until: Date): Promise<void> {
    // Filters by the key only: then the store retries by itself when another request creates the document.
    const offered = { $set: { offer: { key, until } }, $setOnInsert: { audience } };
    await this.model.updateOne({ _id: id }, offered, { upsert: true });
  }

  async offeredCodes(owner: AccountRef, now: Date): Promise<string | null> {
    const document = await this.model.findOne(of(owner)).lean<FactorsDocument>();
    const offer = document?.offer;
    return offer && offer.until > now ? offer.key : null;
  }

  addCodes(owner: AccountRef, codes: CodeApp, isFirst: boolean): Promise<boolean> {
    const offered = { ...of(owner), 'offer.key': codes.key, ...(isFirst && FIRST) };
    return this.change(offered, { $set: { codes, offer: null } });
  }

  useStep(owner: AccountRef, key: string, step: number): Promise<boolean> {
    const unused = { 'codes.key': key, 'codes.lastStep': { $lt: step } };
    return this.change({ ...of(owner), ...unused }, { $set: { 'codes.lastStep': step } });
  }

  async resealCodes(owner: AccountRef, before: string, after: string): Promise<void> {
    await this.change({ ...of(owner), 'codes.key': before }, { $set: { 'codes.key': after } });
  }

  async useRecovery(owner: AccountRef, hash: string): Promise<number | null> {
    const after = await this.model
      .findOneAndUpdate(
        { ...of(owner), recovery: hash },
        { $pull: { recovery: hash } },
        { returnDocument: 'after' },
      )
      .lean<FactorsDocument>();
    return after && (after.recovery?.length ?? 0);
  }

  setRecovery(owner: AccountRef, hashes: readonly string[], since: Date): Promise<boolean> {
    const made = { recovery: [...hashes], recoverySince: since };
    return this.change({ ...of(owner), ...ANY }, { $set: made });
  }

  async addPasskey(owner: AccountRef, passkey: Passkey, isFirst: boolean): Promise<boolean> {
    const { id, audience } = owner;
    await this.model.updateOne(
      { _id: id },
      { $setOnInsert: { audience, ...noneOf(owner) } },
      { upsert: true },
    );
    // The unique index compares accounts, not the passkeys of one.
    if (await this.model.exists({ ...of(owner), 'passkeys.id': passkey.id })) throw conflict('passkey.known');
    const room = { ...of(owner), 'passkeys.id': { $ne: passkey.id }, ...(isFirst ? FIRST : NOT_FULL) };
    try {
      const claimed = { credentials: { $each: [id, passkey.id] } };
      return await this.change(room, { $push: { passkeys: passkey }, $addToSet: claimed });
    } catch (error) {
      throw isDuplicateKey(error) ? conflict('passkey.known') : error;
    }
  }

  async usePasskey(
    owner: AccountRef,
    { id, counter: before }: Passkey,
    counter: number,
    at: Date,
  ): Promise<boolean> {
    const seen = { id, counter: before };
    const { modifiedCount } = await this.model.updateOne(
      { ...of(owner), passkeys: { $elemMatch: seen } },
      { $set: { 'passkeys.$[used].counter': counter, 'passkeys.$[used].usedAt': at } },
      { arrayFilters: [{ 'used.id': id }] },
    );
    return modifiedCount === 1;
  }

  async removePasskey(owner: AccountRef, id: string, isNeeded: boolean): Promise<boolean> {
    const own = { ...of(owner), 'passkeys.id': id };
    const another = { $or: [{ codes: { $ne: null } }, { 'passkeys.1': { $exists: true } }] };
    if (await this.change({ ...own, ...another }, { $pull: { passkeys: { id }, credentials: id } }))
      return true;
    return !isNeeded && this.change({ ...own, codes: null, passkeys: { $size: 1 } }, { $set: noneOf(owner) });
  }

  async removeCodes(owner: AccountRef, isNeeded: boolean): Promise<boolean> {
    const own = { ...of(owner), codes: { $ne: null } };
    const another = { 'passkeys.0': { $exists: true } };
    if (await this.change({ ...own, ...another }, { $set: { codes: null } })) return true;
    return !isNeeded && this.change({ ...own, 'passkeys.0': { $exists: false } }, { $set: noneOf(owner) });
  }

  async removeSince(owner: AccountRef, after: Date): Promise<void> {
    const since = { $gt: after };
    await this.model.updateOne({ ...of(owner), 'codes.since': since }, { $set: { codes: null } });
    const known = (await this.find(owner))?.passkeys ?? [];
    const ids = known.filter((each) => each.since > after).map(({ id }) => id);
    const gone = { passkeys: { since }, credentials: { $in: ids } };
    await this.model.updateOne(of(owner), { $set: { offer: null }, $pull: gone });
    await this.model.updateOne(
      { ...of(owner), recoverySince: since },
      { $set: { recovery: [], recoverySince: null } },
    );
    await this.model.deleteOne({ ...of(owner), ...FIRST });
  }

  async removeAll(owner: AccountRef): Promise<boolean> {
    return (await this.model.deleteOne(of(owner))).deletedCount === 1;
  }

  async sweep(now: Date): Promise<void> {
    const over = { 'offer.until': { $lte: now } };
    await this.model.deleteMany({ ...over, ...FIRST });
    await this.model.updateMany(over, { $set: { offer: null } });
  }

  private async change(filter: object, update: UpdateQuery<FactorsDocument>): Promise<boolean> {
    return (await this.model.updateOne(filter, update)).matchedCount === 1;
  }
}

const noneOf = ({ id }: AccountRef) => ({
  ...{ codes: null, passkeys: [], credentials: [id] },
  ...{ recovery: [], recoverySince: null },
});
/** Has a second factor. */
const ANY = { $or: [{ codes: { $ne: null } }, { 'passkeys.0': { $exists: true } }] };
/** Has no second factor yet. */
const FIRST = { codes: null, 'passkeys.0': { $exists: false } };
const NOT_FULL = { [`passkeys.${MOST_PASSKEYS - 1}`]: { $exists: false } };

const of = ({ audience, id }: AccountRef) => ({ _id: id, audience });
