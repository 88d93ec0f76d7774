import { Injectable } from '@nestjs/common';
import type { AppointmentStepKind } from '@consulting/contracts';
import { AuditLog } from '../../platform/audit/audit-log.ts';
import { fullName } from '../../users/domain/user.ts';
import { Events } from '../../webhooks/application/events.port.ts';
import type { Appointment } from '../domain/appointment.ts';
import type { Sides } from './appointment-news.ts';
import type { AppointmentActor } from './appointment-actor.ts';

/** Notes steps of appointments in the audit log, and publishes their events. */
@Injectable()
export class AppointmentRecords {
  constructor(
    private readonly auditLog: AuditLog,
    private readonly events: Events,
  ) {}

  /** The log has the steps of those who decide, not those of applicants. */
  async audit(
    actor: AppointmentActor,
    what: AppointmentStepKind,
    { title }: Appointment,
    { applicant }: Sides,
  ): Promise<void> {
    if (actor.kind === 'applicant' || !applicant) return;
    await this.auditLog.by(
      { kind: actor.kind, id: actor.id },
      `appointment.${what === 'moved' ? 'rescheduled' : what}`,
      {
        kind: 'user',
        id: applicant.id,
        label: fullName(applicant),
        ...(title && { regarding: title }),
      },
    );
  }

  publishAgreed({ id, applicationId, applicantId, kind, targetId }: Appointment): Promise<void> {
    return this.events.publish({
      type: 'appointment.agreed',
      data: {
        ...{ id, applicationId, kind, applicantId },
        targetId: kind === 'speculative' ? null : targetId,
      },
    });
  }
}
