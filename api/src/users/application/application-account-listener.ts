import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ApplicationsService } from '../../applications/application/applications.service.ts';
import { AccountLifecycle } from './account-lifecycle.ts';

/**
 * Erases and exports a user's applications with the account. The applications module does not know users, so this one
 * subscribes for it.
 */
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
