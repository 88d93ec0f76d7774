import { Injectable } from '@nestjs/common';
import { InjectModel } from '@nestjs/mongoose';
import type { Model } from 'mongoose';
import { isDuplicateKey } from '../../../platform/database/mongo-errors.ts';
import { conflict } from '../../../shared/errors.ts';
import { AppointmentRepository, type DueReminder } from '../../application/appointments.ports.ts';
import type { Appointment } from '../../domain/appointment.ts';
import { APPOINTMENT_MODEL, toAppointment, type AppointmentDocument } from './appointment.schema.ts';

const NEWEST = { createdAt: -1, _id: -1 } as const;

@Injectable()
export class MongoAppointmentRepository extends AppointmentRepository {
  constructor(@InjectModel(APPOINTMENT_MODEL) private readonly model: Model<AppointmentDocument>) {
    super();
  }

  async add({ id, ...appointment }: Appointment): Promise<void> {
    const createdAt = appointment.history[0]?.at ?? new Date(0);
    try {
      await this.model.create([{ _id: id, ...appointment, createdAt, stands: false }]);
    } catch (error) {
      if (isDuplicateKey(error, 'applicationId', 'ended')) throw conflict('appointment.already-there');
      throw error;
    }
  }

  async findNewest(applicationId: string): Promise<Appointment | null> {
    const found = await this.model.findOne({ applicationId }).sort(NEWEST).lean<AppointmentDocument>();
    return found && toAppointment(found);
  }

  async change({ id: _id, version }: Appointment, after: Appointment): Promise<boolean> {
    const { state, offeredBy, times, start, sequence, remindAt, history } = after;
    const isEnded = state === 'declined' || state === 'cancelled';
    const stands = state === 'agreed' || state === 'moving';
    const { matchedCount } = await this.model.updateOne(
      { _id, version },
      {
        $set: {
          ...{ state, offeredBy, times, start, sequence, remindAt, history, stands },
          version: after.version,
          ...(isEnded && { ended: _id }),
        },
      },
    );
    return matchedCount === 1;
  }

  async end(id: string): Promise<void> {
    await this.model.updateOne({ _id: id }, { $set: { ended: id } });
  }

  async findAllOfApplicant(applicantId: string): Promise<Appointment[]> {
    const found = await this.model.find({ applicantId }).sort(NEWEST).lean<AppointmentDocument[]>();
    return found.map(toAppointment);
  }

  async findOpenOfApplicant(applicantId: string, count: number): Promise<Appointment[]> {
    const found = await this.model
      .find({ applicantId, ended: null })
      .sort(NEWEST)
      .limit(count)
      .lean<AppointmentDocument[]>();
    return found.map(toAppointment);
  }

  async findAllOf(applicationIds: readonly string[]): Promise<Appointment[]> {
    const found = await this.model
      .find({ applicationId: { $in: [...applicationIds] } })
      .lean<AppointmentDocument[]>();
    return found.map(toAppointment);
  }

  async removeAllOf(applicationIds: readonly string[]): Promise<void> {
    await this.model.deleteMany({ applicationId: { $in: [...applicationIds] } });
  }

  async due(now: Date, count: number): Promise<DueReminder[]> {
    const found = await this.model
      .find({ remindAt: { $lte: now } }, { remindAt: 1 })
      .sort({ remindAt: 1 })
      .limit(count)
      .lean<Pick<AppointmentDocument, '_id' | 'remindAt'>[]>();
    return found.flatMap(({ _id, remindAt }) => (remindAt ? [{ id: _id.toHexString(), remindAt }] : []));
  }

  async takeReminder({ id: _id, remindAt }: DueReminder): Promise<Appointment | null> {
    const taken = await this.model
      .findOneAndUpdate({ _id, remindAt }, { $set: { remindAt: null } }, { returnDocument: 'after' })
      .lean<AppointmentDocument>();
    return taken && toAppointment(taken);
  }

  async agreedOf(ownerId: string | null, from: Date, to: Date, most: number): Promise<Appointment[]> {
    const found = await this.model
      .find({ ownerId, stands: true, start: { $gte: from, $lte: to } })
      .sort({ start: 1 })
      .limit(most)
      .lean<AppointmentDocument[]>();
    return found.map(toAppointment);
  }
}
