import { DigestService } from '../../../../api/src/administration/application/digest.service.ts';
import { startApp, type TestApp } from '../../../support/app/app.ts';
import { calendarIn } from '../../../support/people/appointments.ts';
import { signIn, signInAdmin, type SignedIn } from '../../../support/people/people.ts';
import { Placements } from '../../../support/people/placement.ts';
import { aProposal, OWN as PROPOSALS } from '../../../support/people/proposals.ts';

const HOUR = 3_600_000;

let app: TestApp;
let admins: SignedIn[];
let place: Placements;

beforeAll(async () => {
  app = await startApp({ settings: { contactTo: null } });
  const ada = await signInAdmin(app);
  const ben = await signInAdmin(app);
  await ben.put('/api/admin/language', { language: 'de' }).expect(200);
  admins = [ada, ben];
  place = new Placements(app, ada);
});
afterAll(() => app.close());

/** The mails of which a part of the subject says what they are about, by their readers. */
async function subjectsOf(...parts: string[]): Promise<[string, string][]> {
  const all = (await app.mails()).filter(({ subject }) => parts.some((part) => subject?.includes(part)));
  return all
    .filter(({ to }) => admins.some(({ email }) => email === to))
    .map(({ to, subject }) => [to as string, subject as string]);
}
const each = (english: string, german: string) => [
  [admins[0]!.email, english],
  [admins[1]!.email, german],
];

it('without an address of the firm its administrators hear of appointments, each with an entry for the calendar', async () => {
  const [ada] = admins as [SignedIn];
  const seeker = await signIn(app, 'JobSeeker');
  const id = await place.applyForJob(seeker, await place.job('SAP Basis'));
  const start = new Date(app.clock.now().getTime() + 48 * HOUR).toISOString();
  const offer = { times: [start], minutes: 45, place: 'Room 3, +49 30 1234567', names: ['Jana Roth'] };
  await ada.post(`/api/admin/applications/${id}/appointment`, offer).expect(201);
  await seeker.post(`/private/api/applications/${id}/appointment/answer`, { start }).expect(200);
  const parts = ['Appointment agreed', 'Termin vereinbart'];
  expect((await subjectsOf(...parts)).map(([to]) => to)).toEqual(admins.map(({ email }) => email));
  const mails = (await app.mails()).filter(({ subject }) => parts.some((part) => subject?.startsWith(part)));
  // The applicant, too.
  expect(mails.map(({ to }) => to).toSorted()).toEqual(
    [seeker.email, ...admins.map(({ email }) => email)].toSorted(),
  );
  for (const mail of mails) {
    const [entry] = calendarIn(mail)?.entries ?? [];
    expect([entry?.attendees.join().toLowerCase(), entry?.start]).toEqual([
      `mailto:${String(mail.to)}`,
      start,
    ]);
  }
});

it('they hear of messages, of requests for consultants, of answers to proposals, and what waits', async () => {
  const [ada] = admins as [SignedIn];
  const inquiry = { name: 'Maria Sommer', email: 'maria@example.com', message: 'Can you help us?' };
  await app.request.post('/public/api/v0/contact-admin').send(inquiry).expect(201);
  expect(await subjectsOf('Maria Sommer')).toEqual(
    each('Message from Maria Sommer (contact form)', 'Nachricht von Maria Sommer (Kontaktformular)'),
  );

  const company = await signIn(app, 'B2B', { company_name: 'Havelblick GmbH' });
  await place.askFor(company, await place.consultant('Ada Wolf'), 'Ten days in March');
  expect((await subjectsOf('Ada Wolf')).map(([to]) => to)).toEqual(admins.map(({ email }) => email));

  const person = await signIn(app, 'Freelancer', { first_name: 'Anna', last_name: 'Berger' });
  const id = await aProposal(ada, person, await place.project(company));
  await person.post(`${PROPOSALS}/${id}/answer`, { answer: 'decline' }).expect(200);
  expect((await subjectsOf(', Roll-out')).map(([to]) => to)).toEqual(admins.map(({ email }) => email));

  await app.app.get(DigestService, { strict: false }).send();
  expect((await subjectsOf('Waiting for you', 'Zu erledigen')).map(([to]) => to)).toEqual(
    admins.map(({ email }) => email),
  );
});
