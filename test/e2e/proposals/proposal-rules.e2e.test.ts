import { newId } from '../../../api/src/shared/id.ts';
import { aKey } from '../../support/people/keys.ts';
import { signIn } from '../../support/people/people.ts';
import { aProposal, DESK, OWN, PROFILE, ProposalWorld } from '../../support/people/proposals.ts';

const DAY = 86_400_000;

let world: ProposalWorld;
beforeAll(async () => {
  world = await ProposalWorld.start();
});
beforeEach(() => world.signIn());
afterAll(() => world.app.close());

const codeOf = ({ status, body }: { status: number; body: { code?: string } }) => [status, body.code];

it('is refused for a person or a project that it is not for, each with its reason', async () => {
  const { owner, projectId } = await world.project();
  const person = await world.freelancer();
  const refusals: [string, unknown, unknown, string?][] = [];
  const expectRefused = async (code: string, project: string, subject: string, kind = 'freelancer') => {
    const answer = await world.propose(project, subject, PROFILE, kind);
    expect(codeOf(answer)).toEqual([code.endsWith('not-found') ? 404 : 409, code]);
    refusals.push([code, project, subject, kind]);
  };
  await expectRefused('account.not-found', projectId, newId());
  await expectRefused('consultant.not-found', projectId, newId(), 'consultant');
  await expectRefused('project.not-found', newId(), person.id);
  await expectRefused('proposal.not-freelancer', projectId, (await signIn(world.app, 'JobSeeker')).id);
  await expectRefused('proposal.not-freelancer', projectId, owner.id);
  await expectRefused('proposal.project-of-firm', await world.place.project(), person.id);
  const listed = await world.consultant({ listed: true });
  await expectRefused('proposal.consultant-listed', projectId, listed.id, 'consultant');
  const unreachable = await world.consultant({ email: '' });
  await expectRefused('proposal.no-address', projectId, unreachable.id, 'consultant');
  const paused = await world.project();
  await paused.owner
    .patch(`/private/api/projects/${paused.projectId}/state`, { state: 'paused' })
    .expect(200);
  await expectRefused('project.not-open', paused.projectId, person.id);
  const applied = await world.freelancer();
  await world.place.applyForProject(applied, projectId);
  await expectRefused('proposal.already-applied', projectId, applied.id);
  const blocked = await world.freelancer();
  await world.admin.patch(`/api/admin/users/${blocked.id}`, { blocked: true }).expect(200);
  await expectRefused('proposal.person-blocked', projectId, blocked.id);
  expect((await world.admin.get(`${DESK}?project=${projectId}`)).body).toEqual([]);
});

it('is refused for a profile that says who the person is, at its field, and asks nobody', async () => {
  const { projectId } = await world.project();
  const { id, email } = await world.freelancer();
  const fields: Record<string, [object, string]> = {
    'profile.text': [{ text: `Ask ${email}` }, 'proposal.no-contact'],
    'profile.availability': [{ availability: '0171 / 234 56 78' }, 'proposal.no-contact'],
    'profile.rate': [{ rate: '900 EUR, ab-consulting.de' }, 'proposal.no-contact'],
    'profile.skills.0': [{ skills: ['anna-berger.dev'] }, 'proposal.name-in-profile'],
    'profile.employers.0.branch': [
      { employers: [{ branch: 'Berger, Anna', years: 1 }] },
      'proposal.name-in-profile',
    ],
    'profile.position': [{ position: ' ' }, 'proposal.position-required'],
    'profile.years': [{ years: 61 }, 'field.not-whole-number-between'],
    'profile.employers.0.years': [
      { employers: [{ branch: 'Steel', years: 1.5 }] },
      'field.not-whole-number-between',
    ],
  };
  for (const [field, [changes, code]] of Object.entries(fields)) {
    const profile = { ...PROFILE, ...changes };
    for (const answer of [await world.propose(projectId, id, profile), await world.check(id, profile)])
      expect([answer.status, (answer.body as { errors: object[] }).errors]).toEqual([
        400,
        [expect.objectContaining({ field, code })],
      ]);
  }
  const named = await world.propose(projectId, id, { ...PROFILE, text: 'Lead: A. Berger, Berlin' });
  expect((named.body as { message: string }).message).toBe(
    'The profile must not name the person: “A. Berger”',
  );
  for (const body of [
    {},
    { projectId, subject: { kind: 'employee', id }, profile: PROFILE },
    { projectId, subject: { kind: 'freelancer', id }, profile: 'x' },
    { projectId, subject: { kind: 'freelancer', id }, profile: { ...PROFILE, name: 'Anna' } },
    { projectId, subject: { kind: 'freelancer', id, role: 'admin' }, profile: PROFILE },
  ])
    expect((await world.admin.post(DESK, body)).status).toBe(400);
  expect(await world.mailsTo(email)).toEqual([]);
});

it('whoever reads a draft is in the audit log, and a key needs to be one that reads people', async () => {
  const person = await world.freelancer();
  const { id } = await world.consultant();
  const reader = await aKey(world.app, { scopes: ['proposals:write', 'people:read'] });
  const writer = await aKey(world.app, { scopes: ['proposals:write', 'proposals:read'] });
  const draft = (kind: string, of: string) => `${DESK}/draft?kind=${kind}&id=${of}`;
  expect((await reader.get(draft('freelancer', person.id))).body).toMatchObject({ name: 'Anna Berger' });
  expect((await reader.get(draft('consultant', id))).body).toMatchObject({ name: 'Karl Voss' });
  await world.admin.get(draft('freelancer', person.id)).expect(200);
  const refused = [
    await writer.get(draft('freelancer', person.id)),
    await writer.get(draft('consultant', id)),
    await writer.post(`${DESK}/check`, { subject: { kind: 'freelancer', id: person.id }, profile: PROFILE }),
  ];
  expect(refused.map(codeOf)).toEqual(refused.map(() => [403, 'api-key.scope-missing']));
  const log = (await world.admin.get('/api/admin/audit?action=profile-draft.viewed')).body as object[];
  const byReader = { actorId: reader.id, actorKind: 'key' };
  expect(log).toMatchObject([
    { actorKind: 'admin', targetKind: 'user', targetId: person.id, label: 'Anna Berger' },
    { ...byReader, targetKind: 'consultant', targetId: id, label: 'Karl Voss' },
    { ...byReader, targetKind: 'user', targetId: person.id },
  ]);
});

it('somebody is asked once about a project, three times in seven days, and again 90 days after a no', async () => {
  const person = await world.freelancer();
  const { projectId } = await world.project();
  const id = await aProposal(world.admin, person, projectId);
  expect(codeOf(await world.propose(projectId, person.id))).toEqual([409, 'proposal.already-there']);
  await person.post(`${OWN}/${id}/answer`, { answer: 'decline' }).expect(200);
  expect(codeOf(await world.propose(projectId, person.id))).toEqual([409, 'proposal.asked-lately']);
  for (let number = 2; number <= 3; number++)
    await aProposal(world.admin, person, (await world.project()).projectId);
  const fourth = (await world.project()).projectId;
  expect(codeOf(await world.propose(fourth, person.id))).toEqual([409, 'proposal.asked-too-often']);
  world.app.clock.advance(90 * DAY);
  await world.signIn();
  await world.propose(projectId, person.id).expect(201);
});

it('a project has 20 that wait, and another one when one of them has ended', async () => {
  const { projectId } = await world.project();
  const ids: string[] = [];
  for (let number = 0; number < 20; number++)
    ids.push(await aProposal(world.admin, await world.freelancer(), projectId));
  const last = await world.freelancer();
  expect(codeOf(await world.propose(projectId, last.id))).toEqual([409, 'proposal.project-full']);
  await world.admin.patch(`${DESK}/${ids[0]}`, { state: 'withdrawn' }).expect(200);
  await world.propose(projectId, last.id).expect(201);
});

it('nobody answers for somebody else, and a company opens only what it was shown', async () => {
  const { id, person, owner, path, one } = await world.proposed('asked');
  const [other, company] = [await world.freelancer(), await world.project()];
  expect((await other.post(`${OWN}/${id}/answer`, { answer: 'agree' })).status).toBe(404);
  for (const read of [one, `${one}/profile.pdf`]) expect((await owner.get(read)).status).toBe(404);
  expect((await owner.patch(one, { state: 'interested' })).status).toBe(404);
  await person.post(`${OWN}/${id}/answer`, { answer: 'agree' }).expect(200);
  // Neither by another company, nor below another project.
  expect((await company.owner.get(one)).status).toBe(403);
  expect((await company.owner.get(`${company.path}/${id}`)).status).toBe(404);
  expect((await company.owner.get(path)).status).toBe(403);
});

it('a consultant who is not listed is in no list of companies and visitors, and is not requested', async () => {
  const owner = await signIn(world.app, 'B2B');
  const { id } = await world.consultant({ name: 'Vera Unlist', position: 'Xylophonist', skills: ['zeta'] });
  const lists = [
    '/private/api/consultants',
    '/private/api/consultants?q=Xylophonist',
    '/public/api/v0/home-search?tab=consultants&skill=zeta',
  ];
  const found = async () =>
    Promise.all(
      lists.map(async (path) => {
        const answer = await owner.get(path).expect(200);
        return JSON.stringify(answer.body).includes(id);
      }),
    );
  expect(await found()).toEqual([false, false, false]);
  expect((await owner.post('/private/api/apply-consultant', { consultantId: id })).status).toBe(404);
  const admins = await world.admin.get('/api/admin/consultants?q=Unlist&listed=false').expect(200);
  expect(admins.body).toEqual([expect.objectContaining({ _id: id, listed: false })]);
  await world.admin.put(`/api/admin/consultants/${id}`, { listed: true }).expect(200);
  expect(await found()).toEqual([true, true, true]);
});
