import { Injectable } from '@nestjs/common';
import type { MailKind } from '@consulting/contracts';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { Clock } from '../../shared/time/clock.ts';
import { conflict, notFound } from '../../shared/errors.ts';
import type { Page, PageRequest } from '../../shared/page.ts';
import { findPage } from '../database/queries/find-page.ts';
import { literal } from '../database/queries/literal.ts';
import { idleAt } from '../outbox/outbox-entry.ts';
import {
  MAIL_STATES,
  type MailQueueDepth,
  UndeliveredMails,
  type MailState,
  type UndeliveredFilter,
  type UndeliveredMail,
} from './undelivered-mails.ts';
import type { QueuedMail } from './queued-mail.schema.ts';
import { Refusals } from './refusals/refusals.port.ts';
import { MailQueue, type Mail, type WaitingMail } from './mail-queue.ts';

/** The mail queue in the store. `enqueue` joins the caller's unit of work. */
@Injectable()
export class MongoMailQueue extends MailQueue {
  constructor(
    @InjectModel('Outbox') private readonly records: Model<QueuedMail>,
    private readonly refusals: Refusals,
    private readonly clock: Clock,
  ) {
    super();
  }

  enqueue(mail: Mail): Promise<void> {
    return this.enqueueAll([mail]);
  }

  async enqueueAll(mails: readonly Mail[]): Promise<void> {
    const now = this.clock.now();
    const due = { state: 'waiting' as const, nextAt: now, attempts: 0, lastError: null, createdAt: now };
    await this.records.insertMany(mails.map((mail) => ({ mail, ...due })));
  }

  async waitingFor(address: string): Promise<WaitingMail[]> {
    const filter = { 'mail.to': address };
    const found = await this.records.find(filter).sort({ createdAt: 1, _id: 1 }).lean<QueuedMail[]>();
    return found.map(({ mail, createdAt }) => {
      const { subject, paragraphs, facts } = mail;
      return { subject, paragraphs, ...(facts && { facts }), createdAt };
    });
  }

  async forgetAbout(userId: string): Promise<void> {
    await this.records.deleteMany({ 'mail.about': userId });
  }

  async forget(address: string, kind?: MailKind | { but: MailKind }): Promise<void> {
    const ofKind = typeof kind === 'object' ? { $ne: kind.but } : kind;
    await this.records.deleteMany({ 'mail.to': address, ...(ofKind && { 'mail.kind': ofKind }) });
    if (typeof kind !== 'string') await this.refusals.forget(address);
  }
}

@Injectable()
export class MongoUndeliveredMails extends UndeliveredMails {
  constructor(
    @InjectModel('Outbox') private readonly records: Model<QueuedMail>,
    private readonly clock: Clock,
  ) {
    super();
  }

  page({ state, q }: UndeliveredFilter, request: PageRequest): Promise<Page<UndeliveredMail>> {
    const filter = {
      ...(state ? { state } : {}),
      ...(q ? { $or: [{ 'mail.to': literal(q) }, { 'mail.subject': literal(q) }] } : {}),
    };
    return findPage(this.records, { filter, sort: { createdAt: -1, _id: -1 }, request }, toUndelivered);
  }

  async retry(id: string): Promise<void> {
    const now = this.clock.now();
    const change = { $set: { state: 'waiting' as const, attempts: 0, nextAt: now } };
    // Not while it is being sent: it would go out twice.
    const { matchedCount } = await this.records.updateOne({ _id: id, ...idleAt(now) }, change);
    if (matchedCount > 0) return;
    if (!(await this.records.exists({ _id: id }))) throw notFound('mail');
    throw conflict('mail.being-sent');
  }

  /** Uses counts and one index read, never the mails themselves, of which a long outage leaves many. */
  async depth(): Promise<MailQueueDepth> {
    const [oldest, ...found] = await Promise.all([
      this.records
        .findOne({ state: 'waiting' }, { createdAt: 1 })
        .sort({ createdAt: 1, _id: 1 })
        .lean<Pick<QueuedMail, 'createdAt'>>(),
      ...MAIL_STATES.map(async (state) => [state, await this.count(state)] as const),
    ]);
    const counts = Object.fromEntries(found) as MailQueueDepth['counts'];
    return { counts, oldestWaiting: oldest?.createdAt ?? null };
  }

  count(...states: MailState[]): Promise<number> {
    return this.records.countDocuments({ state: { $in: states } });
  }
}

function toUndelivered({ _id, mail, ...record }: QueuedMail): UndeliveredMail {
  const { state, attempts, lastError, createdAt, nextAt } = record;
  const { to, subject, kind } = mail;
  return { id: String(_id), to, subject, kind, state, attempts, lastError, createdAt, nextAt };
}
