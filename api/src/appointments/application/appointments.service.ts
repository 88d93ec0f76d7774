import { Injectable } from '@nestjs/common';
import { ApplicationsService } from '../../applications/application/applications.service.ts';
import { stepRefused, type Application } from '../../applications/domain/application.ts';
import { UnitOfWork } from '../../platform/database/unit-of-work.ts';
import { Targets } from '../../placement/application/targets.ts';
import { assertMayDecide, sideOf, type DecidingActor, type Target } from '../../placement/domain/target.ts';
import { conflict, notFound, orNotFound } from '../../shared/errors.ts';
import { newId } from '../../shared/id.ts';
import { Clock } from '../../shared/time/clock.ts';
import { UsersService } from '../../users/application/users.service.ts';
import { isShownToCompanies } from '../../users/domain/user.ts';
import {
  cancelled,
  declined,
  isAhead,
  isLive,
  moved,
  offered,
  taken,
  withoutWordsOf,
  type Appointment,
  type By,
  type Meeting,
} from '../domain/appointment.ts';
import { AppointmentNewsService, type Sides } from './appointment-news.ts';
import { AppointmentRecords } from './appointment-records.ts';
import { AppointmentRepository } from './appointments.ports.ts';
import type { AppointmentActor } from './appointment-actor.ts';

/** Most appointments of one person that are shown at once. */
const MOST_SHOWN = 100;

/** An application, and for a company the project that it was named with. */
export interface AppointmentOf {
  applicationId: string;
  projectId?: string;
}

/** Answers an offer: the time that suits, or none with a reason. */
export type AppointmentAnswer = { start: Date } | { none: true; reason: string };

/** The application, its target, and who acts, checked. */
interface Context {
  application: Application;
  target: Target;
  by: Exclude<By, null>;
  actor: AppointmentActor;
}

/** Throws a conflict for a company that sees nothing of the applicant at present. */
function assertShown({ kind }: AppointmentActor, { applicant }: Sides): void {
  if (kind === 'user' && applicant && !isShownToCompanies(applicant)) throw conflict('applicant.hidden');
}

/** Returns it as the actor may read it: a company that sees nothing of the applicant reads no word of theirs either. */
const readBy = ({ kind }: AppointmentActor, appointment: Appointment, { applicant }: Sides): Appointment =>
  kind === 'user' && applicant && !isShownToCompanies(applicant)
    ? withoutWordsOf('applicant', appointment)
    : appointment;

/**
 * Appointments about applications: one who decides offers times, the applicant takes one, and both may move or cancel
 * it. Each step is one conditional write, in a unit of work with its mails, event and audit entry; it locks the
 * applicant, as decisions and withdrawals do, so that of two at the same time one is refused.
 */
@Injectable()
export class AppointmentsService {
  constructor(
    private readonly appointments: AppointmentRepository,
    private readonly applications: ApplicationsService,
    private readonly targets: Targets,
    private readonly users: UsersService,
    private readonly news: AppointmentNewsService,
    private readonly records: AppointmentRecords,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Returns the newest one of an application; null when there was none. Access as for the steps. */
  async of(actor: AppointmentActor, which: AppointmentOf): Promise<Appointment | null> {
    const { application, target } = await this.context(actor, which);
    const newest = await this.appointments.findNewest(which.applicationId);
    if (!newest || actor.kind !== 'user') return newest;
    const applicant = await this.users.find(application.applicantId);
    return readBy(actor, newest, { applicant, owner: target.owner });
  }

  /** Returns those of an applicant that lie ahead, newest first. */
  async aheadOf(applicantId: string): Promise<Appointment[]> {
    const now = this.clock.now();
    const open = await this.appointments.findOpenOfApplicant(applicantId, MOST_SHOWN);
    return open.filter((each) => isLive(each, now));
  }

  /**
   * Offers times to the applicant. Conflict when the application is not pending, or has an appointment or an offer;
   * 400 for times outside the range. Like `move`, conflict for a company that sees nothing of the applicant at present.
   */
  offer(
    actor: DecidingActor,
    which: AppointmentOf,
    { times, ...meeting }: Meeting & { times: Date[] },
  ): Promise<Appointment> {
    return this.unitOfWork.run(async () => {
      const context = await this.context(actor, which);
      const sides = await this.lock(context);
      assertShown(actor, sides);
      const { id: applicationId, status, applicantId, kind, targetId } = context.application;
      if (status !== 'pending') throw stepRefused(status);
      const now = this.clock.now();
      const before = await this.appointments.findNewest(applicationId);
      if (before && isLive(before, now)) throw conflict('appointment.already-there');
      const { ownerId, title, language } = context.target;
      const about = { applicationId, applicantId, ownerId, kind, targetId };
      const named =
        kind === 'job' || kind === 'project' ? { title, language } : { title: '', language: null };
      const appointment = offered({ id: newId(), ...about, ...named, ...meeting }, sideOf(actor), times, now);
      if (before) await this.appointments.end(before.id);
      await this.appointments.add(appointment);
      await this.news.tellApplicant(appointment, sides, 'offered');
      await this.records.audit(context.actor, 'offered', appointment, sides);
      return appointment;
    });
  }

  /** Offers other times to the other side. Conflict when there is nothing to move. */
  move(
    actor: AppointmentActor,
    which: AppointmentOf,
    change: { times: Date[]; reason: string },
  ): Promise<Appointment> {
    return this.step(actor, which, async (before, { by }, sides, now) => {
      assertShown(actor, sides);
      const after = moved(before, by, change, now);
      await this.write(before, after);
      await this.tellOther(by, after, sides, 'moved');
      await this.records.audit(actor, 'moved', after, sides);
      return after;
    });
  }

  /**
   * Takes an offered time, or none. Conflict when no times of the other side wait, or the time has passed, and to take one as
   * for `move`.
   */
  answer(actor: AppointmentActor, which: AppointmentOf, answer: AppointmentAnswer): Promise<Appointment> {
    return this.step(actor, which, async (before, { by }, sides, now) => {
      if ('none' in answer) {
        const after = declined(before, by, answer.reason, now);
        await this.write(before, after);
        await this.tellOther(by, after, sides, 'declined');
        await this.records.audit(actor, 'declined', after, sides);
        return after;
      }
      assertShown(actor, sides);
      const after = taken(before, by, answer.start, now);
      await this.write(before, after);
      await this.news.tellApplicant(after, sides, 'agreed');
      await this.news.tellDecider(after, sides, 'agreed');
      await this.records.audit(actor, 'agreed', after, sides);
      await this.records.publishAgreed(after);
      return after;
    });
  }

  /** Cancels an offer or an agreed time; both sides get the cancellation of an entry in their calendars. */
  cancel(actor: AppointmentActor, which: AppointmentOf, reason: string): Promise<Appointment> {
    return this.step(actor, which, async (before, { by }, sides, now) => {
      const after = cancelled(before, by, reason, now);
      await this.write(before, after);
      await this.tellOther(by, after, sides, 'cancelled');
      if (isAhead(before, now)) await this.tellOwn(by, after, sides, 'cancelled-here');
      await this.records.audit(actor, 'cancelled', after, sides);
      return after;
    });
  }

  private step(
    actor: AppointmentActor,
    which: AppointmentOf,
    take: (before: Appointment, context: Context, sides: Sides, now: Date) => Promise<Appointment>,
  ): Promise<Appointment> {
    return this.unitOfWork.run(async () => {
      const context = await this.context(actor, which);
      const sides = await this.lock(context);
      const before = orNotFound(await this.appointments.findNewest(which.applicationId), 'appointment');
      return readBy(actor, await take(before, context, sides, this.clock.now()), sides);
    });
  }

  private async write(before: Appointment, after: Appointment): Promise<void> {
    if (!(await this.appointments.change(before, after))) throw conflict('appointment.changed-meanwhile');
  }

  private tellOther(by: By, ...said: Parameters<AppointmentNewsService['tellApplicant']>): Promise<void> {
    return by === 'applicant' ? this.news.tellDecider(...said) : this.news.tellApplicant(...said);
  }

  private tellOwn(by: By, ...said: Parameters<AppointmentNewsService['tellApplicant']>): Promise<void> {
    return by === 'applicant' ? this.news.tellApplicant(...said) : this.news.tellDecider(...said);
  }

  /** Locks the applicant and the application, in the order of all units of work. */
  private async lock({ application, target }: Context): Promise<Sides> {
    const applicant = await this.users.lock(application.applicantId);
    await this.applications.lock(application.id);
    return { applicant, owner: target.owner };
  }

  /** 404 for what the actor may not know of, 403 for another company's project. */
  private async context(
    actor: AppointmentActor,
    { applicationId, projectId }: AppointmentOf,
  ): Promise<Context> {
    if (actor.kind === 'user')
      assertMayDecide(actor, await this.targets.of({ kind: 'project', targetId: projectId ?? '' }));
    const application = await this.applications.get(applicationId);
    if (actor.kind === 'applicant') {
      if (application.applicantId !== actor.id) throw notFound('application');
      return { application, target: await this.targets.of(application), by: 'applicant', actor };
    }
    if (projectId !== undefined && (application.kind !== 'project' || application.targetId !== projectId))
      throw notFound('application');
    const target = await this.targets.of(application);
    assertMayDecide(actor, target);
    return { application, target, by: sideOf(actor), actor };
  }
}
