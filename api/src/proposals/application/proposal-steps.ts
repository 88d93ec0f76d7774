import { Injectable } from '@nestjs/common';
import type { ProposalSide } from '@consulting/contracts';
import { Clock } from '../../shared/time/clock.ts';
import { conflict } from '../../shared/errors.ts';
import type { ProposedPerson } from '../domain/person.ts';
import { wasShown, withdrawn, type Proposal } from '../domain/proposal.ts';
import { ProposalNewsService } from './proposal-news.ts';
import { ProposalRepository } from './proposals.ports.ts';

/** Whom a withdrawal is told; a missing side is not told. */
export interface Told {
  person?: ProposedPerson | null;
  company?: boolean;
  firm?: boolean;
}

/** Writes steps of proposals, each in one conditional write inside the caller's unit of work. */
@Injectable()
export class ProposalSteps {
  constructor(
    private readonly proposals: ProposalRepository,
    private readonly news: ProposalNewsService,
    private readonly clock: Clock,
  ) {}

  /** Conflict when another step was stored since `before` was read. */
  async write(before: Proposal, after: Proposal): Promise<Proposal> {
    if (!(await this.proposals.change(before, after))) throw conflict('proposal.changed-meanwhile');
    return after;
  }

  /** Withdraws a live proposal and tells those who are concerned; a company only of a profile that it has seen. */
  async withdraw(before: Proposal, by: ProposalSide | null, told: Told): Promise<Proposal> {
    const after = await this.write(before, withdrawn(before, by, this.clock.now()));
    await this.tellWithdrawn(after, told);
    return after;
  }

  async tellWithdrawn(proposal: Proposal, { person = null, company, firm }: Told): Promise<void> {
    if (person) await this.news.tellPerson(proposal, person, 'withdrawn');
    if (company && wasShown(proposal)) await this.news.tellCompany(proposal, 'withdrawn');
    if (firm) await this.news.tellFirm(proposal, person, 'withdrawn');
  }
}
