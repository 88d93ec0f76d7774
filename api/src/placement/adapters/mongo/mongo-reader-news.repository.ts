import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { ReaderNewsRepository } from '../../application/news/reader-news.ports.ts';
import { FIRM, nothingTold, type NewsReader, type ReaderNews } from '../../domain/reader-news.ts';
import { READER_NEWS_MODEL, type ReaderNewsDocument } from './reader-news.schema.ts';

const keyOf = ({ kind, id }: NewsReader): string => (id === null ? kind : `${kind}.${id}`);

@Injectable()
export class MongoReaderNewsRepository extends ReaderNewsRepository {
  constructor(@InjectModel(READER_NEWS_MODEL) private readonly model: Model<ReaderNewsDocument>) {
    super();
  }

  async lock(reader: NewsReader): Promise<ReaderNews> {
    const { told, waiting, nextAt } = nothingTold(reader);
    const begun = { kind: reader.kind, readerId: reader.id, told, waiting, nextAt };
    const locked = await this.model
      .findOneAndUpdate(
        { _id: keyOf(reader) },
        { $inc: { holds: 1 }, $setOnInsert: begun },
        { upsert: true, returnDocument: 'after' },
      )
      .lean<ReaderNewsDocument>();
    return toReaderNews(locked);
  }

  async put({ reader, told, waiting, nextAt }: ReaderNews): Promise<void> {
    await this.model.updateOne({ _id: keyOf(reader) }, { $set: { told, waiting, nextAt } });
  }

  async remove(reader: NewsReader): Promise<void> {
    await this.model.deleteOne({ _id: keyOf(reader) });
  }

  async due(now: Date, count: number): Promise<ReaderNews[]> {
    const found = await this.model
      .find({ nextAt: { $lte: now } })
      .sort({ nextAt: 1 })
      .limit(count)
      .lean<ReaderNewsDocument[]>();
    return found.map(toReaderNews);
  }
}

function toReaderNews({ readerId, told, waiting, nextAt }: ReaderNewsDocument): ReaderNews {
  return {
    reader: readerId === null ? FIRM : { kind: 'company', id: readerId.toHexString() },
    told: [...told],
    waiting: waiting.map(({ topic, count, ids }) => ({ topic, count, ids: [...ids] })),
    isWaiting: waiting.length > 0,
    nextAt,
  };
}
