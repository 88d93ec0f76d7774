import { Injectable } from '@nestjs/common';
import { ConsultantsService } from '../../consultants/application/consultants.service.ts';
import type { FoundConsultant } from '../../consultants/domain/consultant.ts';
import { ProjectsService } from '../../projects/application/projects.service.ts';
import type { ProjectEntry } from '../../projects/domain/project.ts';
import type { Page, PageRequest } from '../../shared/page.ts';

/** The search of the home page: projects by technology, category or title, consultants by skill or position. */
@Injectable()
export class HomeSearchService {
  constructor(
    private readonly projectsService: ProjectsService,
    private readonly consultantsService: ConsultantsService,
  ) {}

  /** `skill` is a comma-separated text of skills, of which any must match; without one everything is found. */
  projects(
    skill: string | undefined,
    readerId: string | undefined,
    request: PageRequest,
  ): Promise<Page<ProjectEntry>> {
    return this.projectsService.list({ skill }, readerId, request);
  }

  /** `companyId`: the calling company, if there is one. */
  consultants(
    filter: { skill: string | undefined; freeBy: string | undefined },
    companyId: string | undefined,
    request: PageRequest,
  ): Promise<Page<FoundConsultant>> {
    return this.consultantsService.search(filter, companyId, request);
  }
}
