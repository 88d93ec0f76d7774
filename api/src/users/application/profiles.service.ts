import { Injectable } from '@nestjs/common';
import { ApplicationsService } from '../../applications/application/applications.service.ts';
import type { Application } from '../../applications/domain/application.ts';
import { orNotFound } from '../../shared/errors.ts';
import type { Page } from '../../shared/page.ts';
import type { Account } from '../domain/account.ts';
import type { User } from '../domain/user.ts';
import { AccountsService } from './accounts.service.ts';

/** A user with the job applications that every view of a user shows. */
export interface Profile {
  user: User;
  jobApplications: Application[];
}

/** The parts shown only to the owner. */
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

  /** Takes two queries for a page of any size. */
  async ofPage(page: Page<User>): Promise<Page<Profile>> {
    const ids = page.items.map(({ id }) => id);
    const applications = await this.applications.findAllOfApplicants('job', ids);
    return page.map((user) => ({ user, jobApplications: applications.get(user.id) ?? [] }));
  }

  async own({ user, passwordHash, providers }: Account): Promise<OwnProfile> {
    const hasPassword = passwordHash !== null;
    return { hasPassword, linkedIn: providers.linkedIn !== undefined, ...(await this.of(user)) };
  }

  /** Like `own`, with the account read from the store. */
  async ownOf(userId: string): Promise<OwnProfile> {
    return this.own(orNotFound(await this.accounts.find(userId), 'account'));
  }
}
