import { anAppointment } from './appointment.fixture.ts';
import {
  cancelled,
  declined,
  isAhead,
  isLive,
  moved,
  stateAt,
  taken,
  type Appointment,
} from './appointment.ts';
import { withoutContact } from '../../shared/person/contact-data.ts';

const NOW = new Date('2026-03-02T09:00:00.000Z');
const inHours = (hours: number) => new Date(NOW.getTime() + hours * 3_600_000);
const [FIRST, SECOND] = [inHours(48), inHours(72)];
const move = (appointment: Appointment, by: 'firm' | 'applicant', ...times: Date[]) =>
  moved(appointment, by, { times, reason: 'Ill' }, NOW);
const codeOf = (work: () => unknown): string => {
  try {
    work();
    return 'done';
  } catch (error) {
    return (error as { code: string }).code;
  }
};

it('an offer holds each time once, in whole seconds and in their order', () => {
  const offer = move(anAppointment(NOW), 'firm', new Date(SECOND.getTime() + 999), FIRST, SECOND);
  expect(offer.times).toEqual([FIRST, SECOND]);
});

it('a time is from two hours to 60 days ahead, to the millisecond', () => {
  const out = 'appointment.time-out-of-range';
  const codes = [
    inHours(2),
    new Date(inHours(2).getTime() - 1),
    inHours(1440),
    new Date(inHours(1440).getTime() + 1),
  ].map((time) => codeOf(() => move(anAppointment(NOW), 'firm', time)));
  expect(codes).toEqual(['done', out, 'done', out]);
});

it('the side that has offered does not answer; the other takes a time that was offered and has not passed', () => {
  const offer = anAppointment(NOW);
  expect(codeOf(() => taken(offer, 'firm', FIRST, NOW))).toBe('appointment.not-offered');
  expect(codeOf(() => taken(offer, 'owner', FIRST, NOW))).toBe('appointment.not-offered');
  expect(codeOf(() => taken(offer, 'applicant', inHours(50), NOW))).toBe('appointment.time-not-offered');
  expect(codeOf(() => taken(offer, 'applicant', FIRST, FIRST))).toBe('appointment.time-passed');
  const agreed = taken(offer, 'applicant', FIRST, NOW);
  expect(agreed).toMatchObject({ state: 'agreed', start: FIRST, times: [], sequence: 0, version: 1 });
  expect(codeOf(() => taken(agreed, 'applicant', SECOND, NOW))).toBe('appointment.not-offered');
});

it('a move lets the agreed time stand until another is taken, which counts the entry', () => {
  const agreed = taken(anAppointment(NOW), 'applicant', FIRST, NOW);
  const asked = move(agreed, 'applicant', SECOND);
  expect(asked).toMatchObject({ state: 'moving', start: FIRST, sequence: 0, remindAt: agreed.remindAt });
  expect(taken(asked, 'firm', SECOND, NOW)).toMatchObject({ state: 'agreed', start: SECOND, sequence: 1 });
  expect(declined(asked, 'firm', 'No', NOW)).toMatchObject({ state: 'agreed', start: FIRST, times: [] });
  expect(declined(anAppointment(NOW), 'applicant', 'No', NOW)).toMatchObject({
    state: 'declined',
    times: [],
  });
});

it('a counter-offer of the applicant is answered by the one who decides', () => {
  const counter = move(anAppointment(NOW), 'applicant', SECOND);
  expect(counter).toMatchObject({ state: 'offered', offeredBy: 'applicant' });
  expect(codeOf(() => taken(counter, 'applicant', SECOND, NOW))).toBe('appointment.not-offered');
  expect(taken(counter, 'owner', SECOND, NOW).state).toBe('agreed');
});

it('both sides are reminded 24 hours before, unless it was agreed later than that', () => {
  const offer = anAppointment(NOW, { times: [inHours(24), new Date(inHours(24).getTime() + 1000)] });
  expect(taken(offer, 'applicant', inHours(24), NOW).remindAt).toBeNull();
  const [, later] = offer.times;
  expect(taken(offer, 'applicant', later!, NOW).remindAt).toEqual(new Date(NOW.getTime() + 1000));
});

it('a cancellation counts only an entry that somebody has, and ends everything', () => {
  const offer = anAppointment(NOW);
  expect(cancelled(offer, 'firm', 'Filled', NOW)).toMatchObject({
    state: 'cancelled',
    sequence: 0,
    times: [],
  });
  const agreed = taken(offer, 'applicant', FIRST, NOW);
  const ended = cancelled(agreed, null, '', NOW);
  expect(ended).toMatchObject({ state: 'cancelled', sequence: 1, start: FIRST, remindAt: null });
  for (const step of [
    () => move(ended, 'firm', SECOND),
    () => taken(ended, 'applicant', FIRST, NOW),
    () => declined(ended, 'applicant', 'No', NOW),
    () => cancelled(ended, 'firm', 'No', NOW),
  ])
    expect(codeOf(step)).toBe('appointment.ended');
});

it('it is past when its time has come, and when all offered times have: then there may be another', () => {
  const offer = anAppointment(NOW);
  const agreed = taken(offer, 'applicant', FIRST, NOW);
  const before = new Date(FIRST.getTime() - 1);
  expect(
    [before, FIRST].map((now) => [stateAt(agreed, now), isLive(agreed, now), isAhead(agreed, now)]),
  ).toEqual([
    ['agreed', true, true],
    ['past', false, false],
  ]);
  expect([FIRST, SECOND].map((now) => stateAt(offer, now))).toEqual(['offered', 'past']);
  const moving = move(agreed, 'applicant', SECOND);
  expect([FIRST, SECOND].map((now) => stateAt(moving, now))).toEqual(['moving', 'past']);
  expect(codeOf(() => cancelled(agreed, 'firm', 'x', FIRST))).toBe('appointment.ended');
});

it('it is not moved without end', () => {
  let appointment = anAppointment(NOW);
  for (let step = 1; step < 50; step++) appointment = move(appointment, 'firm', SECOND);
  expect(codeOf(() => move(appointment, 'firm', SECOND))).toBe('appointment.too-many-steps');
});

it.each([
  ['Ask desk@firma.example at the door', 'Ask … at the door'],
  ['Call +49 (0)30 555-66.77', 'Call …'],
  ['030/5556677, Jana', '…, Jana'],
  [
    'Musterstraße 12, 10115 Berlin, 3rd floor, room 4.17',
    'Musterstraße 12, 10115 Berlin, 3rd floor, room 4.17',
  ],
])('%s without contact data', (text, bare) => {
  expect(withoutContact(text)).toBe(bare);
});
