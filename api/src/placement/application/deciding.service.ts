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
import { MailQueue } from '../../platform/mail/mail-queue.ts';
import type { FirmActor } from '../../shared/caller.ts';
import { wordsOf } from '../../shared/texts/words.ts';
import { UsersService } from '../../users/application/users.service.ts';
import type { User } from '../../users/domain/user.ts';
import { Events } from '../../webhooks/application/events.port.ts';
import { assertMayDecide, sideOf, toAppliedFor, type DecidingActor, type Target } from '../domain/target.ts';
import { aboutApplicant } from './application-audit.ts';
import { applicationEvent } from './application-events.ts';
import { decisionMail } from './applicant-mails.ts';
import { eachOnItsOwn, type ManyDone } from './many.ts';
import { Targets } from './targets.ts';

/** The firm asks applicants whom it has rejected for a job, or for none in particular, whether it may keep their documents. */
const asksToKeep = (actor: DecidingActor, { kind, status }: Application): boolean =>
  status === 'rejected' && sideOf(actor) === 'firm' && (kind === 'job' || kind === 'speculative');

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
    private readonly mailQueue: MailQueue,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
    private readonly events: Events,
  ) {}

  /**
   * Selects or rejects a pending application. 404 when there is none, 403 when it is another company's project,
   * conflict when it was decided or withdrawn before.
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
      const written = news === null ? '' : note;
      const step = { status, by: sideOf(actor), note: written };
      const stage = status === 'pending' ? { stage: firstOf(await this.stages.of(target)).id } : {};
      const application = await this.applications.step({ id, kind }, { ...step, ...stage });
      const question = asksToKeep(actor, application) ? await this.pool.ask(applicant) : null;
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
    { news, note, question }: { news: ApplicationNews; note: string; question: string | null },
  ): Promise<void> {
    const side = sideOf(actor);
    const what = toAppliedFor(target, side);
    const about = target.kind === 'job' ? { jobId: target.id } : {};
    const said = (language: Language) => withNote(applicationText(what, news, wordsOf(language)), note);
    await this.messaging.notify(applicant.id, said, about);
    await this.mailQueue.enqueue(
      decisionMail(applicant, application, target, { news, side, note, question }),
    );
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
