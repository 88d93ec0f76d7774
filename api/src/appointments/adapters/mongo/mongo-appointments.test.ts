import type { Model } from 'mongoose';
import { TestClock } from '../../../../../test/support/app/clock.ts';
import { engines, openTestDatabase, type TestDatabase } from '../../../../../test/support/app/database.ts';
import { newId } from '../../../shared/id.ts';
import { anAppointment } from '../../domain/appointment.fixture.ts';
import { cancelled, declined, moved, taken, type Appointment } from '../../domain/appointment.ts';
import { APPOINTMENT_MODEL, appointmentSchema, type AppointmentDocument } from './appointment.schema.ts';
import {
  CALENDAR_FEED_MODEL,
  calendarFeedSchema,
  type CalendarFeedDocument,
} from './calendar-feed.schema.ts';
import { MongoAppointmentRepository } from './mongo-appointment.repository.ts';
import { MongoCalendarFeedRepository } from './mongo-calendar-feed.repository.ts';

const MANY = 30;
const HOUR = 3_600_000;

describe.each(engines())('on %s', (engine) => {
  const clock = new TestClock();
  const now = clock.now();
  const inHours = (hours: number) => new Date(now.getTime() + hours * HOUR);
  let db: TestDatabase;
  let model: Model<AppointmentDocument>;
  let repository: MongoAppointmentRepository;
  let feeds: MongoCalendarFeedRepository;

  beforeAll(async () => {
    db = await openTestDatabase(engine);
    model = await db.model(APPOINTMENT_MODEL, appointmentSchema);
    repository = new MongoAppointmentRepository(model);
    feeds = new MongoCalendarFeedRepository(
      await db.model<CalendarFeedDocument>(CALENDAR_FEED_MODEL, calendarFeedSchema),
    );
  });
  afterEach(() => db.clear());
  afterAll(() => db.close());

  const put = async (fields: Partial<Appointment> = {}) => {
    const appointment = anAppointment(now, fields);
    await repository.add(appointment);
    return appointment;
  };
  const agree = async (fields: Partial<Appointment> = {}) => {
    const offer = await put(fields);
    const agreed = taken(offer, 'applicant', offer.times[0]!, now);
    expect(await repository.change(offer, agreed)).toBe(true);
    return agreed;
  };
  const many = <T>(make: (number: number) => Promise<T>) =>
    Promise.all(Array.from({ length: MANY }, (_, number) => make(number)));

  describe('appointments', () => {
    it('are read as they were stored', async () => {
      const offer = await put();
      expect(await repository.findNewest(offer.applicationId)).toEqual(offer);
      const agreed = taken(offer, 'applicant', offer.times[1]!, now);
      await repository.change(offer, agreed);
      const moving = moved(agreed, 'applicant', { times: [inHours(96)], reason: 'Ill' }, now);
      await repository.change(agreed, moving);
      expect(await repository.findAllOf([offer.applicationId])).toEqual([moving]);
      expect(await repository.findNewest(newId())).toBeNull();
    });

    it('of an application are one that is not ended, of 30 added at once', async () => {
      const applicationId = newId();
      const added = await many(() =>
        put({ applicationId }).then(
          () => 'added',
          (error: { code: string }) => error.code,
        ),
      );
      expect(added.filter((each) => each === 'added')).toHaveLength(1);
      expect(new Set(added)).toEqual(new Set(['added', 'appointment.already-there']));
      const before = (await repository.findNewest(applicationId))!;
      await repository.end(before.id);
      await put({ applicationId });
      expect(await model.countDocuments({})).toBe(2);
    });

    it('take one of 30 steps at once, be they answers or cancellations', async () => {
      const offer = await put();
      const steps = await many(async (number) =>
        repository.change(
          offer,
          number % 2
            ? taken(offer, 'applicant', offer.times[0]!, now)
            : cancelled(offer, 'firm', 'Filled', now),
        ),
      );
      expect(steps.filter(Boolean)).toHaveLength(1);
      const isTaken = steps.indexOf(true) % 2 === 1;
      const stored = await repository.findNewest(offer.applicationId);
      expect(stored).toMatchObject({ state: isTaken ? 'agreed' : 'cancelled', version: 1 });
    });

    it('that are declined or cancelled prevent no other', async () => {
      for (const end of [
        (offer: Appointment) => declined(offer, 'applicant', 'No', now),
        (offer: Appointment) => cancelled(offer, 'firm', 'No', now),
      ]) {
        const offer = await put();
        await repository.change(offer, end(offer));
        await put({ applicationId: offer.applicationId });
      }
    });

    it('of an applicant are newest first, all and those not ended', async () => {
      const applicantId = newId();
      const history = (hours: number) => [{ ...anAppointment(now).history[0]!, at: inHours(hours) }];
      const old = await put({ applicantId, history: history(-9) });
      const offer = await put({ applicantId, history: history(-5) });
      const fresh = await put({ applicantId, history: history(-1) });
      await put();
      await repository.change(offer, cancelled(offer, 'firm', 'No', now));
      const ids = (found: Appointment[]) => found.map(({ id }) => id);
      expect(ids(await repository.findAllOfApplicant(applicantId))).toEqual([fresh.id, offer.id, old.id]);
      expect(ids(await repository.findOpenOfApplicant(applicantId, 9))).toEqual([fresh.id, old.id]);
      expect(ids(await repository.findOpenOfApplicant(applicantId, 1))).toEqual([fresh.id]);
      await repository.removeAllOf([old.applicationId, fresh.applicationId]);
      expect(ids(await repository.findAllOfApplicant(applicantId))).toEqual([offer.id]);
    });

    it('are in the calendar of the firm or of their company while they stand, first ones first', async () => {
      const ownerId = newId();
      const [late, early] = [await agree({ times: [inHours(60)] }), await agree({ times: [inHours(50)] })];
      const theirs = await agree({ ownerId });
      const moving = moved(late, 'applicant', { times: [inHours(99)], reason: 'Ill' }, now);
      await repository.change(late, moving);
      const ended = await agree({ times: [inHours(55)] });
      await repository.change(ended, cancelled(ended, 'firm', 'No', now));
      await put();
      const of = async (owner: string | null, from: number, to: number, most = 9) =>
        (await repository.agreedOf(owner, inHours(from), inHours(to), most)).map(({ id }) => id);
      expect(await of(null, 0, 99)).toEqual([early.id, late.id]);
      expect(await of(null, 0, 99, 1)).toEqual([early.id]);
      expect(await of(null, 50, 50)).toEqual([early.id]);
      expect(await of(null, 61, 99)).toEqual([]);
      expect(await of(ownerId, 0, 99)).toEqual([theirs.id]);
    });

    it('have reminders, of which each is taken once by 30 at the same time', async () => {
      const [second, first] = [await agree({ times: [inHours(60)] }), await agree({ times: [inHours(50)] })];
      await agree({ times: [inHours(20)] });
      const due = await repository.due(inHours(36), 9);
      expect(due).toEqual([
        { id: first.id, remindAt: inHours(26) },
        { id: second.id, remindAt: inHours(36) },
      ]);
      expect(await repository.due(inHours(36), 1)).toEqual(due.slice(0, 1));
      const takers = await many(() => repository.takeReminder(due[0]!));
      expect(takers.filter(Boolean).map((each) => each!.id)).toEqual([first.id]);
      // A new time has a reminder of its own.
      const moving = moved(second, 'firm', { times: [inHours(90)], reason: 'Ill' }, now);
      await repository.change(second, moving);
      await repository.change(moving, taken(moving, 'applicant', inHours(90), now));
      expect(await repository.takeReminder(due[1]!)).toBeNull();
      expect(await repository.due(inHours(66), 9)).toEqual([{ id: second.id, remindAt: inHours(66) }]);
    });
  });

  describe('calendar feeds', () => {
    it('are one for each account, found by the newest token alone', async () => {
      const owner = { kind: 'admin', id: newId() } as const;
      await feeds.put({ owner, hash: 'a', createdAt: now });
      await feeds.put({ owner, hash: 'b', createdAt: inHours(1) });
      const feed = { owner, hash: 'b', createdAt: inHours(1) };
      expect([await feeds.findByHash('a'), await feeds.findByHash('b')]).toEqual([null, feed]);
      expect(await feeds.find(owner)).toEqual(feed);
      expect(await feeds.find({ ...owner, kind: 'user' })).toBeNull();
      expect([await feeds.remove(owner), await feeds.remove(owner)]).toEqual([true, false]);
    });
  });
});
