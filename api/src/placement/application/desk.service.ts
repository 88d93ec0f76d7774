import { Injectable } from '@nestjs/common';
import type { Stage } from '@consulting/contracts';
import type { ApplicationFilter, ApplicationOrder } from '../../applications/domain/application-list.ts';
import { ApplicationsService } from '../../applications/application/applications.service.ts';
import { StagesService } from '../../applications/application/stages.service.ts';
import type { Application } from '../../applications/domain/application.ts';
import { OWNERS_STAGES, stageOf, standsIn, storedAs, type Stages } from '../../applications/domain/stage.ts';
import { Clock } from '../../shared/time/clock.ts';
import { Page, type PageRequest } from '../../shared/page.ts';
import { NotesService, type SignedNote } from '../../notes/application/notes.service.ts';
import { UsersService } from '../../users/application/users.service.ts';
import type { User } from '../../users/domain/user.ts';
import { daysWaited, waitingUntil } from '../domain/waiting.ts';
import type { Target } from '../domain/target.ts';
import { Targets } from './targets.ts';

/** An application as shown to the administration. */
export interface DeskApplication {
  application: Application;
  target: Target;
  applicant: User;
  /** Where it stands while it is pending; null otherwise. */
  stage: Stage | null;
  /** Whole days since it was sent, while it is pending; null otherwise. */
  waitingDays: number | null;
}

export interface DeskDetail extends DeskApplication {
  /** Internal notes about this application, newest first, at most the latest 100. */
  notes: SignedNote[];
  /** The applicant's other applications of every kind, newest first. */
  others: [Application, Target][];
}

export interface DeskFilter extends Pick<ApplicationFilter, 'kind' | 'status' | 'q'> {
  /** Only pending ones that have waited at least this many whole days. */
  waiting?: number | undefined;
  /** The id of one of the firm's stages, or of companies': only pending ones in it. */
  stage?: string | undefined;
}

const NOTES = { page: 1, limit: 100 };

/** The administration's side of applications of every kind. */
@Injectable()
export class DeskService {
  constructor(
    private readonly applications: ApplicationsService,
    private readonly stages: StagesService,
    private readonly targets: Targets,
    private readonly notes: NotesService,
    private readonly users: UsersService,
    private readonly clock: Clock,
  ) {}

  /** Takes a fixed number of queries for a page of any size. 400 for an unknown stage. */
  async page(
    { waiting, stage, status, ...filter }: DeskFilter,
    request: PageRequest,
    order: ApplicationOrder,
  ): Promise<Page<DeskApplication>> {
    const firm = await this.stages.firm();
    const stages = stage === undefined ? undefined : storedAs(...listWith(firm, stage));
    // Decided applications neither wait nor stand in a stage.
    const isPending = waiting !== undefined || stages !== undefined;
    if (isPending && status !== undefined && status !== 'pending') return new Page([], 0, request);
    const until = waiting === undefined ? undefined : waitingUntil(waiting, this.clock.now());
    const wanted = { ...filter, status: isPending ? ('pending' as const) : status, until, stages };
    const page = await this.applications.page(wanted, request, order);
    return page.with(await this.complete(page.items, firm));
  }

  /** Returns the applications with their targets and applicants, in a fixed number of queries. */
  async complete(applications: readonly Application[], firm: Stages): Promise<DeskApplication[]> {
    const [known, applicants] = await Promise.all([
      this.targets.withTargets(applications),
      this.users.findMany(applications.map(({ applicantId }) => applicantId)),
    ]);
    return known.flatMap(([application, target]): DeskApplication[] => {
      const applicant = applicants.get(application.applicantId);
      return applicant
        ? [{ application, target, applicant, ...this.standing(application, target, firm) }]
        : [];
    });
  }

  /** Returns one application and marks it as seen. */
  async open(id: string): Promise<DeskDetail> {
    await this.applications.markSeen({ id });
    return this.readAhead(id);
  }

  /** Returns the same as `open` without marking it as seen. */
  async readAhead(id: string): Promise<DeskDetail> {
    const application = await this.applications.get(id);
    const { applicantId } = application;
    const all = await this.applications.findAllOfApplicant(applicantId);
    const target = await this.targets.of(application);
    const others = await this.targets.withTargets(all.filter((other) => other.id !== id));
    const applicant = await this.users.get(applicantId);
    const { items: notes } = await this.notes.about({ kind: 'application', id }, undefined, NOTES);
    const standing = this.standing(application, target, await this.stages.firm());
    return { application, target, applicant, ...standing, notes, others };
  }

  /** Returns all applications of one person with their targets, newest first. */
  async ofPerson(applicantId: string): Promise<[Application, Target][]> {
    return this.targets.withTargets(await this.applications.findAllOfApplicant(applicantId));
  }

  private standing({ status, stage, appliedAt }: Application, { ownerId }: Target, firm: Stages) {
    if (status !== 'pending') return { stage: null, waitingDays: null };
    return {
      stage: standsIn(ownerId === null ? firm : OWNERS_STAGES, stage),
      waitingDays: daysWaited(appliedAt, this.clock.now()),
    };
  }
}

/** Returns the stages of which `id` is one, and the id; throws 400 when it is in neither list. */
function listWith(firm: Stages, id: string): [Stages, string] {
  const isOwners = OWNERS_STAGES.list.some((stage) => stage.id === id);
  const stages = isOwners ? OWNERS_STAGES : firm;
  return [stages, stageOf(stages, id).id];
}
