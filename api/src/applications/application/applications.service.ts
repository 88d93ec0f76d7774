import { Injectable } from '@nestjs/common';
import type { ApplicationStatus } from '@consulting/contracts';
import { Clock } from '../../shared/clock.ts';
import { notFound, orNotFound } from '../../shared/errors.ts';
import { newId } from '../../shared/id.ts';
import type { Page, PageRequest } from '../../shared/page.ts';
import {
  alreadyDecided,
  DECIDABLE,
  type Application,
  type ApplicationKind,
  type Decision,
} from '../domain/application.ts';
import { ApplicationRepository } from './applications.ports.ts';

/**
 * The only place that knows who applied to what: jobs, projects and consultants keep no list of their own. Whether the
 * target exists is the caller's business: it holds the target in the same unit of work.
 */
@Injectable()
export class ApplicationsService {
  constructor(
    private readonly applications: ApplicationRepository,
    private readonly clock: Clock,
  ) {}

  /** A new pending application; the kind's conflict when there is one already. */
  async apply(kind: ApplicationKind, targetId: string, applicantId: string): Promise<Application> {
    const application: Application = {
      id: newId(),
      kind,
      targetId,
      applicantId,
      status: 'pending',
      appliedAt: this.clock.now(),
      decidedAt: null,
    };
    await this.applications.add(application);
    return application;
  }

  /** Selects or rejects a pending application; 404 when there is none, conflict when it was decided before. */
  async decide(
    kind: ApplicationKind,
    targetId: string,
    applicantId: string,
    decision: Decision,
  ): Promise<Application> {
    const now = this.clock.now();
    const decided = await this.applications.decidePending(kind, targetId, applicantId, decision, now);
    if (decided) return decided;
    const current = await this.applications.find(kind, targetId, applicantId);
    // Pending again: it was removed and made anew in the meantime, so it is not the one that was decided on.
    if (!current || current.status === DECIDABLE) throw notFound('application');
    throw alreadyDecided(current.status);
  }

  /** `without` leaves those of one status out. */
  pageOfTarget(
    kind: ApplicationKind,
    targetId: string,
    request: PageRequest,
    without?: ApplicationStatus,
  ): Promise<Page<Application>> {
    return this.applications.pageOfTarget(kind, targetId, request, without);
  }

  /** 404 when there is none. */
  async get(id: string): Promise<Application> {
    return orNotFound(await this.applications.findById(id), 'application');
  }

  /** 404 when there is none. */
  async one(kind: ApplicationKind, targetId: string, applicantId: string): Promise<Application> {
    const application = await this.applications.find(kind, targetId, applicantId);
    if (!application) throw notFound('application');
    return application;
  }

  /** `kind` narrows. */
  findAllOfApplicant(applicantId: string, kind?: ApplicationKind): Promise<Application[]> {
    return this.applications.findAllOfApplicant(applicantId, kind);
  }

  /** By applicant id, in one query; applicants without any are missing. */
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

  countByTarget(kind: ApplicationKind, targetIds: readonly string[]): Promise<Map<string, number>> {
    return this.applications.countByTarget(kind, targetIds);
  }

  findLatest(kind: ApplicationKind, count: number): Promise<Application[]> {
    return this.applications.findLatest(kind, count);
  }

  page(kind: ApplicationKind, request: PageRequest): Promise<Page<Application>> {
    return this.applications.page(kind, request);
  }

  /** When each application since `since` was made. */
  appliedSince(kind: ApplicationKind, since: Date): Promise<Date[]> {
    return this.applications.appliedSince(kind, since);
  }

  totals(kind: ApplicationKind): Promise<{ all: number; pending: number }> {
    return this.applications.totals(kind);
  }

  removeAllOfTarget(kind: ApplicationKind, targetId: string): Promise<void> {
    return this.applications.removeAllOfTarget(kind, targetId);
  }

  removeAllOfApplicant(applicantId: string): Promise<void> {
    return this.applications.removeAllOfApplicant(applicantId);
  }
}
