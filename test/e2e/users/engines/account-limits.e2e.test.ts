import { LIMITS, type PostingState } from '@consulting/contracts';
import { anEmployee } from '../../../../api/src/employees/domain/employee.fixture.ts';
import { aProject } from '../../../../api/src/projects/domain/project.fixture.ts';
import { startApp, type TestApp } from '../../../support/app/app.ts';
import { itOnce } from '../../../support/app/database.ts';
import { anEmployeeForm } from '../../../support/people/employee-form.ts';
import { signIn, type SignedIn } from '../../../support/people/people.ts';

const PROJECTS = '/private/api/projects';
const EMPLOYEES = '/private/api/employees';

let app: TestApp;
let company: SignedIn;
beforeAll(async () => {
  app = await startApp();
});
beforeEach(async () => {
  company = await signIn(app, 'B2B');
});
afterAll(() => app.close());

/** Creates projects of the company in this state and returns their ids. */
async function projects(count: number, state: PostingState): Promise<string[]> {
  const all = Array.from({ length: count }, () => aProject({ b2bId: company.id, state }));
  const documents = all.map(({ id, ...project }) => ({ _id: id, ...project, ofCompany: true, search: 'x' }));
  await app.connection.model('Project').insertMany(documents);
  return all.map(({ id }) => id);
}

const create = (state: 'open' | 'draft' = 'open') =>
  company.post(PROJECTS, { title: 'Rollout', description: 'Two sites.', state });
const setState = (id: string | undefined, state: string) =>
  company.patch(`${PROJECTS}/${id}/state`, { state });
const refusal = (code: string, max: number) => ({
  status: 409,
  body: { code, message: expect.stringContaining(String(max)), values: { max } },
});

/** Sends concurrent requests and counts the answers per status. */
async function atOnce(count: number, send: () => PromiseLike<{ status: number }>) {
  const answers = await Promise.all(Array.from({ length: count }, send));
  return answers.reduce<Record<number, number>>((sum, { status }) => {
    return { ...sum, [status]: (sum[status] ?? 0) + 1 };
  }, {});
}

describe('a company', () => {
  const tooMany = refusal('project.limit-reached', LIMITS.openProjects);
  const tooManyDrafts = refusal('project.draft-limit-reached', LIMITS.draftProjects);

  it('has at most so many projects that are open or paused, however many it posts at once', async () => {
    await projects(LIMITS.openProjects - 12, 'open');
    const [paused] = await projects(10, 'paused');
    await projects(5, 'closed');
    expect(await atOnce(10, () => create())).toEqual({ 201: 2, 409: 8 });
    expect(await create()).toMatchObject(tooMany);
    await create('draft').expect(201);
    await setState(paused, 'closed').expect(200);
    await create().expect(201);
  });

  itOnce('opens no draft and nothing closed beyond that; a pause may end', async () => {
    const [first] = await projects(LIMITS.openProjects - 1, 'open');
    const [draft] = await projects(1, 'draft');
    const [paused] = await projects(1, 'paused');
    expect(await setState(draft, 'open')).toMatchObject(tooMany);
    await setState(paused, 'open').expect(200);
    await setState(first, 'closed').expect(200);
    await setState(draft, 'open').expect(200);
    expect(await setState(first, 'open')).toMatchObject(tooMany);
  });

  it('keeps at most so many drafts, copies among them', async () => {
    const [draft] = await projects(LIMITS.draftProjects - 1, 'draft');
    const copy = () => company.post(`${PROJECTS}/${draft}/copy`);
    expect(await atOnce(4, copy)).toEqual({ 201: 1, 409: 3 });
    expect(await copy()).toMatchObject(tooManyDrafts);
    expect(await create('draft')).toMatchObject(tooManyDrafts);
    await create().expect(201);
  });

  it('keeps at most so many employees', async () => {
    const others = Array.from({ length: LIMITS.employees - 1 }, () => anEmployee({ b2bId: company.id }));
    await app.connection
      .model('Employee')
      .insertMany(others.map(({ id, ...each }) => ({ _id: id, ...each })));
    const add = () => company.post(EMPLOYEES, anEmployeeForm());
    expect(await atOnce(5, add)).toEqual({ 201: 1, 409: 4 });
    expect(await add()).toMatchObject(refusal('employee.limit-reached', LIMITS.employees));
  });

  itOnce('has nothing to do with what another has', async () => {
    await projects(LIMITS.openProjects, 'open');
    company = await signIn(app, 'B2B');
    await create().expect(201);
  });
});
