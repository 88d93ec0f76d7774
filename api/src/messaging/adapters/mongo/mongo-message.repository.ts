import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import { type Model, Types } from 'mongoose';
import { batchesOf } from '../../../platform/database/queries/batches.ts';
import { hotPage } from '../../../platform/database/queries/find-page.ts';
import { literal } from '../../../platform/database/queries/literal.ts';
import type { Page, PageRequest } from '../../../shared/page.ts';
import { MessageRepository, type MessageSearch } from '../../application/messaging.ports.ts';
import type { Message } from '../../domain/message.ts';
import { MESSAGE_MODEL, toMessage, type MessageDocument } from './message.schema.ts';

@Injectable()
export class MongoMessageRepository extends MessageRepository {
  constructor(@InjectModel(MESSAGE_MODEL) private readonly model: Model<MessageDocument>) {
    super();
  }

  async add({ id, jobId, ...message }: Message): Promise<void> {
    await this.model.create([{ _id: id, ...message, ...(jobId ? { jobId } : {}) }]);
  }

  async pageOf(
    conversationId: string,
    request: PageRequest,
    { q, withoutNotes }: MessageSearch = {},
  ): Promise<Page<Message>> {
    const filter = {
      conversationId: new Types.ObjectId(conversationId),
      ...(withoutNotes ? { isNote: false } : {}),
      ...(q ? { content: literal(q) } : {}),
    };
    const newest = { timestamp: -1, _id: -1 } as const;
    const page = await hotPage(this.model, { filter, sort: newest, request }, toMessage);
    return page.with(page.items.reverse());
  }

  batches(): AsyncIterable<Message[]> {
    return batchesOf(this.model, { filter: { isNote: false }, by: 'timestamp' }, toMessage);
  }

  countNotes(conversationId: string): Promise<number> {
    return this.model.countDocuments({ conversationId, isNote: true });
  }

  async findAllOf(conversationId: string): Promise<Message[]> {
    const found = await this.model
      .find({ conversationId })
      .sort({ timestamp: 1, _id: 1 })
      .lean<MessageDocument[]>();
    return found.map(toMessage);
  }

  async forgetJob(jobId: string): Promise<void> {
    await this.model.updateMany({ jobId }, { $unset: { jobId: 1 } });
  }

  async removeAllOf(conversationId: string): Promise<void> {
    await this.model.deleteMany({ conversationId });
  }
}
