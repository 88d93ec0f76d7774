import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ApplicationsService } from '../../applications/application/applications.service.ts';
import { ProposableConsultants } from '../../consultants/application/proposable-consultants.ts';
import { Erasures } from '../../platform/erasures/erasures.ts';
import { ProjectEnds } from '../../projects/application/project-ends.ts';
import { AccountLifecycle } from '../../users/application/account-lifecycle.ts';
import { looksFor, type Proposal, type Subject } from '../domain/proposal.ts';
import { ProposalAnswersService } from './proposal-answers.service.ts';
import { ProposalSteps, type Told } from './proposal-steps.ts';
import { ProposedPeople } from './proposed-people.ts';
import { ProposalRepository } from './proposals.ports.ts';

/**
 * Withdraws proposals, in the same unit of work, when the project is paused, closed or deleted, the company is no company
 * any more, the person is blocked, erased, no freelancer any more, or listed, or applies for the project.
 */
@Injectable()
export class ProposalEndings implements OnModuleInit {
  constructor(
    private readonly proposals: ProposalRepository,
    private readonly answers: ProposalAnswersService,
    private readonly people: ProposedPeople,
    private readonly steps: ProposalSteps,
    private readonly applications: ApplicationsService,
    private readonly projects: ProjectEnds,
    private readonly consultants: ProposableConsultants,
    private readonly lifecycle: AccountLifecycle,
    private readonly erasures: Erasures,
  ) {}

  onModuleInit(): void {
    // Who ends a project knows it, and a company is told of what the firm does to its project.
    this.projects.onEnd((projectId) => this.end({ projectId }, { firm: true }));
    this.consultants.onEnd(async (subjectId, isRemoved) => {
      await this.end({ subjectId }, { company: true });
      if (isRemoved) await this.proposals.removeAllOf({ kind: 'consultant', id: subjectId });
    });
    this.applications.onApplied(async ({ kind, applicantId, targetId }) => {
      if (kind !== 'project') return;
      const live = await this.proposals.findLive({ subjectId: applicantId });
      for (const proposal of live.filter(({ projectId }) => projectId === targetId))
        await this.steps.withdraw(proposal, 'person', { company: true, firm: true });
    });
    this.lifecycle.add({
      roleChanged: async (userId, role) => {
        if (role !== 'Freelancer') await this.endOfPerson(userId);
        if (role !== 'B2B') await this.end({ ownerId: userId }, { firm: true });
      },
      blocked: async (userId) => {
        await this.endOfPerson(userId);
        await this.end({ ownerId: userId }, { firm: true });
      },
      erased: (userId) => this.erased(userId),
      exported: async (userId) => {
        const all = await this.answers.allOf(userId);
        return all.length === 0 ? [] : [{ name: 'proposals', data: all.map(exported) }];
      },
    });
    this.erasures.eraseAgainBy('proposal-consent', (id) => this.answers.refuseAgain(id));
  }

  private endOfPerson(subjectId: string): Promise<void> {
    return this.end({ subjectId }, { company: true, firm: true });
  }

  /** Withdraws what is live and tells the person, too. */
  private async end(of: Parameters<ProposalRepository['findLive']>[0], told: Told): Promise<void> {
    for (const proposal of await this.proposals.findLive(of))
      await this.steps.withdraw(proposal, null, {
        ...told,
        person: await this.people.find(proposal.subject),
      });
  }

  /** The person who is erased gets no further mail, and nobody is told the name. */
  private async erased(userId: string): Promise<void> {
    const person: Subject = { kind: 'freelancer', id: userId };
    for (const proposal of await this.proposals.findLive({ subjectId: userId }))
      await this.steps.withdraw(proposal, null, { company: true, firm: true });
    await this.proposals.removeAllOf(person);
    await this.end({ ownerId: userId }, { firm: true });
    await this.proposals.forgetOwner(userId);
  }
}

/** What the export shows of a proposal: not how it is stored, and not the name of a company that hides it. */
const exported = ({
  version: _version,
  ownerId: _owner,
  link: _link,
  subject: _subject,
  ...proposal
}: Proposal) => ({ ...proposal, looks: looksFor(proposal) });
