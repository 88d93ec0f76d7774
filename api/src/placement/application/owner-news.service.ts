import { Injectable } from '@nestjs/common';
import { ApplicationsService } from '../../applications/application/applications.service.ts';
import type { Application } from '../../applications/domain/application.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { MailQueue } from '../../platform/mail/mail-queue.ts';
import { nextMorningInBerlin } from '../../shared/time/berlin-day.ts';
import { Clock } from '../../shared/time/clock.ts';
import { UsersService } from '../../users/application/users.service.ts';
import { isShownToCompanies } from '../../users/domain/user.ts';
import { newApplicantsMail, withdrawnMail, type NewApplicant } from './decider-mails.ts';
import { OwnerNewsRepository, type OwnerNews } from './placement.ports.ts';
import { Targets } from './targets.ts';

const isMorning = (date: Date): boolean =>
  nextMorningInBerlin(new Date(date.getTime() - 1)).getTime() === date.getTime();

/**
 * Notifies owners of projects of applicants, as they have chosen: of the first at once, of others within the hour together
 * at its end, and of withdrawals at once; or of all of them together at 7 a.m.; or not at all.
 */
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
    const { notifications } = await this.users.lock(ownerId);
    const now = this.clock.now();
    if (notifications.applicants === 'none') return;
    if (notifications.applicants === 'daily')
      await this.news.tellAt(nextMorningInBerlin(now), ownerId, application.id);
    else if (await this.news.tellNowOrLater(ownerId, application.id, now))
      await this.mail(ownerId, { applied: [application.id], withdrawn: [] });
  }

  /** Inside the unit of work of the withdrawal. An owner who is no longer a company does not decide. */
  async tellWithdrawn(ownerId: string, withdrawn: NewApplicant): Promise<void> {
    const owner = await this.users.find(ownerId);
    if (owner?.role !== 'B2B') return;
    await this.users.lock(ownerId);
    const { id } = withdrawn.application;
    // An owner who has not heard of the application does not hear of its end: applying and withdrawing in turns is two mails an hour.
    if (await this.news.drop(ownerId, id)) return;
    if (owner.notifications.applicants === 'at-once')
      await this.mailQueue.enqueue(withdrawnMail(owner, withdrawn));
    if (owner.notifications.applicants === 'daily')
      await this.news.tellWithdrawnAt(nextMorningInBerlin(this.clock.now()), ownerId, id);
  }

  /** Sends the mails that are due. */
  async sendDue(): Promise<void> {
    for (const { ownerId, dueAt } of await this.news.findDue(this.clock.now()))
      await this.unitOfWork.run(async () => {
        const now = this.clock.now();
        const when = (await this.users.find(ownerId))?.notifications.applicants;
        // The owner has chosen this after the hour had begun.
        if (when === 'daily' && !isMorning(dueAt))
          return this.news.postpone(ownerId, now, nextMorningInBerlin(now));
        const news = await this.news.take(ownerId, now);
        if (when !== 'none' && (await this.mail(ownerId, news))) await this.news.noteTold(ownerId, now);
      });
  }

  /**
   * Mails pending applications only, because one that was withdrawn or erased meanwhile is no news, and only to
   * companies, because other roles do not decide. Returns false when nothing was sent.
   */
  private async mail(ownerId: string, { applied, withdrawn }: OwnerNews): Promise<boolean> {
    const owner = await this.users.find(ownerId);
    if (owner?.role !== 'B2B') return false;
    const found = await this.applications.findMany([...applied, ...withdrawn]);
    const of = (ids: readonly string[], status: Application['status']) =>
      this.newApplicants(
        ownerId,
        found.filter((application) => application.status === status && ids.includes(application.id)),
      );
    const mail = newApplicantsMail(owner, await of(applied, 'pending'), await of(withdrawn, 'withdrawn'));
    if (!mail) return false;
    await this.mailQueue.enqueue(mail);
    return true;
  }

  /** Adds applicants and targets; leaves out projects that are no longer the owner's, and people of whom it sees nothing. */
  private async newApplicants(
    ownerId: string,
    applications: readonly Application[],
  ): Promise<NewApplicant[]> {
    const applicants = await this.users.findMany(applications.map(({ applicantId }) => applicantId));
    return (await this.targets.withTargets(applications)).flatMap(([application, target]) => {
      const applicant = applicants.get(application.applicantId);
      const isShown = applicant && isShownToCompanies(applicant);
      return isShown && target.ownerId === ownerId ? [{ application, applicant, target }] : [];
    });
  }
}
