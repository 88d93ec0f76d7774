import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Language } from '@consulting/contracts';
import type { Model, UpdateQuery } from 'mongoose';
import { holdsAddress, releaseEmails, toEmailFields } from '../../../shared/person/email-fields.ts';
import { UNTOLD } from '../../../platform/changes/tells-changes.ts';
import { hotRead } from '../../../platform/database/queries/hot-read.ts';
import { opened, type ArrivalFields } from '../../../platform/search/arrivals/arrival-fields.ts';
import { arrivingByEdit } from '../../../platform/search/arrivals/arrivals.ts';
import { orRefused } from '../../../platform/database/mongo-errors.ts';
import { emailKey, type EmailHistory } from '../../../shared/person/email-history.ts';
import { AccountRepository } from '../../application/users.ports.ts';
import { accountTaken, type Account, type LinkedIdentity, type Provider } from '../../domain/account.ts';
import { toAccount, toStoredProviders, USER_FILTERED, USER_MODEL, type UserDocument } from './user.schema.ts';

@Injectable()
export class MongoAccountRepository extends AccountRepository {
  constructor(@InjectModel(USER_MODEL) private readonly model: Model<UserDocument>) {
    super();
  }

  async add({
    user: { id, ...user },
    previousEmails: previous,
    providers,
    ...account
  }: Account): Promise<void> {
    await releaseEmails(this.model, user.createdAt, user.email);
    const emails = toEmailFields({ email: user.email, previous });
    await orTaken(
      this.model.create([
        {
          _id: id,
          ...user,
          ...account,
          ...emails,
          ...opened(user.createdAt),
          providers: toStoredProviders(providers),
        },
      ]),
    );
  }

  async find(id: string): Promise<Account | null> {
    const document = await hotRead(this.model, id);
    return document && toAccount(document);
  }

  async lock(id: string): Promise<boolean> {
    return (await this.model.updateOne({ _id: id }, { $inc: { holds: 1 } }, UNTOLD)).matchedCount === 1;
  }

  findByEmail(email: string): Promise<Account | null> {
    return this.one({ emailKey: emailKey(email) });
  }

  async findHolder(email: string): Promise<Account | null> {
    const [has, had] = holdsAddress(email);
    return (await this.one(has)) ?? this.one(had);
  }

  findByProvider(provider: Provider, { issuer, subject }: LinkedIdentity): Promise<Account | null> {
    return this.one({ [`providers.${provider}`]: subject, [issuerOf(provider)]: { $in: [issuer, null] } });
  }

  setPassword(id: string, passwordHash: string): Promise<Account | null> {
    return this.change(id, { $set: { passwordHash }, $inc: { sessionEpoch: 1 } });
  }

  setLanguage(id: string, language: Language): Promise<Account | null> {
    return this.change(id, { $set: { language } });
  }

  async markVerified(id: string): Promise<boolean> {
    return (await this.change(id, { $set: { emailVerified: true } })) !== null;
  }

  async setBlocked(id: string, blocked: boolean, now: Date): Promise<Account | null> {
    const arrival = await this.arriving(id, { blocked }, now);
    const epoch = blocked && { $inc: { sessionEpoch: 1 } };
    return this.change(id, { $set: { blocked, ...arrival }, ...epoch });
  }

  async link(id: string, provider: Provider, { issuer, subject }: LinkedIdentity): Promise<boolean> {
    const field = `providers.${provider}`;
    const same = { [field]: subject, [issuerOf(provider)]: { $in: [issuer, null] } };
    const identity = { [field]: subject, [issuerOf(provider)]: issuer };
    const free = { _id: id, emailVerified: true, $or: [{ [field]: { $exists: false } }, same] };
    const { matchedCount } = await orTaken(this.model.updateOne(free, { $set: identity }));
    return matchedCount === 1;
  }

  async unlink(id: string, provider: Provider): Promise<boolean> {
    const { matchedCount } = await this.model.updateOne(
      { _id: id, passwordHash: { $ne: null } },
      { $unset: { [`providers.${provider}`]: 1, [issuerOf(provider)]: 1 } },
    );
    return matchedCount === 1;
  }

  async changeEmail(id: string, before: string, emails: EmailHistory, now: Date): Promise<Account | null> {
    await releaseEmails(this.model, now, emails.email);
    const arrival = await this.arriving(id, { email: emails.email }, now);
    return this.change(
      id,
      { $set: { ...toEmailFields(emails), ...arrival } },
      { emailKey: emailKey(before) },
    );
  }

  async restoreEmail(id: string, before: string, emails: EmailHistory, now: Date): Promise<Account | null> {
    const arrival = await this.arriving(id, { email: emails.email }, now);
    const owned = { ...toEmailFields(emails), ...arrival, emailVerified: true, passwordHash: null };
    const update = { $set: owned, $unset: { providers: 1 as const }, $inc: { sessionEpoch: 1 } };
    return this.change(id, update, { emailKey: emailKey(before) });
  }

  sweep(now: Date): Promise<void> {
    return releaseEmails(this.model, now);
  }

  /** Saved searches of administrators find people by what changes here, too. */
  private arriving(id: string, change: object, at: Date): Promise<Pick<ArrivalFields, 'arrivedAt'>> {
    return arrivingByEdit(this.model, id, { fields: USER_FILTERED, change, at });
  }

  private async one(filter: object): Promise<Account | null> {
    const document = await this.model.findOne(filter).lean<UserDocument>();
    return document && toAccount(document);
  }

  private async change(
    id: string,
    update: UpdateQuery<UserDocument>,
    condition: object = {},
  ): Promise<Account | null> {
    const document = await orTaken(
      this.model
        .findOneAndUpdate({ _id: id, ...condition }, update, { returnDocument: 'after' })
        .lean<UserDocument>(),
    );
    return document && toAccount(document);
  }
}

/** Runs a write; addresses and identities are unique by an index, whose error becomes `accountTaken`. */
const orTaken = <T>(write: PromiseLike<T>): Promise<T> => orRefused(write, accountTaken);

const issuerOf = (provider: Provider) => `providers.${provider}Issuer`;
