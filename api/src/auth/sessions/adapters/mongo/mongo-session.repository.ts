import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { removeInTurns } from '../../../../platform/database/queries/remove-in-turns.ts';
import { hotRead } from '../../../../platform/database/queries/hot-read.ts';
import { SessionRepository } from '../../application/sessions.ports.ts';
import type { Session, SessionAudience } from '../../domain/session.ts';
import { SESSION_MODEL, toSession, type SessionDocument } from './session.schema.ts';

@Injectable()
export class MongoSessionRepository extends SessionRepository {
  constructor(@InjectModel(SESSION_MODEL) private readonly model: Model<SessionDocument>) {
    super();
  }

  async add({ id, ...session }: Session): Promise<void> {
    await this.model.create([{ _id: id, ...session }]);
  }

  async findLive(audience: SessionAudience, id: string, now: Date): Promise<Session | null> {
    const document = await hotRead(this.model, id, 'subjectId');
    const isLive = document?.audience === audience && document.expiresAt > now;
    return isLive ? toSession(document) : null;
  }

  async findAllLive(audience: SessionAudience, subjectId: string, now: Date): Promise<Session[]> {
    const documents = await this.model
      .find({ audience, subjectId, expiresAt: { $gt: now } })
      .sort({ lastSeenAt: -1 })
      .lean<SessionDocument[]>();
    return documents.map(toSession);
  }

  async renew(id: string, seenAt: Date, expiresAt: Date): Promise<void> {
    await this.model.updateOne(
      { _id: id, lastSeenAt: { $lt: seenAt } },
      { $set: { lastSeenAt: seenAt, expiresAt } },
    );
  }

  async remove(audience: SessionAudience, subjectId: string, id: string): Promise<Session | null> {
    const removed = await this.model
      .findOneAndDelete({ _id: id, audience, subjectId })
      .lean<SessionDocument>();
    return removed && toSession(removed);
  }

  async removeAllOf(audience: SessionAudience, subjectId: string): Promise<void> {
    await this.model.deleteMany({ audience, subjectId });
  }

  async sweep(now: Date): Promise<void> {
    await removeInTurns(this.model, { expiresAt: { $lte: now } });
  }
}
