import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { isDuplicateKey } from '../../../platform/database/mongo-errors.ts';
import { AdminRepository, type AdminAccount } from '../../application/admins.ports.ts';
import { adminTaken, type Admin } from '../../domain/admin.ts';
import {
  ADMIN_COUNT_MODEL,
  ADMIN_MODEL,
  toAdmin,
  toAdminAccount,
  type AdminCountDocument,
  type AdminDocument,
} from './admin.schema.ts';

const COUNT_ID = 'admins';
const keyOf = (email: string) => email.trim().toLowerCase();

@Injectable()
export class MongoAdminRepository extends AdminRepository {
  constructor(
    @InjectModel(ADMIN_MODEL) private readonly model: Model<AdminDocument>,
    @InjectModel(ADMIN_COUNT_MODEL) private readonly counts: Model<AdminCountDocument>,
  ) {
    super();
  }

  async add(account: AdminAccount): Promise<void> {
    await this.count({}, { all: 1, real: account.admin.demo ? 0 : 1 });
    await this.insert(account);
  }

  async addFirst(account: AdminAccount): Promise<boolean> {
    if (!(await this.count({ real: 0 }, { all: 1, real: 1 }))) return false;
    await this.insert(account);
    return true;
  }

  async find(id: string): Promise<Admin | null> {
    const document = await this.model.findOne({ _id: id }).lean<AdminDocument>();
    return document && toAdmin(document);
  }

  async findByEmail(email: string): Promise<AdminAccount | null> {
    const document = await this.model.findOne({ emailKey: keyOf(email) }).lean<AdminDocument>();
    return document && toAdminAccount(document);
  }

  async list(): Promise<Admin[]> {
    const documents = await this.model.find().sort({ _id: 1 }).lean<AdminDocument[]>();
    return documents.map(toAdmin);
  }

  async hasReal(): Promise<boolean> {
    return (await this.counts.countDocuments({ _id: COUNT_ID, real: { $gt: 0 } })) > 0;
  }

  async remove(id: string): Promise<'removed' | 'missing' | 'last'> {
    const admin = await this.find(id);
    if (!admin) return 'missing';
    if (!(await this.count({ all: { $gt: 1 } }, { all: -1, real: admin.demo ? 0 : -1 }))) return 'last';
    await this.model.deleteOne({ _id: id });
    return 'removed';
  }

  /** One conditional write on the count; false when the condition does not hold. */
  private async count(condition: object, change: { all: number; real: number }): Promise<boolean> {
    const exists = await this.counts.countDocuments({ _id: COUNT_ID });
    if (exists === 0) await this.counts.create([{ _id: COUNT_ID, all: 0, real: 0 }]);
    const { matchedCount } = await this.counts.updateOne({ _id: COUNT_ID, ...condition }, { $inc: change });
    return matchedCount === 1;
  }

  private async insert({ admin: { id, ...admin }, passwordHash }: AdminAccount): Promise<void> {
    try {
      await this.model.create([{ _id: id, ...admin, emailKey: keyOf(admin.email), passwordHash }]);
    } catch (error) {
      throw isDuplicateKey(error) ? adminTaken() : error;
    }
  }
}
