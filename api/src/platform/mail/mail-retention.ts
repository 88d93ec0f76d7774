import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { removeInTurns } from '../database/queries/remove-in-turns.ts';
import { Clock } from '../../shared/time/clock.ts';
import { monthsBefore, RETENTION, SWEEP_EVERY } from '../../shared/time/retention.ts';
import { Scheduled } from '../schedule/scheduled.ts';
import type { QueuedMail } from './queued-mail.schema.ts';

/** Deletes mails that were given up or held when their retention ends, as the privacy policy promises. */
@Injectable()
export class MailRetention {
  constructor(
    @InjectModel('Outbox') private readonly records: Model<QueuedMail>,
    private readonly clock: Clock,
  ) {}

  @Scheduled('mail.retention', { every: SWEEP_EVERY.hours })
  async sweep(): Promise<void> {
    const limit = monthsBefore(this.clock.now(), RETENTION.months.undeliveredMails);
    await removeInTurns(this.records, { state: { $in: ['failed', 'held'] }, createdAt: { $lt: limit } });
  }
}
