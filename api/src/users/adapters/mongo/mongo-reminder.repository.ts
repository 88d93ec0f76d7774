import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { toAvailability } from '../../../shared/person/availability-fields.ts';
import { ReminderRepository, type DueReminder } from '../../application/users.ports.ts';
import type { Account } from '../../domain/account.ts';
import { toAccount, USER_MODEL, type UserDocument } from './user.schema.ts';

@Injectable()
export class MongoReminderRepository extends ReminderRepository {
  constructor(@InjectModel(USER_MODEL) private readonly model: Model<UserDocument>) {
    super();
  }

  async due(now: Date, count: number): Promise<DueReminder[]> {
    const found = await this.model
      .find({ remindAt: { $lte: now } }, { remindAt: 1, available_from: 1, days_per_week: 1, confirmedAt: 1 })
      .sort({ remindAt: 1 })
      .limit(count)
      .lean<UserDocument[]>();
    return found.flatMap((document) =>
      document.remindAt
        ? [{ userId: document._id.toHexString(), remindAt: document.remindAt, ...toAvailability(document) }]
        : [],
    );
  }

  async advance({ userId, remindAt }: DueReminder, next: Date | null): Promise<Account | null> {
    const advanced = await this.model
      .findOneAndUpdate({ _id: userId, remindAt }, { $set: { remindAt: next } }, { returnDocument: 'after' })
      .lean<UserDocument>();
    return advanced && toAccount(advanced);
  }
}
