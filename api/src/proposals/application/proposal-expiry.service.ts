import { Injectable, Logger } from '@nestjs/common';
import { Settings } from '../../config/settings.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { eachDue } from '../../shared/each-due.ts';
import { Clock } from '../../shared/time/clock.ts';
import { monthsBefore } from '../../shared/time/retention.ts';
import { expired } from '../domain/proposal.ts';
import { ProposalNewsService } from './proposal-news.ts';
import { ProposedPeople } from './proposed-people.ts';
import { ProposalRepository } from './proposals.ports.ts';

/** Ended proposals that are removed in one unit of work. */
const AT_ONCE = 100;

/** Ends questions whose time to answer has passed, and removes ended proposals at the end of their retention period. */
@Injectable()
export class ProposalExpiry {
  private readonly log = new Logger('Proposals');

  constructor(
    private readonly proposals: ProposalRepository,
    private readonly people: ProposedPeople,
    private readonly news: ProposalNewsService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly settings: Settings,
  ) {}

  /** Ends what is due and tells the firm. Of several processes one does. */
  async expire(): Promise<void> {
    const now = this.clock.now();
    await eachDue({
      due: (count) => this.proposals.due(now, count),
      idOf: (id) => id,
      act: (id) => this.end(id, now),
      failed: (id, error) => this.log.error(`The end of the proposal ${id} failed: ${String(error)}`),
    });
  }

  async removeEnded(): Promise<void> {
    const limit = monthsBefore(this.clock.now(), this.settings.keep.endedApplicationMonths);
    for (;;) {
      const removed = await this.unitOfWork.run(() => this.proposals.removeEnded(limit, AT_ONCE));
      if (removed < AT_ONCE) return;
    }
  }

  private end(id: string, now: Date): Promise<void> {
    return this.unitOfWork.run(async () => {
      const before = await this.proposals.find(id);
      if (before?.state !== 'asked') return;
      const after = expired(before, now);
      // Answered at this moment.
      if (!(await this.proposals.change(before, after))) return;
      await this.news.tellFirm(after, await this.people.find(before.subject), 'expired');
    });
  }
}
