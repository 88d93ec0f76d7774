import { Injectable } from '@nestjs/common';
import type { InLanguages, Stage } from '@consulting/contracts';
import { AuditLog } from '../../platform/audit/audit-log.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { conflict, invalidField } from '../../shared/errors.ts';
import { newId } from '../../shared/id.ts';
import { Clock } from '../../shared/time/clock.ts';
import { assertUnchanged, type Precondition } from '../../shared/version.ts';
import { stepRefused, type Application } from '../domain/application.ts';
import {
  editableOfStages,
  OWNERS_STAGES,
  withList,
  type RemovedStage,
  type Stages,
  firstOf,
  storedAs,
  type Move,
} from '../domain/stage.ts';
import { ApplicationStages, StageRepository } from './applications.ports.ts';
import { ApplicationsService } from './applications.service.ts';

/** One stage as administrators write it: a new one has no id. */
export interface WrittenStage {
  id?: string | undefined;
  name: InLanguages;
}

/** Applications that are settled with one write. */
const AT_ONCE = 500;

/** A removed stage without applications is forgotten when no write that began before its removal can still be going on. */
const FORGOTTEN_AFTER = 60 * 60 * 1000;

/** Milliseconds within which all processes of the version before are replaced. */
const REPLACED_WITHIN = 24 * 60 * 60 * 1000;

/** The stages through which pending applications go: those of the firm, and the delivered ones of companies. */
@Injectable()
export class StagesService {
  constructor(
    private readonly stages: StageRepository,
    private readonly applications: ApplicationsService,
    private readonly stored: ApplicationStages,
    private readonly unitOfWork: UnitOfWork,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
  ) {}

  firm(): Promise<Stages> {
    return this.stages.find();
  }

  /** Returns the stages of a target; `ownerId`: the company that decides on its applications. */
  async of({ ownerId }: { ownerId: string | null }): Promise<Stages> {
    return ownerId === null ? this.firm() : OWNERS_STAGES;
  }

  /**
   * Replaces the firm's stages by this ordered list; applications of those that are missing stand in the one before.
   * `precondition`: the expected versions of `editableOfStages`. 400 for an unknown id or a name that is given twice.
   */
  async change(
    adminId: string,
    written: readonly WrittenStage[],
    precondition?: Precondition,
  ): Promise<Stages> {
    return this.unitOfWork.run(async () => {
      const before = await this.stages.lock();
      assertUnchanged(editableOfStages(before), precondition);
      const list = written.map(({ id, name }, index): Stage => {
        if (id !== undefined && !before.list.some((stage) => stage.id === id))
          throw invalidField(`stages.${index}.stage`, 'stage.unknown');
        return { id: id ?? newId(), name };
      });
      const after = withList(before, list, this.clock.now());
      await this.stages.replace(after);
      await this.audit.byAdmin(adminId, 'stages.edited', { kind: 'stages', id: 'stages' });
      return after;
    });
  }

  /**
   * Moves a pending application in one conditional write. 404 when there is no such application, conflict when it is not
   * pending or stands in another stage than `from`.
   */
  async move(
    id: string,
    { stages, from, ...move }: Omit<Move, 'at'> & { stages: Stages; from: string },
  ): Promise<Application> {
    // None is stored by a process of the version before stages: the first one.
    const first = firstOf(stages).id === from ? [null] : [];
    const stored = [...storedAs(stages, from), ...first];
    const moved = await this.stored.move(id, stored, { at: this.clock.now(), ...move });
    if (moved) return moved;
    const { status } = await this.applications.get(id);
    throw status === 'pending' ? conflict('stage.moved-meanwhile') : stepRefused(status);
  }

  /**
   * Stores the applications of removed stages under those that have taken them over, so that lists follow one index again, and
   * forgets removed stages that no application has.
   */
  async settle(): Promise<void> {
    const { removed } = await this.firm();
    for (const { id, to } of removed) while ((await this.stored.settle(id, to, AT_ONCE)) === AT_ONCE);
    if (removed.some((each) => this.isOld(each))) await this.unitOfWork.run(() => this.forget());
  }

  /** Returns the latest that a process of the version before stages has written while it was being replaced. */
  findWithoutStage(): Promise<Application[]> {
    return this.stored.findWithout(new Date(this.clock.now().getTime() - REPLACED_WITHIN));
  }

  /** Puts such a one into its first stage. Idempotent. */
  begin({ id, appliedAt }: Application, stages: Stages): Promise<void> {
    return this.stored.begin(id, firstOf(stages).id, appliedAt);
  }

  private async forget(): Promise<void> {
    const { list, removed } = await this.stages.lock();
    const old = removed.filter((each) => this.isOld(each)).map(({ id }) => id);
    const used = new Set(await this.stored.findUsed(old));
    const kept = removed.filter((each) => !this.isOld(each) || used.has(each.id));
    if (kept.length < removed.length) await this.stages.replace({ list, removed: kept });
  }

  private isOld({ at }: RemovedStage): boolean {
    return at.getTime() < this.clock.now().getTime() - FORGOTTEN_AFTER;
  }
}
