import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Language } from '@consulting/contracts';
import type { Model, UpdateQuery } from 'mongoose';
import { holdsAddress, releaseEmails, toEmailFields } from '../../../../shared/person/email-fields.ts';
import { hotRead } from '../../../../platform/database/queries/hot-read.ts';
import { orRefused } from '../../../../platform/database/mongo-errors.ts';
import { emailKey, type EmailHistory } from '../../../../shared/person/email-history.ts';
import { AdminRepository, type AdminAccount, type DeviceNews } from '../../application/admins.ports.ts';
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
/** The most devices of an administrator; beyond them the oldest is forgotten, and counts as new when it comes back. */
const MOST_DEVICES = 50;

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

  async find(id: string): Promise<AdminAccount | null> {
    const document = await hotRead(this.model, id);
    return document && toAdminAccount(document);
  }

  async lock(id: string): Promise<boolean> {
    return (await this.model.updateOne({ _id: id }, { $inc: { holds: 1 } })).matchedCount === 1;
  }

  async findMany(ids: readonly string[]): Promise<Map<string, Admin>> {
    if (ids.length === 0) return new Map();
    const documents = await this.model.find({ _id: { $in: [...new Set(ids)] } }).lean<AdminDocument[]>();
    return new Map(documents.map((document) => [document._id.toHexString(), toAdmin(document)]));
  }

  findByEmail(email: string): Promise<AdminAccount | null> {
    return this.one({ emailKey: emailKey(email) });
  }

  async findHolder(email: string): Promise<AdminAccount | null> {
    const [has, had] = holdsAddress(email);
    return (await this.one(has)) ?? this.one(had);
  }

  async setPhone(id: string, phone: string): Promise<Admin | null> {
    return (await this.change({ _id: id }, { $set: { phone } }))?.admin ?? null;
  }

  setLanguage(id: string, language: Language): Promise<AdminAccount | null> {
    return this.change({ _id: id }, { $set: { language } });
  }

  setPassword(id: string, passwordHash: string): Promise<AdminAccount | null> {
    return this.change({ _id: id }, { $set: { passwordHash }, $inc: { sessionEpoch: 1 } });
  }

  async changeEmail(
    id: string,
    before: string,
    emails: EmailHistory,
    now: Date,
  ): Promise<AdminAccount | null> {
    await releaseEmails(this.model, now, emails.email);
    return this.change({ _id: id, emailKey: emailKey(before) }, { $set: toEmailFields(emails) });
  }

  restoreEmail(id: string, before: string, emails: EmailHistory): Promise<AdminAccount | null> {
    const update = { $set: { ...toEmailFields(emails), passwordHash: null }, $inc: { sessionEpoch: 1 } };
    return this.change({ _id: id, emailKey: emailKey(before) }, update);
  }

  async rememberDevice(id: string, device: string): Promise<DeviceNews> {
    const before = await this.model
      .findOneAndUpdate(
        { _id: id, devices: { $ne: device } },
        { $push: { devices: device } },
        { returnDocument: 'before' },
      )
      .lean<AdminDocument>();
    if (!before) return 'known';
    const devices = before.devices ?? [];
    if (devices.length >= MOST_DEVICES)
      await this.model.updateOne({ _id: id }, { $pull: { devices: devices[0] } });
    return devices.length > 0 ? 'new' : 'first';
  }

  sweep(now: Date): Promise<void> {
    return releaseEmails(this.model, now);
  }

  async findAll(): Promise<Admin[]> {
    const documents = await this.model.find().sort({ _id: 1 }).lean<AdminDocument[]>();
    return documents.map(toAdmin);
  }

  async hasReal(): Promise<boolean> {
    return (await this.counts.countDocuments({ _id: COUNT_ID, real: { $gt: 0 } })) > 0;
  }

  async remove(id: string): Promise<'removed' | 'missing' | 'last'> {
    const admin = (await this.find(id))?.admin;
    if (!admin) return 'missing';
    if (!(await this.count({ all: { $gt: 1 } }, { all: -1, real: admin.demo ? 0 : -1 }))) return 'last';
    await this.model.deleteOne({ _id: id });
    return 'removed';
  }

  /** Changes the count in one conditional write; returns false when the condition does not hold. */
  private async count(condition: object, change: { all: number; real: number }): Promise<boolean> {
    const exists = await this.counts.countDocuments({ _id: COUNT_ID });
    if (exists === 0) await this.counts.create([{ _id: COUNT_ID, all: 0, real: 0 }]);
    const { matchedCount } = await this.counts.updateOne({ _id: COUNT_ID, ...condition }, { $inc: change });
    return matchedCount === 1;
  }

  private async insert({ admin: { id, ...admin }, ...account }: AdminAccount): Promise<void> {
    const { passwordHash, sessionEpoch, previousEmails: previous } = account;
    await releaseEmails(this.model, admin.createdAt, admin.email);
    const emails = toEmailFields({ email: admin.email, previous });
    await orTaken(this.model.create([{ _id: id, ...admin, ...emails, passwordHash, sessionEpoch }]));
  }

  private async one(filter: object): Promise<AdminAccount | null> {
    const document = await this.model.findOne(filter).lean<AdminDocument>();
    return document && toAdminAccount(document);
  }

  private async change(filter: object, update: UpdateQuery<AdminDocument>): Promise<AdminAccount | null> {
    const document = await orTaken(
      this.model.findOneAndUpdate(filter, update, { returnDocument: 'after' }).lean<AdminDocument>(),
    );
    return document && toAdminAccount(document);
  }
}

/** Runs a write; an address is unique by an index, whose error becomes `adminTaken`. */
const orTaken = <T>(write: PromiseLike<T>): Promise<T> => orRefused(write, adminTaken);
