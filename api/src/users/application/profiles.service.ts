import { Injectable } from '@nestjs/common';
import { ApplicationsService } from '../../applications/application/applications.service.ts';
import type { Application } from '../../applications/domain/application.ts';
import { orNotFound } from '../../shared/errors.ts';
import type { Page } from '../../shared/page.ts';
import type { Account } from '../domain/account.ts';
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

  async own({ user, passwordHash, providers }: Account): Promise<OwnProfile> {
    const hasPassword = passwordHash !== null;
    return { hasPassword, linkedIn: providers.linkedIn !== undefined, ...(await this.of(user)) };
  }

  /** The same, as the store knows it now. */
  async ownOf(userId: string): Promise<OwnProfile> {
    return this.own(orNotFound(await this.accounts.find(userId), 'account'));
  }
}
