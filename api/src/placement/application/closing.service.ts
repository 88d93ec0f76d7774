import { Injectable, Logger } from '@nestjs/common';
import { ApplicationsService } from '../../applications/application/applications.service.ts';
import { Clock } from '../../shared/clock.ts';
import { DomainError } from '../../shared/errors.ts';
import type { DecidingActor } from '../domain/target.ts';
import { DecidingService } from './deciding.service.ts';
import { ClosingRepository, type Closing } from './placement.ports.ts';

/**
 * What becomes of the pending applications when a job or project is closed: they are rejected, and their applicants told
 * if so wished. There may be thousands, so each is a unit of work of its own; the closing is kept until all are done.
 */
@Injectable()
export class ClosingService {
  private readonly log = new Logger(ClosingService.name);

  constructor(
    private readonly closings: ClosingRepository,
    private readonly applications: ApplicationsService,
    private readonly deciding: DecidingService,
    private readonly clock: Clock,
  ) {}

  /** Inside the unit of work that closes the target, after its write; `finish` follows it. */
  begin(
    { kind, id }: { kind: 'job' | 'project'; id: string },
    actor: DecidingActor,
    { tellApplicants = false, note = '' }: { tellApplicants?: boolean; note?: string },
  ): Promise<void> {
    const at = this.clock.now();
    return this.closings.begin({ kind, targetId: id, actor, at, tell: tellApplicants, note });
  }

  /**
   * Rejects what is pending; done again, or by two at once, each application is still rejected once. What fails is left
   * to the sweep: the target is closed already, whatever becomes of this request.
   */
  async finish(targetId: string): Promise<void> {
    await this.safely(async () => {
      const closing = await this.closings.find(targetId);
      if (closing) await this.settle(closing);
    });
  }

  /** Finishes what was left, each by itself: one that fails does not keep the others. */
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

  private async settle({ kind, targetId, actor, at, tell, note }: Closing): Promise<void> {
    for (const id of await this.applications.findPendingOfTarget(kind, targetId, at))
      try {
        await this.deciding.rejectClosed(actor, id, tell, note);
      } catch (error) {
        // Withdrawn, decided or erased in the meantime: nothing is left to do about it.
        if (!(error instanceof DomainError)) throw error;
      }
    await this.closings.end(targetId, at);
  }
}
