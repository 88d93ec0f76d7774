import { Injectable } from '@nestjs/common';
import { ApplicationsService } from '../../applications/application/applications.service.ts';
import { StagesService } from '../../applications/application/stages.service.ts';
import { stageOf, standsIn } from '../../applications/domain/stage.ts';
import { AuditLog } from '../../platform/audit/audit-log.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { UsersService } from '../../users/application/users.service.ts';
import { assertMayMove, sideOf, type DecidingActor } from '../domain/target.ts';
import { Events } from '../../webhooks/application/events.port.ts';
import { applicationStaged } from './application-events.ts';
import { aboutApplicant } from './application-audit.ts';
import { eachOnItsOwn, type ManyDone } from './many.ts';
import { Targets } from './targets.ts';

/** An application that was moved, and the stage that it left. */
export interface Moved {
  id: string;
  from: string;
}

/** Moves pending applications between the stages of who decides on them. The applicant is told nothing of it. */
@Injectable()
export class MovingService {
  constructor(
    private readonly applications: ApplicationsService,
    private readonly stages: StagesService,
    private readonly targets: Targets,
    private readonly users: UsersService,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
    private readonly events: Events,
  ) {}

  /**
   * Moves a pending application from the stage `from`, or from wherever it stands, to another one. 404 when there is none, 403
   * when another one decides on it, 400 for an unknown stage, conflict when it stands elsewhere or was decided.
   */
  async move(actor: DecidingActor, id: string, to: string, from?: string): Promise<Moved> {
    return this.unitOfWork.run(async () => {
      const application = await this.applications.get(id);
      const target = await this.targets.of(application);
      assertMayMove(actor, target);
      const stages = await this.stages.of(target);
      const stage = stageOf(stages, to);
      const stood = from === undefined ? standsIn(stages, application.stage) : stageOf(stages, from, 'from');
      const moved = { id, from: stood.id };
      const isThere = stood.id === to && application.status === 'pending';
      if (isThere && standsIn(stages, application.stage).id === to) return moved;
      await this.stages.move(id, { stages, from: stood.id, to: stage, by: sideOf(actor) });
      const applicant = await this.users.get(application.applicantId);
      await this.audit.by(actor, 'applicant.moved', aboutApplicant(applicant, target));
      await this.events.publish(applicationStaged(application, target, to));
      return moved;
    });
  }

  /** Moves each in a unit of work of its own, in the given order; repeated ids count once. */
  moveMany(
    actor: DecidingActor,
    ids: readonly string[],
    to: string,
    from?: string,
  ): Promise<ManyDone<Moved>> {
    return eachOnItsOwn(ids, (id) => this.move(actor, id, to, from));
  }
}
