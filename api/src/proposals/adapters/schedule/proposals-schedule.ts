import { Injectable } from '@nestjs/common';
import { Scheduled } from '../../../platform/schedule/scheduled.ts';
import { SWEEP_EVERY } from '../../../shared/time/retention.ts';
import { ProposalExpiry } from '../../application/proposal-expiry.service.ts';

/** Ends questions that nobody has answered, and removes what has ended long ago. */
@Injectable()
export class ProposalsSchedule {
  constructor(private readonly expiry: ProposalExpiry) {}

  @Scheduled('proposals.expire', { every: SWEEP_EVERY.minutes })
  expire(): Promise<void> {
    return this.expiry.expire();
  }

  @Scheduled('proposals.retention', { every: SWEEP_EVERY.hours })
  retention(): Promise<void> {
    return this.expiry.removeEnded();
  }
}
