import type { SignedIn } from '../../../../support/people/people.ts';
import { aProposal, PROFILE } from '../../../../support/people/proposals.ts';
import { idIn, type World } from '../permissions/world.ts';
import { ofFirm } from './firm-entries.ts';
import { feedOf, mailEachLink, mailsTo } from './links.ts';
import type { Marks, Reader } from './marks.ts';
import { aForeignAdmin, aForeignUser, NOBODY, pdfWith, type ForeignPerson } from './people.ts';

const [TIME, LATER] = ['2026-03-09T09:00:00.000Z', '2026-03-10T09:00:00.000Z'];

/** The Idempotency-Key of requests that their owners have sent: a retry gets the same answer, and nobody else does. */
export const FOREIGN_KEY = '7d0c0e0b-7c5b-4b8e-9d0f-000000000001';

/** Somebody of each kind, and an entry of each kind that belongs to them or to the firm, by what it is. */
export interface Foreign {
  seeker: ForeignPerson;
  freelancer: ForeignPerson;
  company: ForeignPerson;
  admin: ForeignPerson;
  ids: Record<string, string>;
  /** The token that sends an application without an account. */
  guestLink: string;
  /** Words of fields by which no list finds anything, except for administrators. */
  unseen: string[];
}

/** What the functions that make entries need. */
export interface Making extends Foreign {
  world: World;
  marks: Marks;
  word: (what: string, readers: readonly Reader[]) => string;
  /** The same, for one of the words that no list finds. */
  hidden: (what: string, readers: readonly Reader[]) => string;
}

const DESK = ['admin', 'applications:read'] as const;
/** What stands beside a person, too. */
const BESIDE_PERSON = [...DESK, 'people:read'] as const;
const MESSAGES = ['admin', 'people:read', 'exports:read'] as const;
const PROPOSERS = ['admin', 'proposals:read', 'proposals:write'] as const;

/** Makes all foreign entries. Each of their texts has a mark of its own. */
export async function foreignEntries(world: World, marks: Marks): Promise<Foreign> {
  const { app } = world;
  const unseen: string[] = [];
  const making: Making = {
    admin: await aForeignAdmin(app, marks),
    company: await aForeignUser(app, marks, 'B2B'),
    freelancer: await aForeignUser(app, marks, 'Freelancer'),
    seeker: await aForeignUser(app, marks, 'JobSeeker'),
    ids: {},
    guestLink: '',
    unseen,
    world,
    marks,
    word: (what, readers) => marks.word(what, readers),
    hidden(what, readers) {
      const word = marks.word(what, readers);
      unseen.push(word);
      return word;
    },
  };
  await ofFirm(making);
  await ofCompany(making);
  await applications(making);
  await appointments(making);
  await proposals(making);
  await ofEachPerson(making);
  await links(making);
  unseen.push(...making.company.names, ...making.freelancer.names);
  return making;
}

/** Whatever was mailed to the people: each link in it is theirs. */
async function links({ world, seeker, freelancer, company, admin, marks }: Making): Promise<void> {
  await freelancer.patch('/private/api/me/availability', { days_per_week: 3 }).expect(200);
  await mailEachLink(world, { freelancer, seeker });
  for (const mail of await mailsTo(world, [seeker, freelancer, company, admin]))
    for (const [, token = ''] of mail.matchAll(/(?<![\w-])([\w-]{43})(?![\w-])/g))
      marks.secret(token, 'token of a mailed link');
}

async function ofCompany({ world, company, ids, marks, word, hidden }: Making): Promise<void> {
  const project = async (fields: object) =>
    idIn(await company.post('/private/api/projects', { title: 'Roll-out', description: 'EWM', ...fields }));
  const unseen = (what: string) => ({
    title: hidden(`title of ${what}`, ['admin', 'projects:read']),
    description: word(`description of ${what}`, ['admin', 'projects:read']),
  });
  ids['project'] = await project({});
  ids['draft'] = await project({ ...unseen('a draft of a project'), state: 'draft' });
  ids['held'] = await project(unseen('a held project'));
  await world.app.connection.model('Project').updateOne({ _id: ids['held'] }, { held: true, hidden: true });
  for (const kind of ['draft', 'held'])
    marks.add(ids[kind] ?? '', `id of a ${kind} project`, ['admin', 'projects:read']);
  const answer = await world.app.request
    .post('/private/api/employees')
    .set('authorization', `Bearer ${company.token}`)
    .field({
      name: word('name of an employee', ['admin', 'B2B']),
      email: `${hidden('address of an employee', ['admin'])}@example.com`.toLowerCase(),
      skills: 'FI',
      days_per_week: 3,
    })
    .attach('cv', pdfWith(word('CV of an employee', ['admin'])), 'cv.pdf');
  ids['employee'] = idIn(answer);
  ids['request'] = await apply(company, 'apply-consultant', {
    consultantId: ids['consultant'],
    note: word('note of a request', BESIDE_PERSON),
  });
  marks.secret(await feedOf(company, '/private/api'), 'calendar feed of the company');
}

async function apply(person: SignedIn, path: string, body: object): Promise<string> {
  const answer = await person.post(path.startsWith('/') ? path : `/private/api/${path}`, body).expect(201);
  return (answer.body as { applicationId: string }).applicationId;
}

async function applications({ seeker, freelancer, ids, marks, word }: Making): Promise<void> {
  const note = (of: string, readers: readonly Reader[] = BESIDE_PERSON) => word(`note of ${of}`, readers);
  ids['toJob'] = await apply(seeker, '/api/apply', {
    jobId: ids['job'],
    note: note('an application to a job'),
  });
  const speculative = `${note('a speculative application')} `.padEnd(60, 'x');
  ids['speculative'] = await apply(seeker, 'applications', { kind: 'speculative', note: speculative });
  ids['toFirm'] = await apply(freelancer, 'projects/apply', {
    projectId: ids['firmsProject'],
    note: note('an application to the firm’s project'),
  });
  ids['toCompany'] = await apply(freelancer, 'projects/apply', {
    projectId: ids['project'],
    note: note('an application to the company’s project'),
  });
  for (const kind of ['toJob', 'speculative', 'toFirm', 'toCompany', 'request'])
    marks.add(ids[kind] ?? '', `id of the application ${kind}`, BESIDE_PERSON);
}

async function appointments({ world, seeker, freelancer, company, ids, word }: Making): Promise<void> {
  const offer = (place: string) => ({ times: [TIME, LATER], minutes: 45, place, names: ['Jana Roth'] });
  const ofFirms = `applications/${ids['toJob']}/appointment`;
  await world.admin
    .post(`/api/admin/${ofFirms}`, offer(word('place of an appointment with the firm', DESK)))
    .expect(201);
  const reason = word('reason of another time', DESK);
  await seeker.post(`/private/api/${ofFirms}/move`, { times: [LATER], reason }).expect(200);
  const ofCompanys = `/private/api/projects/${ids['project']}/applicants/${ids['toCompany']}/appointment`;
  const place = word('place of an appointment with the company', DESK);
  await company.post(ofCompanys, offer(place)).expect(201);
  const answer = `/private/api/applications/${ids['toCompany']}/appointment/answer`;
  await freelancer.post(answer, { start: TIME }).expect(200);
}

async function proposals({ world, freelancer, company, ids, marks, word }: Making): Promise<void> {
  const profile = (what: string) => ({ ...PROFILE, text: word(`text of a proposal ${what}`, PROPOSERS) });
  for (const to of ['shown', 'asked'] as const) {
    // Nobody is proposed for a project that they have applied for.
    const projectId = await world.projectOf(company);
    ids[`project of the proposal ${to}`] = projectId;
    ids[to] = await aProposal(world.admin, freelancer, projectId, to, profile(`that is ${to}`));
  }
  for (const kind of ['shown', 'asked']) marks.add(ids[kind] ?? '', `id of the proposal ${kind}`, PROPOSERS);
}

/** What each person has: messages, searches, and an answer that is kept for retries. */
async function ofEachPerson(making: Making): Promise<void> {
  const { world, admin, ids, marks, word } = making;
  for (const [name, kind] of [
    ['seeker', 'job'],
    ['freelancer', 'project'],
    ['company', 'consultant'],
  ] as const) {
    const person = making[name];
    const content = word(`message to the ${name}`, MESSAGES);
    const message = { recipientId: person.id, content };
    await world.admin.post('/api/admin/messages/send-from-admin', message).expect(201);
    await search(person, '/private/api', name, kind);
    if (name === 'seeker') continue;
    await person
      .post('/private/api/messages/send', {
        userId: person.id,
        content: word(`message of the ${name}`, MESSAGES),
      })
      .set('idempotency-key', FOREIGN_KEY)
      .expect(201);
  }
  await search(admin, '/api/admin', 'admin', 'person');

  async function search(owner: SignedIn, path: string, name: string, kind: string): Promise<void> {
    const saved = {
      kind,
      name: word(`name of a saved search of the ${name}`, NOBODY),
      query: `q=${word(`query of a saved search of the ${name}`, NOBODY)}`,
    };
    const { body } = await owner.post(`${path}/saved-searches`, saved).expect(201);
    const id = (body as { search: { _id: string } }).search._id;
    ids[`search of the ${name}`] = marks.add(id, `id of a saved search of the ${name}`);
  }
}
