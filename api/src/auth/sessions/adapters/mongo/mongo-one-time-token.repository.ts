import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { isDuplicateKey } from '../../../../platform/database/mongo-errors.ts';
import { removeInTurns } from '../../../../platform/database/queries/remove-in-turns.ts';
import { OneTimeTokenRepository } from '../../application/one-time-tokens.ports.ts';
import type { OneTimeToken, TokenPurpose } from '../../domain/one-time-token.ts';
import { ONE_TIME_TOKEN_MODEL, toOneTimeToken, type OneTimeTokenDocument } from './one-time-token.schema.ts';

@Injectable()
export class MongoOneTimeTokenRepository extends OneTimeTokenRepository {
  constructor(@InjectModel(ONE_TIME_TOKEN_MODEL) private readonly model: Model<OneTimeTokenDocument>) {
    super();
  }

  async add({ hash, ...token }: OneTimeToken): Promise<void> {
    await this.model.create([{ _id: hash, ...token }]);
  }

  async addNew(token: OneTimeToken): Promise<boolean> {
    try {
      await this.add(token);
      return true;
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
      return false;
    }
  }

  async findLive(hash: string, purpose: TokenPurpose, now: Date): Promise<OneTimeToken | null> {
    const document = await this.model
      .findOne({ _id: hash, purpose, expiresAt: { $gt: now } })
      .lean<OneTimeTokenDocument>();
    return document && toOneTimeToken(document);
  }

  async use(hash: string, purpose: TokenPurpose, now: Date): Promise<OneTimeToken | null> {
    const document = await this.model
      .findOneAndUpdate(
        { _id: hash, purpose, usedAt: null, expiresAt: { $gt: now } },
        { $set: { usedAt: now } },
        { returnDocument: 'after' },
      )
      .lean<OneTimeTokenDocument>();
    return document && toOneTimeToken(document);
  }

  async findAllUnused(subjectId: string, purpose: TokenPurpose, now: Date): Promise<OneTimeToken[]> {
    const documents = await this.model
      .find({ subjectId, purpose, usedAt: null, expiresAt: { $gt: now } })
      .sort({ expiresAt: -1 })
      .lean<OneTimeTokenDocument[]>();
    return documents.map(toOneTimeToken);
  }

  async removeAllOf(subjectId: string, ...purposes: TokenPurpose[]): Promise<void> {
    await this.model.deleteMany({ subjectId, ...(purposes.length > 0 && { purpose: { $in: purposes } }) });
  }

  async sweep(now: Date): Promise<void> {
    await removeInTurns(this.model, { expiresAt: { $lte: now } });
  }
}
