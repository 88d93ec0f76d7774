import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ProposableConsultants } from '../../consultants/application/proposable-consultants.ts';
import { AccountLifecycle } from '../../users/application/account-lifecycle.ts';
import type { Subject } from '../domain/proposal.ts';
import { ProposalLinks } from './proposal-links.ts';
import { ProposalNewsService } from './proposal-news.ts';
import { ProposalSteps } from './proposal-steps.ts';
import { ProposedPeople } from './proposed-people.ts';
import { ProposalRepository } from './proposals.ports.ts';

/**
 * Ends the links that were mailed to a person's former address, in the unit of work of its change, and mails new ones to the
 * present address: a consultant has no other way to answer.
 */
@Injectable()
export class ProposalAddresses implements OnModuleInit {
  constructor(
    private readonly proposals: ProposalRepository,
    private readonly people: ProposedPeople,
    private readonly links: ProposalLinks,
    private readonly news: ProposalNewsService,
    private readonly steps: ProposalSteps,
    private readonly consultants: ProposableConsultants,
    private readonly lifecycle: AccountLifecycle,
  ) {}

  onModuleInit(): void {
    this.lifecycle.add({ addressChanged: ({ id }) => this.changed({ kind: 'freelancer', id }) });
    this.consultants.onAddressChange((id) => this.changed({ kind: 'consultant', id }));
  }

  private async changed(subject: Subject): Promise<void> {
    const live = await this.proposals.findLive({ subjectId: subject.id });
    const person = live.length === 0 ? null : await this.people.find(subject);
    if (!person) return;
    for (const proposal of live) {
      const link = this.links.create(proposal.id);
      await this.proposals.setLink(proposal.id, link);
      if (person.email)
        await this.news.tellPerson(
          { ...proposal, link },
          person,
          proposal.state === 'asked' ? 'asked' : 'shown',
        );
      // Without an address nobody could take an agreement back.
      else await this.steps.withdraw(proposal, null, { company: true, firm: true });
    }
  }
}
