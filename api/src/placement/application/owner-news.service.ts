import { Injectable } from '@nestjs/common';
import { ApplicationsService } from '../../applications/application/applications.service.ts';
import type { Application } from '../../applications/domain/application.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { MailQueue } from '../../platform/mail/mail-queue.ts';
import { Clock } from '../../shared/time/clock.ts';
import { UsersService } from '../../users/application/users.service.ts';
import { newApplicantsMail, type NewApplicant } from './decider-mails.ts';
import { OwnerNewsRepository } from './placement.ports.ts';
import { Targets } from './targets.ts';

/** Notifies owners of projects of applicants: of the first at once, of others within the hour together at its end. */
@Injectable()
export class OwnerNewsService {
  constructor(
    private readonly news: OwnerNewsRepository,
    private readonly applications: ApplicationsService,
    private readonly targets: Targets,
    private readonly users: UsersService,
    private readonly mailQueue: MailQueue,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Inside the unit of work of the application. */
  async tell(ownerId: string, application: Application): Promise<void> {
    // Locked, so that two first applications at the same time cause one mail.
    await this.users.lock(ownerId);
    if (await this.news.tellNowOrLater(ownerId, application.id, this.clock.now()))
      await this.mail(ownerId, [application.id]);
  }

  /** Sends the mails whose hour is over. */
  async sendDue(): Promise<void> {
    for (const ownerId of await this.news.findDue(this.clock.now()))
      await this.unitOfWork.run(async () => {
        const now = this.clock.now();
        if (await this.mail(ownerId, await this.news.take(ownerId, now)))
          await this.news.noteTold(ownerId, now);
      });
  }

  /**
   * Mails pending applications only, because one that was withdrawn or erased meanwhile is no news, and only to
   * companies, because other roles do not decide. Returns false when nothing was sent.
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
