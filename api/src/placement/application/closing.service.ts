import { Injectable, Logger } from '@nestjs/common';
import type { ApplicationKind } from '@consulting/contracts';
import { ApplicationsService } from '../../applications/application/applications.service.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { assertConfirmed, type Confirmable } from '../../shared/confirmed.ts';
import { Clock } from '../../shared/time/clock.ts';
import { DomainError } from '../../shared/errors.ts';
import type { DecidingActor, Target } from '../domain/target.ts';
import { DecidingService } from './deciding.service.ts';
import { ClosingRepository, type Closing } from './placement.ports.ts';

/** How many ended applications of a removed target one unit of work removes. */
const BATCH = 50;

/**
 * Rejects the pending applications of a closed job or project, and notifies the applicants on request. Those of a removed
 * target are rejected too, their applicants are always notified, and all its applications are removed. There may be
 * thousands, so each is a unit of work of its own; the closing is stored until all are done.
 */
@Injectable()
export class ClosingService {
  private readonly log = new Logger(ClosingService.name);

  constructor(
    private readonly closings: ClosingRepository,
    private readonly applications: ApplicationsService,
    private readonly deciding: DecidingService,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Called inside the unit of work that closes the target, after its write; `finish` follows it. */
  begin(
    { kind, id }: { kind: 'job' | 'project'; id: string },
    actor: DecidingActor,
    { tellApplicants = false, note = '' }: { tellApplicants?: boolean; note?: string },
  ): Promise<void> {
    const at = this.clock.now();
    return this.closings.begin({ kind, targetId: id, actor, at, tell: tellApplicants, note, removed: null });
  }

  /** Like `beginRemoval`. Who removes any applications must have been confirmed: 403, which undoes the unit of work. */
  async beginRemovalBy(by: Confirmable, target: Target): Promise<void> {
    if (await this.beginRemoval(target, by)) assertConfirmed(by, this.clock.now());
  }

  /**
   * Called inside the unit of work that removes the target, after its write; `finish` follows it. Returns whether there are
   * any applications.
   */
  async beginRemoval(target: Target, { kind: by, id: actorId }: DecidingActor): Promise<boolean> {
    const { kind, id: targetId } = target;
    if (!(await this.applications.countByTarget(kind, [targetId])).has(targetId)) return false;
    const actor = { kind: by, id: actorId } as DecidingActor;
    const at = this.clock.now();
    await this.closings.begin({ kind, targetId, actor, at, tell: true, note: '', removed: target });
    return true;
  }

  /**
   * Rejects the pending applications. When repeated or called twice at the same time, each application is still
   * rejected once. Failures are only logged and left to the sweep, because the target is closed already.
   */
  async finish(targetId: string): Promise<void> {
    await this.safely(async () => {
      const closing = await this.closings.find(targetId);
      if (closing) await this.settle(closing);
    });
  }

  /** Finishes all unfinished closings; a failure of one does not stop the others. */
  async finishAll(): Promise<void> {
    for (const closing of await this.closings.findAll()) await this.safely(() => this.settle(closing));
  }

  private async safely(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.log.warn(`Could not finish a closing: ${error instanceof Error ? error.message : String(error)}`);
    }
  }

  private async settle({ kind, targetId, actor, at, tell, note, removed }: Closing): Promise<void> {
    for (const id of await this.applications.findPendingOfTarget(kind, targetId, at))
      try {
        if (removed) await this.deciding.rejectRemoved(actor, id, removed);
        else await this.deciding.rejectClosed(actor, id, tell, note);
      } catch (error) {
        // Withdrawn, decided or erased meanwhile: nothing left to do.
        if (!(error instanceof DomainError)) throw error;
      }
    if (removed) await this.removeAll(kind, targetId);
    await this.closings.end(targetId, at);
  }

  private async removeAll(kind: ApplicationKind, targetId: string): Promise<void> {
    const remove = () => this.applications.removeSomeOfTarget(kind, targetId, BATCH);
    while ((await this.unitOfWork.run(remove)) === BATCH);
  }
}
