import { Injectable } from '@nestjs/common';
import { LIMITS } from '@consulting/contracts';
import type { Naming } from '@consulting/contracts/vocabulary';
import { CompanyNeeds } from '../../../consultants/application/consultants.ports.ts';
import { ProjectRepository } from '../../application/projects.ports.ts';
import { namingOfProject } from '../../domain/project.ts';

/** By the open projects of a company, of which there are `LIMITS.openProjects` at most. */
@Injectable()
export class NeedsByProjects extends CompanyNeeds {
  constructor(private readonly projects: ProjectRepository) {
    super();
  }

  async of(companyId: string): Promise<Naming> {
    const open = { b2bId: companyId, state: 'open' } as const;
    const { items } = await this.projects.page(open, { page: 1, limit: LIMITS.openProjects });
    const namings = items.map(namingOfProject);
    return {
      skills: namings.flatMap(({ skills = [] }) => skills),
      texts: namings.flatMap(({ texts = [] }) => texts),
    };
  }
}
