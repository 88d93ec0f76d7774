import { APPLICATION_KINDS, APPOINTMENT_STEPS } from '@consulting/contracts';
import { Schema, type Types } from 'mongoose';
import { declareCollection } from '../../../platform/database/collections/collection.ts';
import { STORED_STATES, type Appointment } from '../../domain/appointment.ts';

export interface AppointmentDocument extends Omit<
  Appointment,
  'id' | 'applicationId' | 'applicantId' | 'ownerId' | 'targetId'
> {
  _id: Types.ObjectId;
  applicationId: Types.ObjectId;
  applicantId: Types.ObjectId;
  ownerId: Types.ObjectId | null;
  targetId: Types.ObjectId;
  createdAt: Date;
  /** Its own id once it prevents no other one, null before. */
  ended: Types.ObjectId | null;
  /** Whether an agreed time stands, so that calendars show it. */
  stands: boolean;
}

export const APPOINTMENT_MODEL = 'Appointment';

const id = { type: Schema.Types.ObjectId, required: true as const };
const instant = { type: Date, required: true as const };
const text = { type: String, default: '' };
const sides = { type: String, enum: ['applicant', 'firm', 'owner'] };

export const appointmentSchema = new Schema<AppointmentDocument>(
  {
    applicationId: id,
    applicantId: id,
    ownerId: { type: Schema.Types.ObjectId, default: null },
    kind: { type: String, enum: APPLICATION_KINDS, required: true },
    targetId: id,
    title: text,
    language: { type: String, default: null },
    state: { type: String, enum: STORED_STATES, required: true },
    offeredBy: { ...sides, required: true },
    times: [Date],
    start: { type: Date, default: null },
    minutes: { type: Number, required: true },
    place: text,
    link: text,
    names: [String],
    sequence: { type: Number, required: true },
    remindAt: { type: Date, default: null },
    version: { type: Number, required: true },
    history: [
      new Schema(
        {
          at: instant,
          what: { type: String, enum: APPOINTMENT_STEPS, required: true },
          by: { type: String, default: null },
          times: [Date],
          reason: text,
        },
        { _id: false },
      ),
    ],
    createdAt: instant,
    ended: { type: Schema.Types.ObjectId, default: null },
    stands: { type: Boolean, required: true },
  },
  { versionKey: false },
);

// An application has one that is not ended. The index decides that, not a query before the write.
appointmentSchema.index({ applicationId: 1, ended: 1 }, { unique: true });
// The newest of an application.
appointmentSchema.index({ applicationId: 1, createdAt: -1, _id: -1 });
// Those of an applicant, all and not ended.
appointmentSchema.index({ applicantId: 1, createdAt: -1, _id: -1 });
appointmentSchema.index({ applicantId: 1, ended: 1, createdAt: -1, _id: -1 });
// Calendars of the firm and of companies.
appointmentSchema.index({ ownerId: 1, stands: 1, start: 1 });
// Reminders that are due.
appointmentSchema.index({ remindAt: 1 });

export const appointmentsCollection = declareCollection({
  name: 'appointments',
  model: APPOINTMENT_MODEL,
  schema: appointmentSchema,
  backups: 'always',
  personal: {
    of: ({ id: applicantId }) => ({ applicantId }),
    onErasure: 'module',
    exported: 'appointments',
  },
  kept: [{ what: 'an appointment about an application', when: 'with the application' }],
});

export function toAppointment(document: AppointmentDocument): Appointment {
  return {
    id: document._id.toHexString(),
    applicationId: document.applicationId.toHexString(),
    applicantId: document.applicantId.toHexString(),
    ownerId: document.ownerId?.toHexString() ?? null,
    kind: document.kind,
    targetId: document.targetId.toHexString(),
    title: document.title,
    language: document.language,
    state: document.state,
    offeredBy: document.offeredBy,
    times: [...document.times],
    start: document.start,
    minutes: document.minutes,
    place: document.place,
    link: document.link,
    names: [...document.names],
    sequence: document.sequence,
    remindAt: document.remindAt,
    version: document.version,
    history: document.history.map(({ at, what, by, times, reason }) => ({
      at,
      what,
      by,
      times: [...times],
      reason,
    })),
  };
}
