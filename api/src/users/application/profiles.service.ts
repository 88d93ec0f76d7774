import { Injectable } from '@nestjs/common';
import { ApplicationsService } from '../../applications/application/applications.service.ts';
import type { Application } from '../../applications/domain/application.ts';
import { notFound } from '../../shared/errors.ts';
import type { Page } from '../../shared/page.ts';
import type { User } from '../domain/user.ts';
import { AccountsService } from './accounts.service.ts';

/** A user together with the job applications that belong into every view of one. */
export interface Profile {
  user: User;
  jobApplications: Application[];
}

/** What only its owner is shown. */
export interface OwnProfile extends Profile {
  hasPassword: boolean;
  linkedIn: boolean;
}

@Injectable()
export class ProfilesService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly applications: ApplicationsService,
  ) {}

  async of(user: User): Promise<Profile> {
    return { user, jobApplications: await this.applications.findAllOfApplicant(user.id, 'job') };
  }

  /** Two queries, whatever the size of the page. */
  async ofPage(page: Page<User>): Promise<Page<Profile>> {
    const ids = page.items.map(({ id }) => id);
    const applications = await this.applications.findAllOfApplicants('job', ids);
    return page.map((user) => ({ user, jobApplications: applications.get(user.id) ?? [] }));
  }

  async own(userId: string): Promise<OwnProfile> {
    const account = await this.accounts.find(userId);
    if (!account) throw notFound('account');
    const hasPassword = account.passwordHash !== null;
    return {
      ...(await this.of(account.user)),
      hasPassword,
      linkedIn: account.providers.linkedIn !== undefined,
    };
  }
}
