import { PROPOSAL, type ProposalAnswer } from '@consulting/contracts';
import { OWN, PROFILE, ProposalWorld } from '../../support/people/proposals.ts';

let world: ProposalWorld;
beforeAll(async () => {
  world = await ProposalWorld.start();
});
beforeEach(() => world.signIn());
afterAll(() => world.app.close());

const open = (path: string) => world.app.request.get(path);
const send = (path: string, fields: Record<string, string>) =>
  world.app.request.post(path).type('form').send(fields);
const answersOf = (html: string) =>
  [...html.matchAll(/name="answer" value="(\w+)"/g)].map(([, each]) => each);

async function asked() {
  const proposed = await world.proposed('asked');
  return { ...proposed, link: `/proposal/${await world.linkTo(proposed.person.email)}` };
}

it('shows the question and changes nothing, and takes the answer of its plain form', async () => {
  const { link, person, owner, one } = await asked();
  for (let time = 0; time < 3; time++) {
    const page = await open(link).expect(200);
    expect(page.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex',
    });
    // No script runs, and the forms lead nowhere else.
    expect(page.headers['content-security-policy']).toMatch(/default-src 'none'.*form-action 'self'/);
    expect(page.headers['content-security-policy']).not.toContain('script-src');
    expect(page.text).not.toMatch(/<script|Anna|Berger/);
    expect(answersOf(page.text)).toEqual(['agree', 'decline']);
    for (const text of [PROFILE.position, 'Automotive supplier', 'EWM roll-out', 'a company in Potsdam'])
      expect(page.text).toContain(text);
  }
  expect((await owner.get(one)).status).toBe(404);
  const answered = await send(link, { answer: 'agree' }).expect(303);
  expect(answered.headers['location']).toBe(link);
  await owner.get(one).expect(200);
  const shown = await open(link).expect(200);
  expect(answersOf(shown.text)).toEqual(['withdraw']);
  // The look is told, and not the name of a company that hides it.
  expect(shown.text).toContain('<dd>the profile</dd>');
  expect(shown.text).not.toContain('Havelblick GmbH');
  await send(link, { answer: 'withdraw', reason: 'Hired\r\nelsewhere' }).expect(303);
  expect(answersOf((await open(link).expect(410)).text)).toEqual([]);
  expect((await owner.get(one)).body).toMatchObject({ state: 'withdrawn', profile: null });
  const [row] = (await world.admin.get('/api/admin/proposals')).body as { reason: string }[];
  expect(row?.reason).toBe('Hired\nelsewhere');
  expect((await person.get(OWN)).body).toMatchObject([{ state: 'withdrawn', endedBy: 'person' }]);
});

it('says on its page what is wrong, in its language, and does nothing then', async () => {
  const { link, person } = await asked();
  const refusals: [Record<string, string>, number][] = [
    [{}, 400],
    [{ answer: 'perhaps' }, 400],
    [{ answer: 'agree', name: 'Anna' }, 400],
    [{ answer: 'decline', reason: 'x'.repeat(PROPOSAL.reason + 1) }, 400],
    [{ answer: 'withdraw' }, 409],
  ];
  for (const [fields, status] of refusals) {
    const page = await send(`/de${link}`, fields);
    expect([page.status, page.text.includes('lang="de"'), page.text.includes('role="alert"')]).toEqual([
      status,
      true,
      true,
    ]);
  }
  expect((await person.get(OWN)).body).toMatchObject([{ state: 'asked' }]);
  // As many characters as one may type, however long they are when they are sent, with line breaks as browsers send them.
  const reason = `${'漢\r\n'.repeat(PROPOSAL.reason / 2 - 1)}xx`;
  await send(link, { answer: 'decline', reason }).expect(303);
});

it('an unknown link says nothing, and one that has ended tells nothing of the profile', async () => {
  const { link, answer, person } = await asked();
  const unknown = await open('/proposal/unknown');
  expect([unknown.status, answersOf(unknown.text)]).toEqual([404, []]);
  expect((await send('/proposal/unknown', { answer: 'agree' })).status).toBe(404);
  await person.post(answer, { answer: 'decline' }).expect(200);
  const ended = await open(link).expect(410);
  expect(ended.text).not.toMatch(/SAP FI|EWM|Potsdam|Anna/);
  expect((await send(link, { answer: 'agree' })).status).toBe(409);
});

it('a field is taken once, as a text, and forms only at this place', async () => {
  const { link } = await asked();
  const number = await world.app.request.post(link).send({ answer: 'decline', reason: 1 });
  expect(number.status).toBe(400);
  const twice = await world.app.request.post(link).type('form').send('answer=agree&answer=decline');
  expect(twice.status).toBe(400);
  const elsewhere = await world.app.request
    .post('/public/api/v0/login')
    .type('form')
    .send({ email: 'a@b.de', password: 'x' });
  expect(elsewhere.status).toBe(415);
});

it.each(['agree', 'decline'] satisfies ProposalAnswer[])(
  '30 presses of %s at once are one answer',
  async (answer) => {
    const { link } = await asked();
    const answers = await Promise.all(Array.from({ length: 30 }, () => send(link, { answer })));
    expect(answers.filter(({ status }) => status === 303)).toHaveLength(1);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(29);
  },
);
