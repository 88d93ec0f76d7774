import { Injectable } from '@nestjs/common';
import type { ApplicationKind } from '@consulting/contracts';
import { Files } from '../../platform/files/files.ts';
import { Clock } from '../../shared/time/clock.ts';
import { notFound, orNotFound } from '../../shared/errors.ts';
import { newId } from '../../shared/id.ts';
import type { Page, PageRequest } from '../../shared/page.ts';
import {
  newApplication,
  REACHED_FROM,
  stepRefused,
  type Application,
  type Look,
  type Searched,
  type Step,
} from '../domain/application.ts';
import { ApplicationRepository, type RemovedApplication, type SentBy } from './applications.ports.ts';
import type { ApplicationFilter, ApplicationOrder, ApplicationCounts } from '../domain/application-list.ts';

/**
 * The only place that knows who applied to what: jobs, projects and consultants keep no list of their own. The caller
 * ensures that the target exists, by holding it in the same unit of work.
 */
@Injectable()
export class ApplicationsService {
  private readonly whenRemoved: ((ids: string[]) => Promise<void>)[] = [];
  private readonly whenApplied: ((application: Application) => Promise<void>)[] = [];
  private readonly whenStepped: ((application: Application) => Promise<void>)[] = [];

  constructor(
    private readonly applications: ApplicationRepository,
    private readonly files: Files,
    private readonly clock: Clock,
  ) {}

  /** Registers a listener that runs inside the unit of work that removes applications. */
  onRemoved(listener: (ids: string[]) => Promise<void>): void {
    this.whenRemoved.push(listener);
  }

  /** Registers a listener that runs inside the unit of work that adds an application. */
  onApplied(listener: (application: Application) => Promise<void>): void {
    this.whenApplied.push(listener);
  }

  /** Registers a listener that runs inside the unit of work of a step: a decision, a withdrawal, a reopening. */
  onStep(listener: (application: Application) => Promise<void>): void {
    this.whenStepped.push(listener);
  }

  /**
   * Adds a pending application in the caller's unit of work, and a reference to each given file. Throws the conflict
   * of the kind when there is one that prevents another.
   */
  async apply(
    sent: Pick<Application, 'kind' | 'targetId' | 'applicantId' | 'note' | 'files' | 'stage'> &
      Partial<Pick<Application, 'proposed'>>,
    searched: Searched,
  ): Promise<Application> {
    const application = newApplication({ id: newId(), ...sent }, this.clock.now());
    await this.applications.add(application, searched);
    for (const file of Object.values(sent.files)) if (file) await this.files.share(file);
    for (const listener of this.whenApplied) await listener(application);
    return application;
  }

  /**
   * Takes the next step; one that is pending again is put into the stage. 404 when there is no such application,
   * conflict when its status does not allow the step.
   */
  async step(
    which: Pick<Application, 'id' | 'kind'>,
    { stage, ...step }: Omit<Step, 'at'> & { stage?: string },
  ): Promise<Application> {
    const at = this.clock.now();
    const taken = await this.applications.step(which, REACHED_FROM[step.status], { ...step, at }, stage);
    if (!taken) throw stepRefused((await this.get(which.id)).status);
    for (const listener of this.whenStepped) await listener(taken);
    return taken;
  }

  /** 404 when there is none. */
  async get(id: string): Promise<Application> {
    return orNotFound(await this.applications.find(id), 'application');
  }

  /** Like `get`, and keeps it from being removed until the caller's unit of work ends. */
  async lock(id: string): Promise<Application> {
    return orNotFound(await this.applications.lock(id), 'application');
  }

  /** Returns those that exist. */
  findMany(ids: readonly string[]): Promise<Application[]> {
    return this.applications.findMany(ids);
  }

  /** Returns the newest of this applicant to this target; 404 when there is none. */
  async one(kind: ApplicationKind, targetId: string, applicantId: string): Promise<Application> {
    const application = await this.applications.findNewest(kind, targetId, applicantId);
    if (!application) throw notFound('application');
    return application;
  }

  /** Records that somebody who decides has opened it. Idempotent. */
  markSeen(which: SentBy): Promise<void> {
    return this.applications.markSeen(which, this.clock.now());
  }

  /** Records that somebody else opened a document: on one application, or on all of the applicant. */
  async noteLook(which: SentBy, look: Omit<Look, 'at'>): Promise<void> {
    const at = this.clock.now();
    await this.applications.markSeen(which, at);
    await this.applications.addLook(which, { at, ...look });
  }

  /** Yields all of a kind in batches, newest first. */
  all(kind: ApplicationKind): AsyncIterable<Application[]> {
    return this.applications.batches(kind);
  }

  page(
    filter: ApplicationFilter,
    request: PageRequest,
    order?: ApplicationOrder,
  ): Promise<Page<Application>> {
    return this.applications.page(filter, request, order);
  }

  /** Returns all of one applicant, of one kind when `kind` is given. */
  findAllOfApplicant(applicantId: string, kind?: ApplicationKind): Promise<Application[]> {
    return this.applications.findAllOfApplicant(applicantId, kind);
  }

  /** Returns applications by applicant id, in one query; applicants without any are missing. */
  async findAllOfApplicants(
    kind: ApplicationKind,
    applicantIds: readonly string[],
  ): Promise<Map<string, Application[]>> {
    const found = new Map<string, Application[]>();
    for (const application of await this.applications.findAllOfApplicants(kind, applicantIds)) {
      const own = found.get(application.applicantId);
      if (own) own.push(application);
      else found.set(application.applicantId, [application]);
    }
    return found;
  }

  findAllOfTargets(
    kind: ApplicationKind,
    targetIds: readonly string[],
    applicantId?: string,
  ): Promise<Application[]> {
    return this.applications.findAllOfTargets(kind, targetIds, applicantId);
  }

  /** Returns the ids of a target's pending applications made at `until` or before, oldest first. */
  findPendingOfTarget(kind: ApplicationKind, targetId: string, until: Date): Promise<string[]> {
    return this.applications.findPendingOfTarget(kind, targetId, until);
  }

  /** Counts applications by target id; targets without any are missing. */
  countByTarget(
    kind: ApplicationKind,
    targetIds: readonly string[],
  ): Promise<Map<string, ApplicationCounts>> {
    return this.applications.countByTarget(kind, targetIds);
  }

  findLatest(kind: ApplicationKind, count: number): Promise<Application[]> {
    return this.applications.findLatest(kind, count);
  }

  /** Returns when each application since `since` was made. */
  appliedSince(kind: ApplicationKind, since: Date): Promise<Date[]> {
    return this.applications.appliedSince(kind, since);
  }

  /** Counts those of all kinds withdrawn at that time or later. */
  countWithdrawnSince(date: Date): Promise<number> {
    return this.applications.countWithdrawnSince(date);
  }

  countByKind(): Promise<Record<ApplicationKind, ApplicationCounts>> {
    return this.applications.countByKind();
  }

  /** Returns since when the longest pending one waits; null when none is pending. */
  waitingSince(kind: ApplicationKind): Promise<Date | null> {
    return this.applications.waitingSince(kind);
  }

  /** Called inside the unit of work that changes the applicant's names or address. */
  renamePerson(applicantId: string, called: Omit<Searched, 'title'>): Promise<void> {
    return this.applications.renamePerson(applicantId, called);
  }

  /** Called inside the unit of work that changes the target. */
  renameTarget(kind: ApplicationKind, targetId: string, title: string): Promise<void> {
    return this.applications.renameTarget(kind, targetId, title);
  }

  /** Removes at most `count` for a target in the caller's unit of work. Returns how many. */
  async removeSomeOfTarget(kind: ApplicationKind, targetId: string, count: number): Promise<number> {
    const removed = await this.applications.removeSomeOfTarget(kind, targetId, count);
    await this.forget(removed);
    return removed.length;
  }

  async removeAllOfApplicant(applicantId: string): Promise<void> {
    await this.forget(await this.applications.removeAllOfApplicant(applicantId));
  }

  /** Removes those of an applicant that were decided or withdrawn before `date`, in the caller's unit of work. */
  async removeEndedOf(applicantId: string, date: Date): Promise<void> {
    await this.forget(await this.applications.removeEndedOf(applicantId, date));
  }

  /** Removes applications in the caller's unit of work. */
  async removeMany(ids: readonly string[]): Promise<void> {
    await this.forget(await this.applications.removeMany(ids));
  }

  private async forget(removed: RemovedApplication[]): Promise<void> {
    if (removed.length === 0) return;
    await this.files.release(...removed.flatMap(({ files }) => files));
    for (const listener of this.whenRemoved) await listener(removed.map(({ id }) => id));
  }
}
