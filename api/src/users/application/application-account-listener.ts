import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ApplicationsService } from '../../applications/application/applications.service.ts';
import { AccountLifecycle } from './account-lifecycle.ts';

/** What becomes of a user's applications with the account. They know users by their ids alone, so users subscribe for them. */
@Injectable()
export class ApplicationAccountListener implements OnModuleInit {
  constructor(
    private readonly lifecycle: AccountLifecycle,
    private readonly applications: ApplicationsService,
  ) {}

  onModuleInit(): void {
    this.lifecycle.add({
      erased: (userId) => this.applications.removeAllOfApplicant(userId),
      exported: async (userId) => [
        { name: 'applications', data: await this.applications.findAllOfApplicant(userId) },
      ],
    });
  }
}
