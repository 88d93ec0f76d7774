import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { AdminAction } from '@consulting/contracts';
import { ApplicationsService } from '../../applications/application/applications.service.ts';
import type { Application } from '../../applications/domain/application.ts';
import type { ApplicationCounts } from '../../applications/domain/application-list.ts';
import { ClosingService } from '../../placement/application/closing.service.ts';
import { AuditLog, SYSTEM } from '../../platform/audit/audit-log.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { Erasures } from '../../platform/erasures/erasures.ts';
import { Revisions } from '../../platform/revisions/revisions.ts';
import type { FirmActor, FirmCaller } from '../../shared/caller.ts';
import { confirmationOf, confirmedBy, isAnythingKnown } from '../../shared/person/availability.ts';
import { withoutBlankRows } from '../../shared/person/career.ts';
import { sameEmail } from '../../shared/person/email-history.ts';
import { Clock } from '../../shared/time/clock.ts';
import { orNotFound } from '../../shared/errors.ts';
import { newId } from '../../shared/id.ts';
import type { Page, PageRequest } from '../../shared/page.ts';
import { assertUnchanged, type Precondition } from '../../shared/version.ts';
import { UsersService } from '../../users/application/users.service.ts';
import { editableOfConsultant } from '../domain/consultant.ts';
import type { Consultant, ConsultantApplicant, ConsultantDetails } from '../domain/consultant.ts';
import { Events } from '../../webhooks/application/events.port.ts';
import { consultantChanged, consultantRemoved } from './consultant-events.ts';
import { toTarget } from './consultants-as-targets.ts';
import { ConsultantRepository, type ConsultantFilter } from './consultants.ports.ts';
import { ProposableConsultants } from './proposable-consultants.ts';

/** A consultant with the number of companies that applied. */
export interface CountedConsultant {
  consultant: Consultant;
  applicantsCount: number;
}

/** Rejects the applications for a consultant who is erased again after a restore: the firm, without a person who acts. */
const THE_FIRM = { ...SYSTEM, kind: 'admin' } as const;

/** Lets administrators manage consultants. */
@Injectable()
export class AdminConsultantsService implements OnModuleInit {
  constructor(
    private readonly consultants: ConsultantRepository,
    private readonly applications: ApplicationsService,
    private readonly closing: ClosingService,
    private readonly proposable: ProposableConsultants,
    private readonly users: UsersService,
    private readonly unitOfWork: UnitOfWork,
    private readonly revisions: Revisions,
    private readonly audit: AuditLog,
    private readonly erasures: Erasures,
    private readonly clock: Clock,
    private readonly events: Events,
  ) {}

  onModuleInit(): void {
    this.erasures.eraseAgainBy('consultant', (id) => this.eraseAgain(id));
  }

  /** `q` is also searched in the e-mail. Three queries for a page of any size. */
  async list(
    filter: Pick<ConsultantFilter, 'q' | 'language' | 'listed' | 'freeBy'>,
    request: PageRequest,
  ): Promise<Page<CountedConsultant>> {
    const page = await this.consultants.page({ ...filter, audience: 'administration' }, request);
    const counts = await this.countsOf(page.items.map(({ id }) => id));
    return page.map((consultant) => ({ consultant, applicantsCount: counts.get(consultant.id)?.all ?? 0 }));
  }

  /** Counts all consultants. */
  count(): Promise<number> {
    return this.consultants.count();
  }

  async one(id: string): Promise<CountedConsultant> {
    const consultant = orNotFound(await this.consultants.find(id), 'consultant');
    return { consultant, applicantsCount: (await this.countsOf([id])).get(id)?.all ?? 0 };
  }

  async create(by: FirmActor, details: ConsultantDetails): Promise<Consultant> {
    const now = this.clock.now();
    const confirmedAt = isAnythingKnown(details) ? now : null;
    const consultant = { ...withoutBlankRows(details), confirmedAt, id: newId(), createdAt: now };
    await this.unitOfWork.run(async () => {
      await this.consultants.add(consultant);
      await this.noteChange(by, 'consultant.created', consultant);
    });
    return consultant;
  }

  /** Changes the given details. `precondition`: the expected versions of `editableOfConsultant`. */
  change(
    by: FirmActor,
    id: string,
    details: Partial<ConsultantDetails>,
    precondition?: Precondition,
  ): Promise<Consultant> {
    return this.unitOfWork.run(async () => {
      const before = orNotFound(await this.consultants.lock(id), 'consultant');
      assertUnchanged(editableOfConsultant(before), precondition);
      const now = this.clock.now();
      const consultant = orNotFound(
        await this.consultants.replace(
          id,
          { ...withoutBlankRows(details), ...confirmedBy(details, now) },
          now,
        ),
        'consultant',
      );
      if (consultant.listed && !before.listed) await this.proposable.ended(id, false);
      if (!sameEmail(consultant.email, before.email)) await this.proposable.addressChanged(id);
      await this.applications.renameTarget('consultant', id, consultant.name);
      await this.noteChange(by, 'consultant.edited', consultant);
      return consultant;
    });
  }

  /** Confirms what is known of the availability; conflict when nothing is known. */
  confirmAvailability(by: FirmActor, id: string): Promise<Consultant> {
    return this.unitOfWork.run(async () => {
      const before = orNotFound(await this.consultants.lock(id), 'consultant');
      const now = this.clock.now();
      const confirmed = confirmationOf(before, now);
      const consultant = orNotFound(await this.consultants.replace(id, confirmed, now), 'consultant');
      await this.noteChange(by, 'consultant.availability-confirmed', consultant);
      return consultant;
    });
  }

  /**
   * Erases a consultant with the companies' applications, of which pending ones are rejected and told (`ClosingService`),
   * and the name from the audit log. Who removes any applications must have been confirmed: 403.
   */
  async remove(by: FirmCaller, id: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.closing.beginRemovalBy(by, toTarget(await this.erase(id)));
      await this.audit.by(by, 'consultant.deleted', { kind: 'consultant', id });
    });
    await this.closing.finish(id);
  }

  /** Companies that applied, newest first; `q` searches person, company and email address. At most three queries. */
  async applicantsOf(
    id: string,
    q: string | undefined,
    request: PageRequest,
  ): Promise<Page<ConsultantApplicant>> {
    orNotFound(await this.consultants.find(id), 'consultant');
    const wanted = { kind: 'consultant', targetId: id, q, in: ['person', 'email'] } as const;
    const page = await this.applications.page(wanted, request);
    return page.with(await this.withCompanies(page.items));
  }

  private async eraseAgain(id: string): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.closing.beginRemoval(toTarget(await this.erase(id)), THE_FIRM);
    });
    await this.closing.finish(id);
  }

  /** Called inside a unit of work, which also removes the applications. Returns the erased consultant; 404 when there is none. */
  private async erase(id: string): Promise<Consultant> {
    const consultant = orNotFound(await this.consultants.remove(id), 'consultant');
    await this.proposable.ended(id, true);
    await this.revisions.bump('consultants');
    await this.audit.forget('consultant', id);
    await this.erasures.note('consultant', id);
    await this.events.publish(consultantRemoved(id));
    return consultant;
  }

  private countsOf(ids: string[]): Promise<Map<string, ApplicationCounts>> {
    return this.applications.countByTarget('consultant', ids);
  }

  private async withCompanies(applications: Application[]): Promise<ConsultantApplicant[]> {
    const companies = await this.users.findMany(applications.map(({ applicantId }) => applicantId));
    return applications.flatMap(({ id: applicationId, applicantId, status, appliedAt }) => {
      const company = companies.get(applicantId);
      return company ? [{ applicationId, status, appliedAt, company }] : [];
    });
  }

  private async noteChange(by: FirmActor, action: AdminAction, { id, name }: Consultant): Promise<void> {
    await this.revisions.bump('consultants');
    await this.audit.by(by, action, { kind: 'consultant', id, label: name });
    await this.events.publish(consultantChanged(id));
  }
}
