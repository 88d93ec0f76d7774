import { aKey } from '../../../../support/people/keys.ts';
import { Guests } from '../../../../support/people/guests.ts';
import { aMember } from '../../../../support/people/team.ts';
import { idIn } from '../permissions/world.ts';
import type { Making } from './entries.ts';
import { feedOf } from './links.ts';
import type { Reader } from './marks.ts';
import { NOBODY, pdfWith } from './people.ts';

/** Who sees a listed consultant, whom companies ask for. */
const SHOWN = ['admin', 'B2B', 'consultants:read', 'applications:read', 'people:read'] as const;

/** Makes the entries of the firm: public ones for others to apply to, and those that only administrators see. */
export async function ofFirm(making: Making): Promise<void> {
  await postings(making);
  await people(making);
  await papers(making);
  await access(making);
  await visitors(making);
}

async function postings({ world, ids, marks, word, hidden }: Making): Promise<void> {
  const { admin } = world;
  const job = async (fields: object) =>
    idIn(
      await admin.post('/api/admin/createJob', {
        ...{ title: 'SAP Basis', description: 'Run it', qualification: 'Linux' },
        ...fields,
      }),
    );
  const unseen = (what: string) => ({
    title: hidden(`title of ${what}`, ['admin', 'jobs:read']),
    description: word(`description of ${what}`, ['admin', 'jobs:read']),
  });
  ids['job'] = await job({});
  ids['draftJob'] = await job({ ...unseen('a draft of a job'), state: 'draft' });
  ids['firmsProject'] = await world.adminProject();
  ids['firmsDraft'] = idIn(
    await admin.post('/api/admin/create-project', {
      title: word('title of a draft of the firm', ['admin', 'projects:read']),
      description: 'EWM',
      state: 'draft',
    }),
  );
  for (const kind of ['draftJob', 'firmsDraft'])
    marks.add(ids[kind] ?? '', `id of ${kind}`, ['admin', 'jobs:read', 'projects:read']);
}

async function people({ world, ids, marks, word, hidden }: Making): Promise<void> {
  const { admin } = world;
  const consultant = async (what: string, readers: readonly Reader[], more: object) =>
    idIn(
      await admin.post('/api/admin/consultants', {
        name: word(`name of ${what}`, readers),
        email: `${hidden(`address of ${what}`, ['admin', 'consultants:read'])}@example.com`.toLowerCase(),
        ...more,
        skills: 'FI',
      }),
    );
  ids['consultant'] = await consultant('a consultant', SHOWN, {});
  ids['unlisted'] = await consultant('an unlisted consultant', ['admin', 'consultants:read'], {
    listed: false,
  });
  marks.add(ids['unlisted'], 'id of an unlisted consultant', ['admin', 'consultants:read']);
  const answer = await world.app.request
    .post('/api/admin/employees')
    .set('authorization', `Bearer ${admin.token}`)
    .field({
      name: word('name of an employee of the firm', ['admin', 'B2B']),
      email: `${word('address of an employee of the firm', ['admin'])}@example.com`.toLowerCase(),
      skills: 'FI',
    })
    .attach('cv', pdfWith(word('CV of an employee of the firm', ['admin'])), 'cv.pdf');
  ids['firmsEmployee'] = idIn(answer);
  ids['member'] = await aMember(admin, { name: 'Petra Sommer' });
}

async function papers({ world, seeker, ids, marks, word }: Making): Promise<void> {
  const { admin } = world;
  const text = word('note about the job seeker', ['admin', 'people:read']);
  ids['note'] = idIn(await admin.post('/api/admin/notes', { about: `user:${seeker.id}`, text }));
  const template = {
    name: word('name of a template', ['admin']),
    text: word('text of a template', ['admin']),
  };
  ids['template'] = idIn(await admin.post('/api/admin/templates', template));
  marks.add(ids['note'], 'id of a note', ['admin', 'people:read']);
  marks.add(ids['template'], 'id of a template', ['admin']);
}

async function access({ world, admin, ids, marks, word }: Making): Promise<void> {
  const key = await aKey(world.app, { name: word('name of a key', ['admin']), createdBy: admin.id });
  marks.secret(key.text, 'text of a key');
  ids['key'] = marks.add(key.id, 'id of a key', ['admin']);
  ids['webhook'] = marks.add(await world.webhook(), 'id of a webhook', ['admin']);
  const url = `https://93.184.216.34/${word('address of a webhook', ['admin'])}`;
  await admin.post(`/api/admin/webhooks/${ids['webhook']}/test`).expect(200);
  // Nothing that callers do is sent to it.
  const webhook = { url, description: word('purpose of a webhook', ['admin']), active: false };
  await world.app.connection.model('Webhook').updateOne({ _id: ids['webhook'] }, webhook);
  const { body } = await admin.get(`/api/admin/webhooks/${ids['webhook']}/deliveries`).expect(200);
  ids['delivery'] = (body as { _id: string }[])[0]?._id ?? '';
  ids['mail'] = await world.failedMail();
  marks.secret(await feedOf(admin, '/api/admin'), 'calendar feed of the administrator');
}

/** What visitors without an account have sent. */
async function visitors(making: Making): Promise<void> {
  const { world, ids, marks, word } = making;
  const of = (what: string) => word(`${what} of a visitor`, ['admin', 'exports:read']);
  await world.app.request
    .post('/public/api/v0/contact-admin')
    .send({ name: of('name'), email: `${of('address')}@example.com`, message: of('message') })
    .expect(201);
  const { body } = await world.admin.get('/api/admin/messages/all').expect(200);
  ids['message'] = marks.add((body as { _id: string }[])[0]?._id ?? '', 'id of a message', ['admin']);
  const guests = new Guests(world.app, world.admin);
  const guest = (what: string) => word(`${what} of a guest application`, NOBODY);
  const email = `${guest('address')}@example.com`.toLowerCase();
  await guests
    .apply(ids['job'] ?? '', {
      email,
      cv: pdfWith(guest('CV')),
      fields: { first_name: guest('first name'), last_name: guest('last name'), note: guest('note') },
    })
    .expect(202);
  making.guestLink = await guests.tokenFor(email);
  marks.secret(making.guestLink, 'link of a guest application');
}
