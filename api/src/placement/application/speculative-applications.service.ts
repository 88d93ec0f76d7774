import { Injectable, type OnModuleInit } from '@nestjs/common';
import { COMPANY, DEFAULT_LANGUAGE, WORDS } from '@consulting/contracts';
import { THE_FIRM, type Application } from '../../applications/domain/application.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { forbidden } from '../../shared/errors.ts';
import { UsersService } from '../../users/application/users.service.ts';
import type { Target } from '../domain/target.ts';
import { ApplyingService, type Enclosed } from './applying.service.ts';
import { Targets } from './targets.ts';

const FIRM: Target = {
  kind: 'speculative',
  id: THE_FIRM,
  title: WORDS['title.speculative'],
  language: DEFAULT_LANGUAGE,
  state: null,
  ownerId: null,
  owner: COMPANY.name,
  ownerIsShown: true,
  place: '',
};

/** Applications to the firm without a position: a job seeker or freelancer has one that is pending at a time. */
@Injectable()
export class SpeculativeApplicationsService implements OnModuleInit {
  constructor(
    private readonly targets: Targets,
    private readonly applying: ApplyingService,
    private readonly users: UsersService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  onModuleInit(): void {
    this.targets.add('speculative', (ids) => Promise.resolve(new Map(ids.map((id) => [id, FIRM]))));
  }

  /** Conflict while another one of this applicant is pending. */
  async apply(applicantId: string, enclosed: Enclosed & { note: string }): Promise<Application> {
    return this.unitOfWork.run(async () => {
      const applicant = await this.users.lock(applicantId);
      // The role may have changed since the guard checked it.
      if (applicant.role === 'B2B') throw forbidden('application.speculative-role-required');
      return this.applying.apply(applicant, FIRM, enclosed);
    });
  }
}
