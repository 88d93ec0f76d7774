import { Types } from 'mongoose';
import { UsersService } from '../../../api/src/users/application/users.service.ts';
import { unzipped } from '../../support/app/bytes.ts';
import { startApp, type TestApp } from '../../support/app/app.ts';
import { calendarIn, readCalendar } from '../../support/people/appointments.ts';
import { signIn, signInAdmin, type SignedIn } from '../../support/people/people.ts';
import { Placements } from '../../support/people/placement.ts';

const DESK = '/api/admin/applications';
const OWN = '/private/api/applications';
const OFFICE = 'office@firm.example';
const HOUR = 3_600_000;

let app: TestApp;
let admin: SignedIn;
let place: Placements;

beforeAll(async () => {
  app = await startApp({
    settings: {
      contactTo: OFFICE,
      contactLanguage: 'en',
      mailFrom: 'Muster Consulting <no-reply@firm.example>',
    },
  });
});
// Some tests let hours pass, after which an administrator is signed out.
beforeEach(async () => {
  admin = await signInAdmin(app);
  place = new Placements(app, admin);
});
afterAll(() => app.close());

const inHours = (hours: number) => new Date(app.clock.now().getTime() + hours * HOUR).toISOString();
const offer = (changes: object = {}) => ({
  times: [inHours(48), inHours(72)],
  minutes: 45,
  place: 'Musterstraße 1, 10115 Berlin',
  names: ['Jana Roth'],
  ...changes,
});

/** A job seeker's application to the firm. */
async function applied(title = 'SAP Basis') {
  const seeker = await signIn(app, 'JobSeeker', {
    first_name: 'Lena',
    last_name: 'Vogt',
    phone: '+49 30 1234567',
  });
  const id = await place.applyForJob(seeker, await place.job(title));
  return { seeker, id, desk: `${DESK}/${id}/appointment`, own: `${OWN}/${id}/appointment` };
}

/** A freelancer's application to a company's project. */
async function appliedToCompany() {
  const owner = await signIn(app, 'B2B', { company_name: 'Havelblick GmbH' });
  const freelancer = await signIn(app, 'Freelancer', { phone: '+49 30 7654321' });
  const projectId = await place.project(owner);
  const id = await place.applyForProject(freelancer, projectId);
  const path = `/private/api/projects/${projectId}/applicants/${id}/appointment`;
  return { owner, freelancer, id, path, own: `${OWN}/${id}/appointment` };
}

const mailsTo = async (address: string, subject: string) =>
  (await app.mails()).filter((mail) => mail.to === address && mail.subject.startsWith(subject));
const stateAt = async (person: SignedIn, path: string) =>
  ((await person.get(path)).body as { appointment: { state: string } | null }).appointment?.state;

it('is offered by the desk and taken by the applicant; the entry goes to both, and the application stays pending', async () => {
  const { seeker, id, desk, own } = await applied();
  expect((await admin.get(desk)).body).toEqual({ appointment: null });
  const [first, second] = [inHours(72), inHours(48)];
  const made = await admin.post(desk, offer({ times: [first, second, first] }));
  expect([made.status, made.body.code, made.body.appointment.state]).toEqual([
    201,
    'appointment.offered',
    'offered',
  ]);
  expect(made.body.appointment.times).toEqual([second, first]);
  const [offered] = await mailsTo(seeker.email, 'Please choose a time: SAP Basis');
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
  const both = [...(await mailsTo(seeker.email, subject)), ...(await mailsTo(OFFICE, subject))];
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
    [admin, desk],
  ] as const) {
    const file = await person.get(`${path}.ics`);
    expect(file.headers['content-type']).toBe('text/calendar; charset=utf-8');
    expect(readCalendar(file.text).entries).toMatchObject([{ sequence: 0, start: first }]);
  }
});

it('is moved by either side, the other side takes the new time, and the entry is counted', async () => {
  const { seeker, desk, own } = await applied('SAP EWM');
  const [first, moved] = [inHours(48), inHours(96)];
  await admin.post(desk, offer({ times: [first] }));
  await seeker.post(`${own}/answer`, { start: first });
  const asked = await seeker.post(`${own}/move`, { times: [moved], reason: 'I have an examination.' });
  expect(asked.body.appointment).toMatchObject({ state: 'moving', start: first, times: [moved] });
  // The one who offers does not answer.
  expect((await seeker.post(`${own}/answer`, { start: moved })).body.code).toBe('appointment.not-offered');
  const [told] = await mailsTo(OFFICE, 'Please choose another time: SAP EWM');
  expect(told?.text).toContain('I have an examination.');
  expect(told?.text).toContain('Lena Vogt');
  const agreed = await admin.post(`${desk}/answer`, { start: moved });
  expect(agreed.body.appointment).toMatchObject({ state: 'agreed', start: moved });
  await admin.post(`${desk}/cancel`, { reason: 'The position is filled.' });
  const calendars = [
    ...(await mailsTo(seeker.email, 'Appointment agreed: SAP EWM')),
    ...(await mailsTo(seeker.email, 'Appointment cancelled: SAP EWM')),
  ].map((mail) => calendarIn(mail));
  expect(calendars.map((calendar) => [calendar?.method, calendar?.entries[0]?.sequence])).toEqual([
    ['REQUEST', 0],
    ['REQUEST', 1],
    ['CANCEL', 2],
  ]);
  expect(new Set(calendars.map((calendar) => calendar?.entries[0]?.uid)).size).toBe(1);
  expect(calendars[2]?.entries[0]).toMatchObject({ status: 'CANCELLED', start: moved });
  expect(await mailsTo(OFFICE, 'Appointment cancelled: SAP EWM')).toHaveLength(1);
  const { body } = await admin.get(desk);
  expect(body.appointment.history.map((step: { what: string; by: string }) => [step.what, step.by])).toEqual([
    ['offered', 'decider'],
    ['agreed', 'applicant'],
    ['moved', 'applicant'],
    ['agreed', 'decider'],
    ['cancelled', 'decider'],
  ]);
});

it('stands when no time of a move suits, and ends when none of an offer does; then there may be another', async () => {
  const { seeker, desk, own } = await applied('SAP FI');
  const none = { none: true, reason: 'I am on holiday.' };
  await admin.post(desk, offer());
  expect((await admin.post(desk, offer())).body.code).toBe('appointment.already-there');
  expect((await seeker.post(`${own}/answer`, none)).body).toMatchObject({
    code: 'appointment.declined',
    appointment: { state: 'declined' },
  });
  expect((await mailsTo(OFFICE, 'None of the times suits: SAP FI'))[0]?.text).toContain('I am on holiday.');
  const start = inHours(30);
  expect((await admin.post(desk, offer({ times: [start] }))).status).toBe(201);
  await seeker.post(`${own}/answer`, { start });
  await admin.post(`${desk}/move`, { times: [inHours(60)], reason: 'Ill' });
  expect((await seeker.post(`${own}/answer`, none)).body.appointment).toMatchObject({
    state: 'agreed',
    start,
    times: [],
  });
});

it('is refused without effect: times out of range, both or neither place, a passed time, no pending application', async () => {
  const { seeker, id, desk, own } = await applied('SAP CO');
  const refused: [object, string][] = [
    [{ times: [] }, 'field.required'],
    [{ times: [1, 2, 3, 4, 5, 6].map((day) => inHours(24 * day)) }, 'field.too-many-entries'],
    [{ times: [inHours(1.9)] }, 'appointment.time-out-of-range'],
    [{ times: [inHours(24 * 60 + 1)] }, 'appointment.time-out-of-range'],
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
    const { status, body } = await admin.post(desk, offer(changes));
    const codes = [body.code, ...(body.errors ?? []).map((error: { code: string }) => error.code)];
    expect([changes, status, codes]).toEqual([changes, 400, expect.arrayContaining([code])]);
  }
  for (const path of ['move', 'cancel']) expect((await seeker.post(`${own}/${path}`, {})).status).toBe(400);
  expect((await seeker.post(`${own}/cancel`, { reason: 'x' })).status).toBe(404);
  const times = [inHours(3), inHours(48)];
  await admin.post(desk, offer({ times }));
  expect((await seeker.post(`${own}/answer`, { start: inHours(50) })).body.code).toBe(
    'appointment.time-not-offered',
  );
  expect((await seeker.post(`${own}/answer`, {})).body.code).toBe('appointment.none-or-start');
  expect((await seeker.post(`${own}/answer`, { none: true })).status).toBe(400);
  expect((await seeker.get(`${own}.ics`)).status).toBe(409);
  app.clock.advance(3 * HOUR);
  const late = await seeker.post(`${own}/answer`, { start: times[0] });
  expect([late.status, late.body.code]).toEqual([409, 'appointment.time-passed']);
  await seeker.post(`${OWN}/${id}/withdraw`, {});
  admin = await signInAdmin(app);
  expect((await admin.post(desk, offer())).status).toBe(409);
});

it('ends with its application: by a withdrawal, a decision or a closing, told to both if a time was agreed', async () => {
  const ends = {
    withdrawn: (a: Awaited<ReturnType<typeof applied>>) => a.seeker.post(`${OWN}/${a.id}/withdraw`, {}),
    decided: (a: Awaited<ReturnType<typeof applied>>) =>
      admin.patch(`${DESK}/${a.id}`, { status: 'rejected', note: '' }),
    closed: async (a: Awaited<ReturnType<typeof applied>>) => {
      const { body } = await a.seeker.get(`${OWN}/${a.id}`);
      return admin.patch(`/api/admin/jobs/${body.target._id}/state`, { state: 'closed' });
    },
    deleted: async (a: Awaited<ReturnType<typeof applied>>) => {
      const { body } = await a.seeker.get(`${OWN}/${a.id}`);
      return admin.delete(`/api/admin/jobs/${body.target._id}`);
    },
  };
  for (const [how, end] of Object.entries(ends)) {
    const agreed = await applied(`Agreed ${how}`);
    const start = inHours(48);
    await admin.post(agreed.desk, offer({ times: [start] }));
    await agreed.seeker.post(`${agreed.own}/answer`, { start });
    const open = await applied(`Offered ${how}`);
    await admin.post(open.desk, offer());
    for (const each of [agreed, open]) expect((await end(each)).status).toBe(200);
    for (const to of [agreed.seeker.email, OFFICE]) {
      const mails = await mailsTo(to, `Appointment cancelled: Agreed ${how}`);
      expect([how, mails.map((mail) => calendarIn(mail)?.method)]).toEqual([how, ['CANCEL']]);
    }
    expect(await mailsTo(open.seeker.email, 'Appointment cancelled')).toEqual([]);
    if (how === 'deleted') expect((await admin.get(open.desk)).status).toBe(404);
    else {
      expect(await stateAt(admin, open.desk)).toBe('cancelled');
      expect((await open.seeker.post(`${open.own}/answer`, { start: inHours(48) })).body.code).toBe(
        'appointment.ended',
      );
    }
  }
});

it('is the company’s at its own project, with an entry without contact data; another company may do nothing', async () => {
  const { owner, freelancer, id, path, own } = await appliedToCompany();
  const start = inHours(48);
  const made = await owner.post(
    path,
    offer({
      times: [start],
      place: 'Call +49 30 555 66 77 or ask desk@firma.example',
      names: 'Uwe Kern, 030 5556677',
    }),
  );
  expect(made.status).toBe(201);
  const other = await signIn(app, 'B2B');
  expect((await other.post(path, offer())).status).toBe(403);
  expect((await other.get(path)).status).toBe(403);
  expect((await other.post(`${own}/answer`, { start })).status).toBe(404);
  expect((await owner.post(`${path}/answer`, { start })).body.code).toBe('appointment.not-offered');
  await freelancer.post(`${own}/answer`, { start });
  const [mail] = await mailsTo(owner.email, 'Appointment agreed: Roll-out');
  const mailed = calendarIn(mail!)!.entries[0]!;
  expect(mailed).toMatchObject({ organizer: 'mailto:no-reply@firm.example', attendees: [] });
  const { text } = await owner.get(`${path}.ics`);
  for (const written of [text, JSON.stringify({ ...mailed, organizer: '' })])
    expect(written).not.toMatch(/@|555|7654321/);
  expect(text).not.toContain('Person');
  expect(await mailsTo(OFFICE, 'Appointment agreed: Roll-out')).toEqual([]);
  // Administrators decide on all applications.
  expect((await admin.get(`${DESK}/${id}/appointment`)).body.appointment.state).toBe('agreed');
  await freelancer.post(`${own}/cancel`, { reason: 'Another offer' });
  expect((await mailsTo(owner.email, 'Appointment cancelled: Roll-out'))[0]?.text).toContain('Another offer');
  expect(await mailsTo(freelancer.email, 'Appointment cancelled: Roll-out')).toHaveLength(1);
});

it('is offered for every kind of application, and its entry names no person', async () => {
  const company = await signIn(app, 'B2B', { company_name: 'Spree AG' });
  const id = await place.askFor(company, await place.consultant('Miriam Sander'));
  const start = inHours(48);
  const link = 'https://meet.example/room/1234567890';
  const made = await admin.post(
    `${DESK}/${id}/appointment`,
    offer({ times: [start], place: undefined, link }),
  );
  expect([made.status, made.body.appointment.title]).toEqual([201, '']);
  await company.post(`${OWN}/${id}/appointment/answer`, { start });
  const { entries } = readCalendar((await admin.get(`${DESK}/${id}/appointment.ics`)).text);
  expect(entries).toMatchObject([{ summary: 'Appointment with Muster Consulting', location: link }]);
  const seeker = await signIn(app, 'JobSeeker');
  const sent = await seeker.post(OWN, { kind: 'speculative', note: 'x'.repeat(60) });
  const desk = `${DESK}/${sent.body.applicationId as string}/appointment`;
  expect((await admin.post(desk, offer())).status).toBe(201);
  expect(await mailsTo(seeker.email, 'Please choose a time: Speculative application')).toHaveLength(1);
});

it('keeps its hour in Berlin across the change to summer time, whatever zone a time was written in', async () => {
  // Clocks go forward on 29 March 2026 at 2 a.m.
  app.clock.set('2026-03-20T09:00:00.000Z');
  admin = await signInAdmin(app);
  place = new Placements(app, admin);
  const { seeker, desk, own } = await applied('SAP HCM');
  const times = ['2026-03-27T10:00:00+01:00', '2026-03-30T10:00:00+02:00', '2026-03-31T17:00:00+09:00'];
  await admin.post(desk, offer({ times }));
  const [offered] = await mailsTo(seeker.email, 'Please choose a time: SAP HCM');
  for (const time of [
    'Fri 27 Mar 2026, 10:00 (Europe/Berlin, CET)',
    'Mon 30 Mar 2026, 10:00 (Europe/Berlin, CEST)',
    'Tue 31 Mar 2026, 10:00 (Europe/Berlin, CEST)',
  ])
    expect(offered?.text).toContain(time);
  const answered = await seeker.post(`${own}/answer`, { start: times[1] });
  expect(answered.body.appointment.start).toBe('2026-03-30T08:00:00.000Z');
  const [mail] = await mailsTo(OFFICE, 'Appointment agreed: SAP HCM');
  expect(calendarIn(mail!)?.entries).toMatchObject([{ start: '2026-03-30T08:00:00.000Z', isUtc: true }]);
});

it('is noted in the audit log, exported to its applicant, and gone with the account', async () => {
  const { seeker, id, desk, own } = await applied('SAP QM');
  const start = inHours(7 * 24);
  await admin.post(desk, offer({ times: [start] }));
  await seeker.post(`${own}/answer`, { start });
  const log = (await admin.get('/api/admin/audit?q=Lena%20Vogt&action=appointment.offered')).body;
  expect(log[0]).toMatchObject({ action: 'appointment.offered', regarding: 'SAP QM' });
  const files = await unzipped(seeker.get('/private/api/me/export'));
  const [appointment] = JSON.parse(Buffer.from(files['appointments.json'] ?? []).toString()) as object[];
  expect(appointment).toMatchObject({ state: 'agreed', start, title: 'SAP QM', names: ['Jana Roth'] });
  await app.app.get(UsersService, { strict: false }).erase(seeker.id);
  const left = app.connection.collection('appointments');
  expect(await left.countDocuments({ applicantId: new Types.ObjectId(seeker.id) })).toBe(0);
  expect((await admin.get(`${DESK}/${id}/appointment`)).status).toBe(404);
  const [mail] = await mailsTo(OFFICE, 'Appointment cancelled: SAP QM');
  expect(calendarIn(mail!)).toMatchObject({ method: 'CANCEL', entries: [{ start }] });
  expect(mail?.text).not.toContain('Vogt');
});
