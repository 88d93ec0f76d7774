import { inflateSync } from 'node:zlib';
import { WEBHOOK_EVENTS } from '@consulting/contracts';
import { openApiDocument } from '../../../api/src/platform/openapi/document.ts';
import { TABLE } from '../shared/http/permissions/table.ts';
import type { Caller } from '../shared/http/permissions/world.ts';
import { signIn, type SignedIn } from '../../support/people/people.ts';
import { aProposal, DESK, OWN, PROFILE, ProposalWorld, type Asked } from '../../support/people/proposals.ts';
import { Receiver } from '../../support/stand-ins/receiver.ts';

/** What says who the proposed people are; nothing else in the store has these words. */
const NEEDLES = [
  ...['Zaphira', 'Quellmann', 'zq-needle', 'Xerionworks', 'Needle University', '7654398', 'zq-file'],
  ...['Vexander', 'Ohlsdotter', 'vo-needle', 'Plonkworks'],
];
const NONSENSE = 'qqqnonsense';

interface Proposed {
  owner: SignedIn;
  projectId: string;
  /** Ids that a caller may try in every place. */
  ids: string[];
  /** The proposals that are shown. */
  shown: string[];
}

let world: ProposalWorld;
let receiver: Receiver;
let secretIds: string[];
let proposed: Proposed;
const callers: Record<string, Caller | null> = {};
/** How often each caller got each status. */
const statuses: Record<string, Record<number, number>> = {};

/** A freelancer who was asked, one who has agreed, and an agreeing consultant, for a project of a company. */
async function propose(): Promise<Proposed> {
  const { owner, projectId } = await world.project();
  const people = [];
  for (const to of ['asked', 'shown'] as const) {
    const name = { first_name: 'Zaphira', last_name: 'Quellmann', phone: '+49 171 7654398' };
    const number = `${to}-${Math.random().toString(36).slice(2)}`;
    const person = await world.freelancer({ ...name, email: `zq-needle-${number}@example.com` });
    await world.place.giveCv(person, 'zq-file-cv.pdf');
    await person
      .put(`/private/api/update-profile/${person.id}`, {
        experience: [{ company: 'Xerionworks', role: 'Lead', from: '2015', to: '2020' }],
        qualification: [{ university: 'Needle University', year: '2012', course: 'CS' }],
      })
      .expect(200);
    people.push({ person, id: await aProposal(world.admin, person, projectId, to) });
  }
  const consultant = await world.consultant({
    ...{ name: 'Vexander Ohlsdotter', email: `vo-needle@example.com`, projects: ['Plonkworks'] },
    experience: [{ company: 'Plonkworks', role: 'Lead', from: '2015', to: '2020' }],
  });
  const asked = await world.propose(projectId, consultant.id, PROFILE, 'consultant').expect(201);
  await world.answerByLink(await world.linkTo(consultant.email), 'agree');
  const shown = [people[1]!.id, (asked.body as Asked)._id];
  secretIds = [...people.map(({ person }) => person.id), consultant.id];
  return {
    owner,
    projectId,
    ids: [projectId, ...people.map(({ id }) => id), shown[1]!, ...secretIds],
    shown,
  };
}

/** Makes the proposals anew when a request has ended them, and signs in again who was signed out. */
async function renewed(): Promise<Proposed> {
  for (const caller of Object.values(callers))
    if (caller && (await answerTo('GET', OWN, caller)).status !== 200) await world.again(caller);
  const { body } = await world.admin.get(`${DESK}?project=${proposed.projectId}&state=shown`);
  if ((body as object[]).length === 2) return proposed;
  await world.signIn();
  proposed = await propose();
  await signInAll();
  return proposed;
}

async function signInAll(): Promise<void> {
  callers['anonymous'] = null;
  callers['owner'] = Object.assign(proposed.owner, { role: 'B2B' } as const);
  for (const role of ['B2B', 'Freelancer', 'JobSeeker'] as const)
    callers[role] = Object.assign(await signIn(world.app, role), { role });
}

beforeAll(async () => {
  receiver = await Receiver.listen();
  world = await ProposalWorld.start(receiver.egress);
  await world.signIn();
  await world.admin.post('/api/admin/webhooks', { url: receiver.url(), events: WEBHOOK_EVENTS }).expect(201);
  proposed = await propose();
  await signInAll();
});
afterAll(async () => {
  await world.app.close();
  await receiver.close();
});

/** Returns the bytes of an answer as text, with the streams of a PDF unpacked. */
function textOf(bytes: Buffer): string {
  const text = bytes.toString('latin1');
  if (!text.startsWith('%PDF')) return bytes.toString('utf8');
  const streams = [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, packed = '']) => {
    try {
      return inflateSync(Buffer.from(packed, 'latin1')).toString('latin1');
    } catch {
      return packed;
    }
  });
  return [text, ...streams].join('\n');
}

const found = (text: string, ids: readonly string[] = []): string[] =>
  [...NEEDLES, ...ids].filter((needle) => text.toLowerCase().includes(needle.toLowerCase()));

async function answerTo(
  method: string,
  path: string,
  caller: Caller | null,
  body?: object,
): Promise<{ status: number; text: string }> {
  const headers = new Headers();
  if (caller) headers.set('authorization', `Bearer ${caller.token}`);
  if (method !== 'GET') headers.set('content-type', 'application/json');
  const answer = await fetch(new URL(path, world.app.url), {
    method,
    headers,
    redirect: 'manual',
    ...(method !== 'GET' && { body: JSON.stringify(body ?? {}) }),
  });
  const text = textOf(Buffer.from(await answer.arrayBuffer()));
  return { status: answer.status, text: `${text}\n${JSON.stringify([...answer.headers])}` };
}

/** Every way to put the known ids into a path; the first id of several is the project. */
function pathsOf(template: string): string[] {
  const names = [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  if (names.length === 0) return [template];
  const last = `{${names.at(-1)}}`;
  const base = names.length > 1 ? template.replace(`{${names[0]}}`, proposed.projectId) : template;
  return proposed.ids.map((id) => base.replace(last, id));
}

/** A company that answers with interest learns who the person is; everything else must not tell. */
const bodyOf = (operation: string, body: unknown, caller: Caller | null): object => {
  const given =
    (typeof body === 'function' ? (body as (by: unknown) => object)(caller ?? { id: '' }) : body) ?? {};
  const ids = { projectId: proposed.projectId, consultantId: secretIds[2], jobId: proposed.projectId };
  const reply = operation.startsWith('PATCH') &&
    operation.includes('/proposals/') && { state: 'not-interested' };
  return { ...ids, ...(given as object), ...reply };
};

const isOfOthers = (operation: string) => !operation.includes('/api/admin/');

describe.each(TABLE.map((entry) => [entry.operation, entry] as const))('%s', (operation, { body }) => {
  it('tells no caller who a proposed person is', async () => {
    const [method = '', template = ''] = operation.split(' ');
    await renewed();
    // Administrators know the people. Of their operations it is told that nobody else gets in.
    const paths = isOfOthers(operation) ? pathsOf(template) : pathsOf(template).slice(0, 1);
    for (const [name, caller] of Object.entries(callers))
      for (const path of paths) {
        const { text, status } = await answerTo(method, path, caller, bodyOf(operation, body, caller));
        statuses[name] = { ...statuses[name], [status]: (statuses[name]?.[status] ?? 0) + 1 };
        const tried = secretIds.filter((id) => !path.includes(id));
        expect([operation, name, path, found(text, tried)]).toEqual([operation, name, path, []]);
      }
  });
});

it('has reached what each caller may call', () => {
  for (const name of ['owner', 'B2B', 'Freelancer', 'JobSeeker']) {
    expect(statuses[name]?.[200]).toBeGreaterThan(40);
    expect(statuses[name]?.[429] ?? 0).toBe(0);
  }
});

it('no search finds a proposed person: each answers like one for nonsense', async () => {
  await renewed();
  const { paths } = openApiDocument(world.app.app);
  const searches = Object.entries(paths).flatMap(([path, item]) => {
    const parameters = (item as { get?: { parameters?: { name: string }[] } }).get?.parameters ?? [];
    const names = parameters.map(({ name }) => name).filter((name) => name === 'q' || name === 'skill');
    return isOfOthers(`GET ${path}`) ? names.map((name) => [path, name] as const) : [];
  });
  expect(searches.length).toBeGreaterThan(5);
  for (const [template, name] of searches)
    for (const [who, caller] of Object.entries(callers)) {
      const path = template.replace(/\{\w+\}/g, proposed.projectId);
      const [nothing, ...answers] = await Promise.all(
        [NONSENSE, 'Quellmann', 'Ohlsdotter', 'Xerionworks', 'zq-needle'].map(async (text) => {
          const { status, text: said } = await answerTo('GET', `${path}?${name}=${text}`, caller);
          return [status, found(said.replaceAll(text, ''), secretIds), said.startsWith('[]')];
        }),
      );
      for (const answer of answers) expect([path, who, answer]).toEqual([path, who, nothing]);
    }
});

it('no mail to somebody else, no event and no log says who a proposed person is, nor has a link', async () => {
  await renewed();
  const { owner, projectId, shown } = proposed;
  await owner.patch(`/private/api/projects/${projectId}/proposals/${shown[0]}`, { state: 'not-interested' });
  const own = /zq-needle|vo-needle|office@/;
  const mails = (await world.app.mails()).filter(({ to }) => !own.test(to));
  expect(mails.some(({ to }) => to === owner.email)).toBe(true);
  for (const mail of mails) expect(found(JSON.stringify(mail), secretIds)).toEqual([]);
  const { connection, securityLog } = world.app;
  const deliveries = await connection.collection('webhookdeliveries').find({}).toArray();
  expect(deliveries.map(({ type }) => String(type))).toEqual(
    expect.arrayContaining(['proposal.agreed', 'proposal.answered']),
  );
  const proposals = deliveries.filter(({ type }) => String(type).startsWith('proposal.'));
  for (const delivery of proposals) expect(found(JSON.stringify(delivery), secretIds)).toEqual([]);
  const token = await world.linkTo((await world.app.mails()).find(({ to }) => own.test(to))?.to ?? '');
  expect(token).toHaveLength(43);
  expect(JSON.stringify([securityLog, deliveries])).not.toContain(token);
  expect(JSON.stringify(await connection.collection('proposals').find({}).toArray())).not.toContain(token);
});

it('after interest the company learns name and contact, and no other company does', async () => {
  await renewed();
  const { owner, projectId, shown } = proposed;
  const one = `/private/api/projects/${projectId}/proposals/${shown[0]}`;
  await owner.patch(one, { state: 'interested' }).expect(200);
  expect((await owner.get(one)).body.contact).toMatchObject({ name: 'Zaphira Quellmann' });
  expect((await callers['B2B']!.get(one)).status).toBe(403);
  expect((await callers['Freelancer']!.get(OWN)).body).toEqual([]);
});
