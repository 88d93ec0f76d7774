import { AppointmentWorld, OFFICE, OWN } from '../../support/people/appointment-world.ts';
import { calendarIn, readCalendar } from '../../support/people/appointments.ts';

const HOUR = 3_600_000;

let world: AppointmentWorld;
beforeAll(async () => {
  world = await AppointmentWorld.start();
});
beforeEach(() => world.signIn());
afterAll(() => world.app.close());

it('is offered by the desk and taken by the applicant; the entry goes to both, and the application stays pending', async () => {
  const { seeker, id, desk, own } = await world.applied();
  expect((await world.admin.get(desk)).body).toEqual({ appointment: null });
  const [first, second] = [world.inHours(72), world.inHours(48)];
  const made = await world.admin.post(desk, world.offer({ times: [first, second, first] }));
  expect([made.status, made.body.code, made.body.appointment.state]).toEqual([
    201,
    'appointment.offered',
    'offered',
  ]);
  expect(made.body.appointment.times).toEqual([second, first]);
  const [offered] = await world.mailsTo(seeker.email, 'Please choose a time: SAP Basis');
  // At 9 a.m. UTC it is 10 in Berlin in winter.
  expect(offered?.text).toContain('Wed 4 Mar 2026, 10:00 (Europe/Berlin, CET)');
  expect(calendarIn(offered!)).toBeNull();
  expect((await seeker.get('/private/api/appointments')).body).toHaveLength(1);

  const taken = await seeker.post(`${own}/answer`, { start: first });
  expect([taken.status, taken.body.code, taken.body.appointment]).toEqual([
    200,
    'appointment.agreed',
    expect.objectContaining({ state: 'agreed', start: first, times: [] }),
  ]);
  expect((await seeker.get(`${OWN}/${id}`)).body.status).toBe('pending');
  const subject = 'Appointment agreed: SAP Basis';
  const both = [...(await world.mailsTo(seeker.email, subject)), ...(await world.mailsTo(OFFICE, subject))];
  const calendars = both.map((mail) => calendarIn(mail));
  expect(calendars.map((calendar) => calendar?.contentType)).toEqual(
    Array(2).fill('text/calendar; method=REQUEST; charset=utf-8'),
  );
  for (const [index, to] of [seeker.email, OFFICE].entries())
    expect(calendars[index]?.entries).toEqual([
      expect.objectContaining({
        uid: expect.stringMatching(/^appointment-[0-9a-f]{24}\./) as string,
        sequence: 0,
        summary: 'Appointment: SAP Basis',
        location: 'Musterstraße 1, 10115 Berlin',
        description: 'Present: Jana Roth',
        status: 'CONFIRMED',
        organizer: 'mailto:no-reply@firm.example',
        attendees: [expect.stringMatching(new RegExp(`^mailto:${to}$`, 'i')) as string],
        start: first,
        end: new Date(Date.parse(first) + 45 * 60_000).toISOString(),
        isUtc: true,
      }),
    ]);
  for (const [person, path] of [
    [seeker, own],
    [world.admin, desk],
  ] as const) {
    const file = await person.get(`${path}.ics`);
    expect([file.headers['content-type'], file.headers['cache-control']]).toEqual([
      'text/calendar; charset=utf-8',
      'private, no-store',
    ]);
    expect(readCalendar(file.text).entries).toMatchObject([{ sequence: 0, start: first }]);
    // A download invites nobody, and each of its lines ends as RFC 5545 says.
    expect(file.text).toContain('METHOD:PUBLISH\r\n');
    expect(file.text.split('\r\n').at(-1)).toBe('');
  }
});

it('is moved by either side, the other side takes the new time, and the entry is counted', async () => {
  const { seeker, desk, own } = await world.applied('SAP EWM');
  const [first, moved] = [world.inHours(48), world.inHours(96)];
  await world.admin.post(desk, world.offer({ times: [first] }));
  await seeker.post(`${own}/answer`, { start: first });
  const asked = await seeker.post(`${own}/move`, { times: [moved], reason: 'I have an examination.' });
  expect(asked.body.appointment).toMatchObject({ state: 'moving', start: first, times: [moved] });
  // The one who offers does not answer.
  expect((await seeker.post(`${own}/answer`, { start: moved })).body.code).toBe('appointment.not-offered');
  const [told] = await world.mailsTo(OFFICE, 'Please choose another time: SAP EWM');
  expect(told?.text).toContain('I have an examination.');
  expect(told?.text).toContain('Lena Vogt');
  const agreed = await world.admin.post(`${desk}/answer`, { start: moved });
  expect(agreed.body.appointment).toMatchObject({ state: 'agreed', start: moved });
  await world.admin.post(`${desk}/cancel`, { reason: 'The position is filled.' });
  const calendars = [
    ...(await world.mailsTo(seeker.email, 'Appointment agreed: SAP EWM')),
    ...(await world.mailsTo(seeker.email, 'Appointment cancelled: SAP EWM')),
  ].map((mail) => calendarIn(mail));
  expect(calendars.map((calendar) => [calendar?.method, calendar?.entries[0]?.sequence])).toEqual([
    ['REQUEST', 0],
    ['REQUEST', 1],
    ['CANCEL', 2],
  ]);
  expect(new Set(calendars.map((calendar) => calendar?.entries[0]?.uid)).size).toBe(1);
  expect(calendars[2]?.entries[0]).toMatchObject({ status: 'CANCELLED', start: moved });
  expect(await world.mailsTo(OFFICE, 'Appointment cancelled: SAP EWM')).toHaveLength(1);
  const { body } = await world.admin.get(desk);
  expect(body.appointment.history.map((step: { what: string; by: string }) => [step.what, step.by])).toEqual([
    ['offered', 'decider'],
    ['agreed', 'applicant'],
    ['moved', 'applicant'],
    ['agreed', 'decider'],
    ['cancelled', 'decider'],
  ]);
});

it('stands when no time of a move suits, and ends when none of an offer does; then there may be another', async () => {
  const { seeker, desk, own } = await world.applied('SAP FI');
  const none = { none: true, reason: 'I am on holiday.' };
  await world.admin.post(desk, world.offer());
  expect((await world.admin.post(desk, world.offer())).body.code).toBe('appointment.already-there');
  expect((await seeker.post(`${own}/answer`, none)).body).toMatchObject({
    code: 'appointment.declined',
    appointment: { state: 'declined' },
  });
  expect((await world.mailsTo(OFFICE, 'None of the times suits: SAP FI'))[0]?.text).toContain(
    'I am on holiday.',
  );
  const start = world.inHours(30);
  expect((await world.admin.post(desk, world.offer({ times: [start] }))).status).toBe(201);
  await seeker.post(`${own}/answer`, { start });
  await world.admin.post(`${desk}/move`, { times: [world.inHours(60)], reason: 'Ill' });
  expect((await seeker.post(`${own}/answer`, none)).body.appointment).toMatchObject({
    state: 'agreed',
    start,
    times: [],
  });
});

it('is refused without effect: times out of range, both or neither place, a passed time, no pending application', async () => {
  const { seeker, id, desk, own } = await world.applied('SAP CO');
  const refused: [object, string][] = [
    [{ times: [] }, 'field.required'],
    [{ times: [1, 2, 3, 4, 5, 6].map((day) => world.inHours(24 * day)) }, 'field.too-many-entries'],
    [{ times: [world.inHours(1.9)] }, 'appointment.time-out-of-range'],
    [{ times: [world.inHours(24 * 60 + 1)] }, 'appointment.time-out-of-range'],
    [{ times: ['2026-03-04'] }, 'field.not-date'],
    [{ times: ['2026-03-04T10:00:00'] }, 'field.not-date'],
    [{ minutes: 14 }, 'field.not-whole-number-between'],
    [{ minutes: 181 }, 'field.not-whole-number-between'],
    [{ names: [] }, 'appointment.names-required'],
    [{ place: undefined }, 'appointment.place-or-link'],
    [{ link: 'https://meet.example/x' }, 'appointment.place-or-link'],
    [{ place: undefined, link: 'http://meet.example/x' }, 'appointment.link-invalid'],
    [{ place: undefined, link: 'https://user:pass@meet.example/x' }, 'appointment.link-invalid'],
    [{ place: undefined, link: 'javascript:alert(1)' }, 'appointment.link-invalid'],
  ];
  for (const [changes, code] of refused) {
    const { status, body } = await world.admin.post(desk, world.offer(changes));
    const codes = [body.code, ...(body.errors ?? []).map((error: { code: string }) => error.code)];
    expect([changes, status, codes]).toEqual([changes, 400, expect.arrayContaining([code])]);
  }
  for (const path of ['move', 'cancel']) expect((await seeker.post(`${own}/${path}`, {})).status).toBe(400);
  expect((await seeker.post(`${own}/cancel`, { reason: 'x' })).status).toBe(404);
  const times = [world.inHours(3), world.inHours(48)];
  await world.admin.post(desk, world.offer({ times }));
  expect((await seeker.post(`${own}/answer`, { start: world.inHours(50) })).body.code).toBe(
    'appointment.time-not-offered',
  );
  expect((await seeker.post(`${own}/answer`, {})).body.code).toBe('appointment.none-or-start');
  expect((await seeker.post(`${own}/answer`, { none: true })).status).toBe(400);
  expect((await seeker.get(`${own}.ics`)).status).toBe(409);
  world.app.clock.advance(3 * HOUR);
  const late = await seeker.post(`${own}/answer`, { start: times[0] });
  expect([late.status, late.body.code]).toEqual([409, 'appointment.time-passed']);
  await seeker.post(`${OWN}/${id}/withdraw`, {});
  await world.signIn();
  expect((await world.admin.post(desk, world.offer())).status).toBe(409);
});

it('keeps its hour in Berlin across the change to summer time, whatever zone a time was written in', async () => {
  // Clocks go forward on 29 March 2026 at 2 a.m.
  world.app.clock.set('2026-03-20T09:00:00.000Z');
  await world.signIn();
  const { seeker, desk, own } = await world.applied('SAP HCM');
  const times = ['2026-03-27T10:00:00+01:00', '2026-03-30T10:00:00+02:00', '2026-03-31T17:00:00+09:00'];
  await world.admin.post(desk, world.offer({ times }));
  const [offered] = await world.mailsTo(seeker.email, 'Please choose a time: SAP HCM');
  for (const time of [
    'Fri 27 Mar 2026, 10:00 (Europe/Berlin, CET)',
    'Mon 30 Mar 2026, 10:00 (Europe/Berlin, CEST)',
    'Tue 31 Mar 2026, 10:00 (Europe/Berlin, CEST)',
  ])
    expect(offered?.text).toContain(time);
  const answered = await seeker.post(`${own}/answer`, { start: times[1] });
  expect(answered.body.appointment.start).toBe('2026-03-30T08:00:00.000Z');
  const [mail] = await world.mailsTo(OFFICE, 'Appointment agreed: SAP HCM');
  expect(calendarIn(mail!)?.entries).toMatchObject([{ start: '2026-03-30T08:00:00.000Z', isUtc: true }]);
});
