import { Injectable } from '@nestjs/common';
import { skillsNamed, type NamedSkill } from '@consulting/contracts/vocabulary';
import { ApplicationsService } from '../../applications/application/applications.service.ts';
import type { Application } from '../../applications/domain/application.ts';
import { ApplyingService, type Enclosed } from '../../placement/application/applying.service.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { forbidden, notFound } from '../../shared/errors.ts';
import { Page, type PageRequest } from '../../shared/page.ts';
import { asClaimed } from '../../shared/person/availability.ts';
import { Clock } from '../../shared/time/clock.ts';
import { UsersService } from '../../users/application/users.service.ts';
import { Events } from '../../webhooks/application/events.port.ts';
import type { Consultant, FoundConsultant, OfferedConsultant } from '../domain/consultant.ts';
import { consultantRequested } from './consultant-events.ts';
import { toTarget } from './consultants-as-targets.ts';
import { CompanyNeeds, ConsultantRepository, type ConsultantFilter } from './consultants.ports.ts';

/** Consultants for companies and visitors. */
@Injectable()
export class ConsultantsService {
  constructor(
    private readonly consultants: ConsultantRepository,
    private readonly needs: CompanyNeeds,
    private readonly applications: ApplicationsService,
    private readonly applying: ApplyingService,
    private readonly users: UsersService,
    private readonly unitOfWork: UnitOfWork,
    private readonly events: Events,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns all consultants, each with whether this company has applied: three queries for a page of any size. With
   * `skills`, those that the company names, first the consultants that share most with them.
   */
  async list(
    companyId: string,
    filter: Pick<ConsultantFilter, 'q' | 'language' | 'freeBy' | 'ids'>,
    request: PageRequest,
    skills?: readonly NamedSkill[],
  ): Promise<Page<OfferedConsultant>> {
    const terms = { ...filter, audience: 'company' } as const;
    return this.offeredTo(companyId, await this.consultants.page(terms, request, skills));
  }

  /** Returns the skills that a company names in its open projects. */
  async skillsOf(companyId: string): Promise<NamedSkill[]> {
    return skillsNamed(await this.needs.of(companyId));
  }

  /**
   * Returns consultants with any of the comma-separated skills in a skill or the position; all without a text. For a
   * company, also with whether it has applied.
   */
  async search(
    { skill, freeBy }: Pick<ConsultantFilter, 'skill' | 'freeBy'>,
    companyId: string | undefined,
    request: PageRequest,
  ): Promise<Page<FoundConsultant>> {
    const page = await this.consultants.page({ audience: 'visitor', skill, freeBy }, request);
    if (companyId === undefined) return page.map((consultant) => ({ consultant: this.claimed(consultant) }));
    return this.offeredTo(companyId, page);
  }

  /** Applies once and returns the consultant; 404 when there is none, conflict the second time. */
  apply(
    id: string,
    companyId: string,
    enclosed: Enclosed = {},
  ): Promise<{ consultant: Consultant; application: Application }> {
    return this.unitOfWork.run(async () => {
      const company = await this.users.lock(companyId);
      // The role may have changed since the guard checked it.
      if (company.role !== 'B2B') throw forbidden('application.consultant-role-required');
      const consultant = await this.consultants.lock(id);
      if (!consultant?.listed) throw notFound('consultant');
      const application = await this.applying.apply(company, toTarget(consultant), enclosed);
      await this.events.publish(consultantRequested(application));
      return { consultant, application };
    });
  }

  private async offeredTo(companyId: string, page: Page<Consultant>): Promise<Page<OfferedConsultant>> {
    const ids = page.items.map(({ id }) => id);
    const applications = await this.applications.findAllOfTargets('consultant', ids, companyId);
    const live = applications.filter(({ status }) => status !== 'withdrawn');
    const applied = new Set(live.map(({ targetId }) => targetId));
    return page.map((consultant) => ({
      consultant: this.claimed(consultant),
      applied: applied.has(consultant.id),
    }));
  }

  private claimed(consultant: Consultant): Consultant {
    return asClaimed(consultant, this.clock.now());
  }
}
