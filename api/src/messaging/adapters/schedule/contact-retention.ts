import { Injectable } from '@nestjs/common';
import { Settings } from '../../../config/settings.ts';
import { Scheduled } from '../../../platform/schedule/scheduled.ts';
import { Clock } from '../../../shared/time/clock.ts';
import { monthsBefore, SWEEP_EVERY } from '../../../shared/time/retention.ts';
import { ConversationRepository } from '../../application/messaging.ports.ts';
import { MessagingService } from '../../application/messaging.service.ts';

/** How many conversations are read at once. */
const BATCH = 100;

/** Erases messages of the contact form at the end of their retention period, as the privacy policy promises. */
@Injectable()
export class ContactRetention {
  constructor(
    private readonly conversations: ConversationRepository,
    private readonly messaging: MessagingService,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  @Scheduled('messaging.contact-retention', { every: SWEEP_EVERY.hours })
  async sweep(): Promise<void> {
    const limit = monthsBefore(this.clock.now(), this.settings.keep.contactMessageMonths);
    for (;;) {
      const old = await this.conversations.contactsBefore(limit, BATCH);
      for (const id of old) await this.messaging.removeContact(id);
      if (old.length < BATCH) return;
    }
  }
}
