import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { sweepSafely } from '../../../platform/schedule.ts';
import { Clock } from '../../../shared/clock.ts';
import { monthsBefore, RETENTION, SWEEP_EVERY } from '../../../shared/retention.ts';
import { ConversationRepository } from '../../application/messaging.ports.ts';
import { MessagingService } from '../../application/messaging.service.ts';

/** Conversations erased in one go. */
const BATCH = 100;

/** Erases what came through the contact form when its time is over: the privacy policy promises it. */
@Injectable()
export class ContactRetention {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly messaging: MessagingService,
    private readonly clock: Clock,
  ) {}

  @Interval(SWEEP_EVERY.hours)
  tick(): Promise<void> {
    return sweepSafely(ContactRetention.name, () => this.sweep());
  }

  async sweep(): Promise<void> {
    const limit = monthsBefore(this.clock.now(), RETENTION.months.contactMessages);
    for (;;) {
      const old = await this.conversations.contactsBefore(limit, BATCH);
      for (const id of old) await this.messaging.removeContact(id);
      if (old.length < BATCH) return;
    }
  }
}
