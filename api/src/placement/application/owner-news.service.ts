import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ApplicationsService } from '../../applications/application/applications.service.ts';
import type { Application } from '../../applications/domain/application.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { MailQueue } from '../../platform/mail/mail-queue.ts';
import { Clock } from '../../shared/clock.ts';
import { AccountLifecycle } from '../../users/application/account-lifecycle.ts';
import { UsersService } from '../../users/application/users.service.ts';
import { newApplicantsMail, type NewApplicant } from './placement-mails.ts';
import { OwnerNewsRepository } from './placement.ports.ts';
import { Targets } from './targets.ts';

/** Tells the owners of projects who has applied: the first at once, the others of that hour together when it is over. */
@Injectable()
export class OwnerNewsService implements OnModuleInit {
  constructor(
    private readonly news: OwnerNewsRepository,
    private readonly applications: ApplicationsService,
    private readonly targets: Targets,
    private readonly users: UsersService,
    private readonly mailQueue: MailQueue,
    private readonly accounts: AccountLifecycle,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.accounts.add({ erased: (userId) => this.news.remove(userId) });
  }

  /** Inside the unit of work of the application. */
  async tell(ownerId: string, application: Application): Promise<void> {
    // Locked, so that two first applications at the same moment are one mail.
    await this.users.lock(ownerId);
    if (await this.news.tellNowOrLater(ownerId, application.id, this.clock.now()))
      await this.mail(ownerId, [application.id]);
  }

  /** Sends what has waited for its hour. */
  async sendDue(): Promise<void> {
    for (const ownerId of await this.news.findDue(this.clock.now()))
      await this.unitOfWork.run(async () => {
        const now = this.clock.now();
        if (await this.mail(ownerId, await this.news.take(ownerId, now)))
          await this.news.noteTold(ownerId, now);
      });
  }

  /**
   * Only of what is pending: an application that was withdrawn or erased in the meantime is no news; and only to a
   * company: who is none any more decides on nothing. False when there was nothing to tell.
   */
  private async mail(ownerId: string, applicationIds: readonly string[]): Promise<boolean> {
    const owner = await this.users.find(ownerId);
    const found = await this.applications.findMany(applicationIds);
    const pending = found.filter(({ status }) => status === 'pending');
    const applicants = await this.users.findMany(pending.map(({ applicantId }) => applicantId));
    const news = (await this.targets.withTargets(pending)).flatMap(
      ([application, target]): NewApplicant[] => {
        const applicant = applicants.get(application.applicantId);
        return applicant && target.ownerId === ownerId ? [{ application, applicant, target }] : [];
      },
    );
    const mail = owner?.role === 'B2B' && newApplicantsMail(owner, news);
    if (!mail) return false;
    await this.mailQueue.enqueue(mail);
    return true;
  }
}
