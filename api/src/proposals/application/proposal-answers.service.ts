import { Injectable } from '@nestjs/common';
import type { ProposalAnswer } from '@consulting/contracts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { Erasures } from '../../platform/erasures/erasures.ts';
import { ProposableProjects } from '../../projects/application/proposable-projects.ts';
import { notFound, orNotFound } from '../../shared/errors.ts';
import { hashOfSecret } from '../../shared/link-secret.ts';
import { Clock } from '../../shared/time/clock.ts';
import type { ProposedPerson } from '../domain/person.ts';
import { answered, type Proposal } from '../domain/proposal.ts';
import { ProposalNewsService } from './proposal-news.ts';
import { ProposalRecords } from './proposal-records.ts';
import { ProposalSteps } from './proposal-steps.ts';
import { ProposedPeople } from './proposed-people.ts';
import { ProposalRepository } from './proposals.ports.ts';

/** What people who are proposed read and answer: freelancers in their account, everybody by the mailed link. */
@Injectable()
export class ProposalAnswersService {
  constructor(
    private readonly proposals: ProposalRepository,
    private readonly people: ProposedPeople,
    private readonly projects: ProposableProjects,
    private readonly steps: ProposalSteps,
    private readonly news: ProposalNewsService,
    private readonly records: ProposalRecords,
    private readonly erasures: Erasures,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Returns all of an account, newest first. */
  allOf(userId: string): Promise<Proposal[]> {
    return this.proposals.findAllOf({ kind: 'freelancer', id: userId });
  }

  /** Answers in the account; 404 for another's, conflict when there is nothing to answer or to take back. */
  answer(userId: string, id: string, answer: ProposalAnswer, reason: string): Promise<Proposal> {
    return this.unitOfWork.run(async () => {
      const proposal = orNotFound(await this.proposals.find(id), 'proposal');
      const { kind, id: subjectId } = proposal.subject;
      if (kind !== 'freelancer' || subjectId !== userId) throw notFound('proposal');
      return this.take(proposal, answer, reason);
    });
  }

  /** Returns the proposal of a mailed link; null for an unknown one. */
  async byLink(token: string): Promise<{ proposal: Proposal; person: ProposedPerson } | null> {
    const proposal = await this.proposals.findByHash(hashOfSecret(token));
    const person = proposal && (await this.people.find(proposal.subject));
    return person ? { proposal, person } : null;
  }

  /** Answers by a mailed link; 404 for an unknown one, conflicts like `answer`. */
  answerByLink(token: string, answer: ProposalAnswer, reason: string): Promise<Proposal> {
    return this.unitOfWork.run(async () => {
      const proposal = orNotFound(await this.proposals.findByHash(hashOfSecret(token)), 'proposal');
      return this.take(proposal, answer, reason);
    });
  }

  /** Says no again to what a restore has brought back: an agreement that was taken back, or a question. */
  refuseAgain(id: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      const proposal = await this.proposals.find(id);
      if (proposal?.state === 'shown') await this.take(proposal, 'withdraw', '');
      if (proposal?.state === 'asked' && proposal.expiresAt > this.clock.now())
        await this.take(proposal, 'decline', '');
    });
  }

  private async take(before: Proposal, answer: ProposalAnswer, reason: string): Promise<Proposal> {
    const after = answered(before, answer, reason, this.clock.now());
    // A project that was paused or closed at this moment shows nothing more.
    if (answer === 'agree') await this.projects.lock(before.projectId);
    const person = orNotFound(await this.people.find(before.subject), 'proposal');
    await this.steps.write(before, after);
    if (answer === 'agree') {
      await this.news.tellPerson(after, person, 'shown');
      await this.news.tellCompany(after, 'shown');
      await this.news.tellFirm(after, person, 'shown');
      await this.records.agreed(after);
    } else if (answer === 'decline') {
      await this.news.tellFirm(after, person, 'declined');
    } else {
      await this.news.tellCompany(after, 'withdrawn');
      await this.news.tellFirm(after, person, 'withdrawn');
    }
    if (answer !== 'agree') await this.erasures.note('proposal-consent', after.id);
    return after;
  }
}
