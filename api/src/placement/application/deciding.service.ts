import { Injectable } from '@nestjs/common';
import {
  type ApplicationNews,
  applicationText,
  type Decision,
  type Language,
  withNote,
} from '@consulting/contracts';
import { ApplicationsService } from '../../applications/application/applications.service.ts';
import { StagesService } from '../../applications/application/stages.service.ts';
import type { Application } from '../../applications/domain/application.ts';
import { firstOf } from '../../applications/domain/stage.ts';
import { MessagingService } from '../../messaging/application/messaging.service.ts';
import { AuditLog } from '../../platform/audit/audit-log.ts';
import { PoolService } from '../../pool/application/pool.service.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import type { FirmActor } from '../../shared/caller.ts';
import { conflict } from '../../shared/errors.ts';
import { wordsOf } from '../../shared/texts/words.ts';
import { UsersService } from '../../users/application/users.service.ts';
import { isShownToCompanies, type User } from '../../users/domain/user.ts';
import { Events } from '../../webhooks/application/events.port.ts';
import { assertMayDecide, sideOf, toAppliedFor, type DecidingActor, type Target } from '../domain/target.ts';
import { aboutApplicant } from './application-audit.ts';
import { applicationEvent } from './application-events.ts';
import { CollectedNewsService } from './news/collected-news.service.ts';
import { decisionMail, type Decided } from './applicant-mails.ts';
import { asksToKeep } from './news/keeping.ts';
import { eachOnItsOwn, type ManyDone } from './many.ts';
import { Targets } from './targets.ts';

/**
 * Decides applications of every kind. The step, the message to the applicant, the mail and the audit entry are one
 * unit of work and happen once.
 */
@Injectable()
export class DecidingService {
  constructor(
    private readonly applications: ApplicationsService,
    private readonly stages: StagesService,
    private readonly targets: Targets,
    private readonly users: UsersService,
    private readonly messaging: MessagingService,
    private readonly pool: PoolService,
    private readonly collected: CollectedNewsService,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
    private readonly events: Events,
  ) {}

  /**
   * Selects or rejects a pending application. 404 when there is none, 403 when it is another company's project,
   * conflict when it was decided or withdrawn before, or a company selects somebody of whom it sees nothing.
   */
  async decide(actor: DecidingActor, id: string, decision: Decision, note: string): Promise<void> {
    await this.take(actor, id, decision, decision, note);
  }

  /** Makes a decided application pending again, for administrators; conflict when it is not decided. */
  async reopen(by: FirmActor, id: string, note: string): Promise<void> {
    await this.take(by, id, 'pending', 'pending', note);
  }

  /** Decides each in a unit of work of its own, in the given order; repeated ids count once. */
  decideMany(
    actor: DecidingActor,
    ids: readonly string[],
    decision: Decision,
    note: string,
  ): Promise<ManyDone<string>> {
    return eachOnItsOwn(ids, async (id) => {
      await this.decide(actor, id, decision, note);
      return id;
    });
  }

  /** Rejects a pending application because its target was closed; notifies the applicant only with `tell`. */
  async rejectClosed(actor: DecidingActor, id: string, tell: boolean, note: string): Promise<void> {
    await this.take(actor, id, 'rejected', tell ? 'closed' : null, note);
  }

  /**
   * Rejects a pending application because its target has been removed, notifies the applicant, and removes the application
   * as well. `target`: as it was.
   */
  rejectRemoved(actor: DecidingActor, id: string, target: Target): Promise<void> {
    return this.unitOfWork.run(async () => {
      const { kind, applicantId } = await this.applications.get(id);
      const applicant = await this.users.lock(applicantId);
      const step = { status: 'rejected', by: sideOf(actor), note: '' } as const;
      const application = await this.applications.step({ id, kind }, step);
      const said = { news: 'closed', note: '', question: null, isRemoved: true } as const;
      await this.tell(applicant, application, target, actor, said);
      await this.events.publish(applicationEvent('application.decided', application, target));
      await this.applications.removeMany([id]);
    });
  }

  private async take(
    actor: DecidingActor,
    id: string,
    status: Decision | 'pending',
    news: ApplicationNews | null,
    note: string,
  ): Promise<void> {
    await this.unitOfWork.run(async () => {
      const { kind, targetId, applicantId } = await this.applications.get(id);
      const target = await this.targets.of({ kind, targetId });
      assertMayDecide(actor, target);
      const applicant = await this.users.lock(applicantId);
      if (status === 'selected' && actor.kind === 'user' && !isShownToCompanies(applicant))
        throw conflict('applicant.hidden');
      const written = news === null ? '' : note;
      const step = { status, by: sideOf(actor), note: written };
      const stage = status === 'pending' ? { stage: firstOf(await this.stages.of(target)).id } : {};
      const application = await this.applications.step({ id, kind }, { ...step, ...stage });
      const question = asksToKeep(application) ? await this.pool.ask(applicant) : null;
      if (news !== null) await this.tell(applicant, application, target, actor, { news, note, question });
      await this.record(actor, applicant, target, status);
      await this.events.publish(applicationEvent('application.decided', application, target));
    });
  }

  private async tell(
    applicant: User,
    application: Application,
    target: Target,
    actor: DecidingActor,
    { isRemoved = false, ...decided }: Omit<Decided, 'side'>,
  ): Promise<void> {
    const { news, note } = decided;
    const side = sideOf(actor);
    const what = toAppliedFor(target, side);
    const about = target.kind === 'job' && !isRemoved ? { jobId: target.id } : {};
    const said = (language: Language) => withNote(applicationText(what, news, wordsOf(language)), note);
    await this.messaging.notify(applicant.id, said, about);
    const mail = decisionMail(applicant, application, target, { ...decided, side, isRemoved });
    // Nothing can be said later about an application that is removed.
    await this.collected.tell('applicant', application, [mail], { isHeld: !isRemoved });
  }

  private async record(
    actor: DecidingActor,
    applicant: User,
    target: Target,
    status: Decision | 'pending',
  ): Promise<void> {
    const action = status === 'pending' ? 'applicant.reopened' : (`applicant.${status}` as const);
    await this.audit.by(actor, action, aboutApplicant(applicant, target));
  }
}
