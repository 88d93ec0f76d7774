import { AccountLifecycle } from '../../../api/src/users/application/account-lifecycle.ts';
import { OWN, PROFILE, ProposalWorld, type Asked } from '../../support/people/proposals.ts';

const NAME = 'Havelblick GmbH';

let world: ProposalWorld;
beforeAll(async () => {
  world = await ProposalWorld.start();
});
beforeEach(() => world.signIn());
afterAll(() => world.app.close());

/** All that the person can read about proposals. */
async function readBy({ id, email, ...person }: Awaited<ReturnType<ProposalWorld['freelancer']>>) {
  const parts = await world.app.app.get(AccountLifecycle, { strict: false }).exported(id);
  return JSON.stringify([
    (await person.get(OWN)).body,
    parts.filter(({ name }) => name === 'proposals'),
    (await world.mailsTo(email)).map(({ text, html }) => [text, html]),
    (await world.app.request.get(`/proposal/${await world.linkTo(email)}`)).text,
  ]);
}

it('a company that hides its name is named to a freelancer once it is interested, and nowhere before', async () => {
  const { person, owner, path, one } = await world.proposed('shown');
  await owner.get(path).expect(200);
  await owner.get(one).expect(200);
  await owner.get(`${one}/profile.pdf`).expect(200);
  const before = await readBy(person);
  expect(before).toContain('"what":"document"');
  expect(before).not.toContain(NAME);
  expect((await world.admin.get('/api/admin/proposals')).body[0]).toMatchObject({
    project: { company: NAME },
    views: [{ by: NAME }, { by: NAME }, { by: NAME }],
  });
  await owner.patch(one, { state: 'interested' }).expect(200);
  expect((await person.get(OWN)).body[0]).toMatchObject({
    project: { company: NAME },
    views: [{ by: NAME }, { by: NAME }, { by: NAME }],
  });
  expect((await world.mailsTo(person.email)).at(-1)?.text).toContain(NAME);
});

it('a company that is interested without having looked has seen the profile by that, and is named', async () => {
  const { person, owner, one } = await world.proposed('shown');
  await owner.patch(one, { state: 'interested' }).expect(200);
  expect((await person.get(OWN)).body[0]).toMatchObject({
    project: { company: NAME },
    views: [{ by: NAME, what: 'profile' }],
  });
  expect((await world.mailsTo(person.email)).at(-1)?.text).toContain(NAME);
});

it('a company that shows its name is named in the question and with each look', async () => {
  const { owner, projectId, path } = await world.project({ show_company: true });
  const person = await world.freelancer();
  const { _id } = (await world.propose(projectId, person.id, PROFILE).expect(201)).body as Asked;
  await person.post(`${OWN}/${_id}/answer`, { answer: 'agree' }).expect(200);
  await owner.get(`${path}/${_id}`).expect(200);
  expect((await person.get(OWN)).body[0]).toMatchObject({
    project: { company: NAME },
    views: [{ by: NAME }],
  });
});

it('an automatic refresh is no look at the list, and a profile is never read without one', async () => {
  const { person, owner, path, one } = await world.proposed('shown');
  const looks = async () =>
    ((await person.get(OWN)).body as { views: { what: string }[] }[])[0]?.views.map(({ what }) => what);
  expect((await owner.get(path).set('X-Poll', '1').expect(200)).body).toHaveLength(1);
  expect(await looks()).toEqual([]);
  await owner.get(path).expect(200);
  await owner.get(one).set('X-Poll', '1').expect(200);
  await owner.get(`${one}/profile.pdf`).set('X-Poll', '1').expect(200);
  expect(await looks()).toEqual(['list', 'profile', 'document']);
});
