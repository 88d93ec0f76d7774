import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { CollectedNewsRepository, type WhichNews } from '../../application/news/collected-news.ports.ts';
import type { CollectedNews } from '../../domain/collected-news.ts';
import { COLLECTED_NEWS_MODEL, type CollectedNewsDocument } from './collected-news.schema.ts';

const keyOf = ({ side, applicantId, targetId }: WhichNews): string => `${targetId}.${applicantId}.${side}`;

@Injectable()
export class MongoCollectedNewsRepository extends CollectedNewsRepository {
  constructor(@InjectModel(COLLECTED_NEWS_MODEL) private readonly model: Model<CollectedNewsDocument>) {
    super();
  }

  async find(which: WhichNews): Promise<CollectedNews | null> {
    const found = await this.model.findById(keyOf(which)).lean<CollectedNewsDocument>();
    return found && toCollectedNews(found);
  }

  async put(news: CollectedNews): Promise<void> {
    await this.model.updateOne({ _id: keyOf(news) }, { $set: { ...news } }, { upsert: true });
  }

  async remove(which: WhichNews): Promise<void> {
    await this.model.deleteOne({ _id: keyOf(which) });
  }

  async due(now: Date, count: number): Promise<CollectedNews[]> {
    const found = await this.model
      .find({ nextAt: { $lte: now } })
      .sort({ nextAt: 1 })
      .limit(count)
      .lean<CollectedNewsDocument[]>();
    return found.map(toCollectedNews);
  }
}

function toCollectedNews(document: CollectedNewsDocument): CollectedNews {
  const { side, told, isWaiting, nextAt } = document;
  return {
    ...{ side, isWaiting, nextAt, told: [...told] },
    applicantId: document.applicantId.toHexString(),
    targetId: document.targetId.toHexString(),
    applicationId: document.applicationId.toHexString(),
  };
}
