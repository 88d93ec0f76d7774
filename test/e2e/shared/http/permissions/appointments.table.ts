import type { SignedIn } from '../../../../support/people/people.ts';
import { admins, anyone, b2bOnly, op, users, type Entry } from './entry.ts';
import type { World } from './world.ts';

/** Three and four days after the time at which the clock of tests stands. */
const [TIME, LATER] = ['2026-03-05T09:00:00.000Z', '2026-03-06T09:00:00.000Z'];
const OFFER = { times: [TIME], minutes: 45, place: 'Berlin', names: ['Jana Roth'] };
const MOVE = { times: [LATER], reason: 'Ill' };
const CANCEL = { reason: 'Ill' };

/** The steps that an appointment has taken before the request. */
type Before = 'nothing' | 'offered' | 'agreed' | 'moved';

/** Brings the appointment there; `moved`: by the applicant, so that the other side answers. */
async function bring(decider: SignedIn, path: string, applicant: SignedIn, id: string, to: Before) {
  const own = `/private/api/applications/${id}/appointment`;
  if (to === 'nothing') return;
  await decider.post(path, OFFER);
  if (to === 'agreed') await applicant.post(`${own}/answer`, { start: TIME });
  if (to === 'moved') await applicant.post(`${own}/move`, MOVE);
}

async function ofPerson(world: World, person: SignedIn, to: Before) {
  const id = await world.applicationOf(person);
  await bring(world.admin, `/api/admin/applications/${id}/appointment`, person, id, to);
  return { id };
}

/** An application of the caller to the firm; another person's if the caller is not a user. */
const own =
  (to: Before): Entry['given'] =>
  async (world, caller) =>
    ofPerson(world, caller.role ? caller : await world.personWithFiles(), to);
const anothers = (to: Before) => async (world: World) => ofPerson(world, await world.personWithFiles(), to);

/** An application to a project of the caller, or of another company if the caller may own none. */
const applicant =
  (to: Before): Entry['given'] =>
  async (world, caller) =>
    ofCompany(world, caller.role === 'B2B' ? caller : await world.user('B2B'), to);
const anothersApplicant = (to: Before) => async (world: World) =>
  ofCompany(world, await world.user('B2B'), to);

async function ofCompany(world: World, owner: SignedIn, to: Before) {
  const freelancer = await world.personWithFiles();
  const id = await world.projectOf(owner);
  const { body } = await freelancer.post('/private/api/projects/apply', { projectId: id });
  const { applicationId } = body as { applicationId: string };
  const path = `/private/api/projects/${id}/applicants/${applicationId}/appointment`;
  await bring(owner, path, freelancer, applicationId, to);
  return { id, applicationId };
}

const ofAdmin = (to: Before, body?: object, status = 200): Partial<Entry> => ({
  given: anothers(to),
  ...(body && { body }),
  ids: { id: [status, null, 404, 400] },
});
const ofUser = (to: Before, body?: object): Partial<Entry> => ({
  given: own(to),
  another: anothers(to),
  ...(body && { body }),
  ids: { id: [200, 404, 404, 400] },
});
const ofOwner = (to: Before, body?: object, status = 200): Partial<Entry> => ({
  given: applicant(to),
  another: anothersApplicant(to),
  ...(body && { body }),
  ids: { id: [status, 403, 404, 400], applicationId: [status, null, 404, 400] },
});
const APPLICANT = '/private/api/projects/{id}/applicants/{applicationId}';

/** Operations on appointments: of applicants, of companies and administrators, and of their calendar feeds. */
export const APPOINTMENTS_TABLE: Entry[] = [
  op('DELETE /api/admin/calendar-feed', admins(200)),
  op('DELETE /private/api/calendar-feed', b2bOnly(200)),
  op('GET /api/admin/applications/{id}/appointment', admins(200), ofAdmin('offered')),
  op('GET /api/admin/applications/{id}/appointment.ics', admins(200), ofAdmin('agreed')),
  op('GET /api/admin/calendar-feed', admins(200)),
  op('GET /calendar/{token}.ics', anyone(404), { given: () => ({ token: 'unknown' }) }),
  op('GET /private/api/applications/{id}/appointment', users(200), ofUser('offered')),
  op('GET /private/api/applications/{id}/appointment.ics', users(200), ofUser('agreed')),
  op('GET /private/api/appointments', users(200)),
  op('GET /private/api/calendar-feed', b2bOnly(200)),
  op(`GET ${APPLICANT}/appointment`, b2bOnly(200), ofOwner('offered')),
  op(`GET ${APPLICANT}/appointment.ics`, b2bOnly(200), ofOwner('agreed')),
  op('POST /api/admin/applications/{id}/appointment', admins(201), ofAdmin('nothing', OFFER, 201)),
  op('POST /api/admin/applications/{id}/appointment/answer', admins(200), ofAdmin('moved', { start: LATER })),
  op('POST /api/admin/applications/{id}/appointment/cancel', admins(200), ofAdmin('offered', CANCEL)),
  op('POST /api/admin/applications/{id}/appointment/move', admins(200), ofAdmin('offered', MOVE)),
  op('POST /api/admin/calendar-feed', admins(201)),
  op(
    'POST /private/api/applications/{id}/appointment/answer',
    users(200),
    ofUser('offered', { start: TIME }),
  ),
  op('POST /private/api/applications/{id}/appointment/cancel', users(200), ofUser('offered', CANCEL)),
  op('POST /private/api/applications/{id}/appointment/move', users(200), ofUser('offered', MOVE)),
  op('POST /private/api/calendar-feed', b2bOnly(201)),
  op(`POST ${APPLICANT}/appointment`, b2bOnly(201), ofOwner('nothing', OFFER, 201)),
  op(`POST ${APPLICANT}/appointment/answer`, b2bOnly(200), ofOwner('moved', { start: LATER })),
  op(`POST ${APPLICANT}/appointment/cancel`, b2bOnly(200), ofOwner('offered', CANCEL)),
  op(`POST ${APPLICANT}/appointment/move`, b2bOnly(200), ofOwner('offered', MOVE)),
];
