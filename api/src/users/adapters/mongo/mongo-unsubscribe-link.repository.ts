import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Notification } from '@consulting/contracts';
import type { Model } from 'mongoose';
import { UnsubscribeLinkRepository, type UnsubscribeLink } from '../../application/users.ports.ts';
import { UNSUBSCRIBE_LINK_MODEL, type UnsubscribeLinkDocument } from './unsubscribe-link.schema.ts';

@Injectable()
export class MongoUnsubscribeLinkRepository extends UnsubscribeLinkRepository {
  constructor(@InjectModel(UNSUBSCRIBE_LINK_MODEL) private readonly model: Model<UnsubscribeLinkDocument>) {
    super();
  }

  async add({ hash, ...link }: UnsubscribeLink): Promise<void> {
    await this.model.create([{ _id: hash, ...link }]);
  }

  async find(hash: string): Promise<UnsubscribeLink | null> {
    const found = await this.model.findById(hash).lean<UnsubscribeLinkDocument>();
    return found && toLink(found);
  }

  async findAllOf(userId: string, notification: Notification): Promise<UnsubscribeLink[]> {
    const found = await this.model
      .find({ userId, notification, isFormer: { $ne: true } })
      .lean<UnsubscribeLinkDocument[]>();
    return found.map(toLink);
  }

  async retire(userId: string, notification: Notification): Promise<void> {
    await this.model.updateMany({ userId, notification }, { $set: { isFormer: true } });
  }
}

const toLink = ({
  _id,
  userId,
  notification,
  sealed,
  isFormer = false,
}: UnsubscribeLinkDocument): UnsubscribeLink => ({
  hash: _id,
  userId: userId.toHexString(),
  notification,
  sealed,
  isFormer,
});
