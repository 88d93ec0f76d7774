import { startApp, type TestApp } from '../../support/app/app.ts';
import { signIn } from '../../support/people/people.ts';

const OWN = '/private/api/projects';
const ALL = '/private/api/projects/all';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

interface Shown {
  _id: string;
  title: string;
  b2bId?: string;
}

it('others are told which company offers a project only where it is named: its id stands beside names elsewhere', async () => {
  const company = await signIn(app, 'B2B');
  for (const [title, show_company] of [
    ['Hidden', false],
    ['Named', true],
  ])
    await company.post(OWN, { title, description: 'EWM', show_company }).expect(201);
  const owners = (projects: Shown[]) =>
    Object.fromEntries(projects.map(({ title, b2bId }) => [title, b2bId]));
  const listed = (await app.request.get(ALL).expect(200)).body as Shown[];
  expect(owners(listed)).toEqual({ Hidden: undefined, Named: undefined });

  const others = [await signIn(app, 'B2B'), await signIn(app, 'Freelancer'), await signIn(app, 'JobSeeker')];
  for (const reader of others) {
    const told = { Hidden: undefined, Named: company.id };
    expect(owners((await reader.get(ALL).expect(200)).body as Shown[])).toEqual(told);
    const { body } = await reader.get('/public/api/v0/home-search?tab=projects').expect(200);
    expect(owners((body as { projects: Shown[] }).projects)).toEqual(told);
    const each = listed.map(async ({ _id }) => (await reader.get(`/public/api/v0/projects/${_id}`)).body);
    expect(owners((await Promise.all(each)) as Shown[])).toEqual(told);
  }
  expect(owners((await company.get(ALL)).body as Shown[])).toEqual({ Hidden: company.id, Named: company.id });
});
