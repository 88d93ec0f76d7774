import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { findByIds } from '../../../platform/database/queries/find-by-ids.ts';
import { findPage } from '../../../platform/database/queries/find-page.ts';
import { countBy } from '../../../platform/database/queries/kept-counts.ts';
import { hotRead } from '../../../platform/database/queries/hot-read.ts';
import { allOf, containing } from '../../../platform/search/containing.ts';
import type { Page, PageRequest } from '../../../shared/page.ts';
import {
  ConversationRepository,
  type ConversationFilter,
  type ConversationTotals,
  type Correspondent,
} from '../../application/messaging.ports.ts';
import type { Conversation } from '../../domain/conversation.ts';
import { CONVERSATION_MODEL, toConversation, type ConversationDocument } from './conversation.schema.ts';

type LastMessage = Pick<Conversation, 'lastMessage' | 'timestamp'>;

@Injectable()
export class MongoConversationRepository extends ConversationRepository {
  constructor(@InjectModel(CONVERSATION_MODEL) private readonly model: Model<ConversationDocument>) {
    super();
  }

  async find(id: string): Promise<Conversation | null> {
    const found = await hotRead(this.model, id);
    return found && toConversation(found);
  }

  async findMany(ids: readonly string[]): Promise<Map<string, Conversation>> {
    const found = await findByIds(this.model, ids);
    return new Map(found.map((document) => [document._id.toHexString(), toConversation(document)]));
  }

  page({ q, spam, kind }: ConversationFilter, request: PageRequest): Promise<Page<Conversation>> {
    const filter = {
      ...(kind && { contactKind: kind }),
      ...(spam && { isSpam: spam === 'only' }),
      ...allOf(...containing(['name', 'email', 'lastMessage'], q)),
    };
    return findPage(this.model, { filter, sort: { timestamp: -1, _id: -1 }, request }, toConversation);
  }

  async add({ id, ...conversation }: Conversation): Promise<void> {
    await this.model.create([{ _id: id, ...conversation }]);
  }

  async countUserMessage(
    { id, name, email }: Correspondent,
    message: LastMessage,
    limit: number,
  ): Promise<number | null> {
    const counted = await this.model
      .findOneAndUpdate(
        { _id: id, userMessages: { $lt: limit } },
        { $set: { name, email, ...message }, $inc: { userMessages: 1, unread: 1 } },
        { returnDocument: 'after' },
      )
      .lean<ConversationDocument>();
    if (counted) return counted.userMessages;
    if (await this.model.exists({ _id: id })) return null;
    await this.model.create([{ _id: id, name, email, ...message, userMessages: 1, unread: 1 }]);
    return 1;
  }

  async countAdminMessage(
    { id, name, email }: Correspondent,
    message: LastMessage,
  ): Promise<Conversation | null> {
    const before = await this.model
      .findOneAndUpdate(
        { _id: id },
        { $set: { name, email, ...message }, $inc: { unreadByUser: 1 } },
        { upsert: true, returnDocument: 'before' },
      )
      .lean<ConversationDocument>();
    return before && toConversation(before);
  }

  async contactsBefore(date: Date, count: number): Promise<string[]> {
    const found = await this.model
      .find({ kind: 'contact', timestamp: { $lt: date } }, { _id: 1 })
      .sort({ timestamp: 1 })
      .limit(count)
      .lean<Pick<ConversationDocument, '_id'>[]>();
    return found.map(({ _id }) => _id.toHexString());
  }

  async markNoticed(id: string, at: Date): Promise<void> {
    await this.model.updateOne({ _id: id }, { $set: { noticedAt: at } });
  }

  async markReadByUser(id: string, seen?: Date): Promise<void> {
    const unread = { _id: id, unreadByUser: { $gt: 0 }, ...(seen && { timestamp: { $lte: seen } }) };
    await this.model.updateOne(unread, { $set: { unreadByUser: 0 } });
  }

  async markReadByAdmin(id: string, seen: Date): Promise<void> {
    await this.model.updateOne({ _id: id, timestamp: { $lte: seen } }, { $set: { unread: 0 } });
  }

  async rename({ id, name, email }: Correspondent): Promise<void> {
    await this.model.updateOne({ _id: id }, { $set: { name, email } });
  }

  async removeContact(id: string): Promise<boolean> {
    const { deletedCount } = await this.model.deleteOne({ _id: id, kind: 'contact' });
    return deletedCount === 1;
  }

  async clearSpam(id: string): Promise<boolean> {
    const flagged = { _id: id, kind: 'contact', isSpam: true } as const;
    const { modifiedCount } = await this.model.updateOne(flagged, { $set: { isSpam: false } });
    return modifiedCount === 1;
  }

  async totals(): Promise<ConversationTotals> {
    const unread = { unread: { $gt: 0 } };
    const [counts, [barriers]] = await Promise.all([
      countBy(this.model, { isSpam: [false, true] }, unread),
      countBy(this.model, { contactKind: ['barrier'], isSpam: [false] }, unread),
    ]);
    const totals = { unread: 0, unreadSpam: 0, unreadBarriers: barriers?.count ?? 0 };
    for (const { _id, count } of counts) totals[_id.isSpam ? 'unreadSpam' : 'unread'] = count;
    return totals;
  }
}
