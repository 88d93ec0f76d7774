import { Types } from 'mongoose';
import { UsersService } from '../../../api/src/users/application/users.service.ts';
import { unzipped } from '../../support/app/bytes.ts';
import { AppointmentWorld, DESK, OFFICE, OWN } from '../../support/people/appointment-world.ts';
import { calendarIn, readCalendar } from '../../support/people/appointments.ts';
import { signIn, type SignedIn } from '../../support/people/people.ts';

let world: AppointmentWorld;
beforeAll(async () => {
  world = await AppointmentWorld.start();
});
beforeEach(() => world.signIn());
afterAll(() => world.app.close());

const stateAt = async (person: SignedIn, path: string) =>
  ((await person.get(path)).body as { appointment: { state: string } | null }).appointment?.state;

it('ends with its application: by a withdrawal, a decision or a closing, told to both if a time was agreed', async () => {
  const ends = {
    withdrawn: (a: Awaited<ReturnType<typeof world.applied>>) => a.seeker.post(`${OWN}/${a.id}/withdraw`, {}),
    decided: (a: Awaited<ReturnType<typeof world.applied>>) =>
      world.admin.patch(`${DESK}/${a.id}`, { status: 'rejected', note: '' }),
    closed: async (a: Awaited<ReturnType<typeof world.applied>>) => {
      const { body } = await a.seeker.get(`${OWN}/${a.id}`);
      return world.admin.patch(`/api/admin/jobs/${body.target._id}/state`, { state: 'closed' });
    },
    deleted: async (a: Awaited<ReturnType<typeof world.applied>>) => {
      const { body } = await a.seeker.get(`${OWN}/${a.id}`);
      return world.admin.delete(`/api/admin/jobs/${body.target._id}`);
    },
  };
  for (const [how, end] of Object.entries(ends)) {
    const agreed = await world.applied(`Agreed ${how}`);
    const start = world.inHours(48);
    await world.admin.post(agreed.desk, world.offer({ times: [start] }));
    await agreed.seeker.post(`${agreed.own}/answer`, { start });
    const open = await world.applied(`Offered ${how}`);
    await world.admin.post(open.desk, world.offer());
    for (const each of [agreed, open]) expect((await end(each)).status).toBe(200);
    for (const to of [agreed.seeker.email, OFFICE]) {
      const mails = await world.mailsTo(to, `Appointment cancelled: Agreed ${how}`);
      expect([how, mails.map((mail) => calendarIn(mail)?.method)]).toEqual([how, ['CANCEL']]);
    }
    expect(await world.mailsTo(open.seeker.email, 'Appointment cancelled')).toEqual([]);
    if (how === 'deleted') expect((await world.admin.get(open.desk)).status).toBe(404);
    else {
      expect(await stateAt(world.admin, open.desk)).toBe('cancelled');
      expect((await open.seeker.post(`${open.own}/answer`, { start: world.inHours(48) })).body.code).toBe(
        'appointment.ended',
      );
    }
  }
});

it('is the company’s at its own project, with an entry without contact data; another company may do nothing', async () => {
  const { owner, freelancer, id, path, own } = await world.appliedToCompany();
  const start = world.inHours(48);
  const made = await owner.post(
    path,
    world.offer({
      times: [start],
      place: 'Call +49 30 555 66 77 or ask desk@firma.example',
      names: 'Uwe Kern, 030 5556677',
    }),
  );
  expect(made.status).toBe(201);
  const other = await signIn(world.app, 'B2B');
  expect((await other.post(path, world.offer())).status).toBe(403);
  expect((await other.get(path)).status).toBe(403);
  expect((await other.post(`${own}/answer`, { start })).status).toBe(404);
  expect((await owner.post(`${path}/answer`, { start })).body.code).toBe('appointment.not-offered');
  await freelancer.post(`${own}/answer`, { start });
  const [mail] = await world.mailsTo(owner.email, 'Appointment agreed: Roll-out');
  const mailed = calendarIn(mail!)!.entries[0]!;
  expect(mailed).toMatchObject({ organizer: 'mailto:no-reply@firm.example', attendees: [] });
  const { text, headers } = await owner.get(`${path}.ics`);
  expect(headers['cache-control']).toBe('private, no-store');
  for (const written of [text, JSON.stringify({ ...mailed, organizer: '' })])
    expect(written).not.toMatch(/@|555 66|5556677|7654321/);
  expect(text).not.toContain('Person');
  expect(await world.mailsTo(OFFICE, 'Appointment agreed: Roll-out')).toEqual([]);
  // Administrators decide on all applications.
  expect((await world.admin.get(`${DESK}/${id}/appointment`)).body.appointment.state).toBe('agreed');
  await freelancer.post(`${own}/cancel`, { reason: 'Another offer' });
  expect((await world.mailsTo(owner.email, 'Appointment cancelled: Roll-out'))[0]?.text).toContain(
    'Another offer',
  );
  expect(await world.mailsTo(freelancer.email, 'Appointment cancelled: Roll-out')).toHaveLength(1);
});

it('is offered for every kind of application, and its entry names no person', async () => {
  const company = await signIn(world.app, 'B2B', { company_name: 'Spree AG' });
  const id = await world.place.askFor(company, await world.place.consultant('Miriam Sander'));
  const start = world.inHours(48);
  const link = 'https://meet.example/room/1234567890';
  const made = await world.admin.post(
    `${DESK}/${id}/appointment`,
    world.offer({ times: [start], place: undefined, link }),
  );
  expect([made.status, made.body.appointment.title]).toEqual([201, '']);
  await company.post(`${OWN}/${id}/appointment/answer`, { start });
  const { entries } = readCalendar((await world.admin.get(`${DESK}/${id}/appointment.ics`)).text);
  expect(entries).toMatchObject([{ summary: 'Appointment with Muster Consulting', location: link }]);
  const seeker = await signIn(world.app, 'JobSeeker');
  const sent = await seeker.post(OWN, { kind: 'speculative', note: 'x'.repeat(60) });
  const desk = `${DESK}/${sent.body.applicationId as string}/appointment`;
  expect((await world.admin.post(desk, world.offer())).status).toBe(201);
  expect(await world.mailsTo(seeker.email, 'Please choose a time: Speculative application')).toHaveLength(1);
});

it('is noted in the audit log, exported to its applicant, and gone with the account', async () => {
  const { seeker, id, desk, own } = await world.applied('SAP QM');
  const start = world.inHours(7 * 24);
  await world.admin.post(desk, world.offer({ times: [start] }));
  await seeker.post(`${own}/answer`, { start });
  const log = (await world.admin.get('/api/admin/audit?q=Lena%20Vogt&action=appointment.offered')).body;
  expect(log[0]).toMatchObject({ action: 'appointment.offered', regarding: 'SAP QM' });
  const files = await unzipped(seeker.get('/private/api/me/export'));
  const [appointment] = JSON.parse(Buffer.from(files['appointments.json'] ?? []).toString()) as object[];
  expect(appointment).toMatchObject({ state: 'agreed', start, title: 'SAP QM', names: ['Jana Roth'] });
  await world.app.app.get(UsersService, { strict: false }).erase(seeker.id);
  const left = world.app.connection.collection('appointments');
  expect(await left.countDocuments({ applicantId: new Types.ObjectId(seeker.id) })).toBe(0);
  expect((await world.admin.get(`${DESK}/${id}/appointment`)).status).toBe(404);
  const [mail] = await world.mailsTo(OFFICE, 'Appointment cancelled: SAP QM');
  expect(calendarIn(mail!)).toMatchObject({ method: 'CANCEL', entries: [{ start }] });
  expect(mail?.text).not.toContain('Vogt');
});
