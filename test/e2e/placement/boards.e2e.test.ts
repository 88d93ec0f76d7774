import { startApp, type TestApp } from '../../support/app/app.ts';
import { DESK, DeskWorld, STAGES } from '../../support/people/desk.ts';
import { signIn, signInAdmin, type SignedIn } from '../../support/people/people.ts';

let app: TestApp;
let admin: SignedIn;
let desk: DeskWorld;

beforeEach(async () => {
  app = await startApp();
  admin = await signInAdmin(app);
  desk = new DeskWorld(app, admin);
});
afterEach(() => app.close());

describe('boards and lists', () => {
  it('show pending ones by stage, those longest in it first', async () => {
    const { jobId, ids } = await desk.applied(3);
    const [first, second, third] = ids;
    await desk.move(first, 'review', 'new').expect(200);
    app.clock.advance(1000);
    await desk.move(third, 'review', 'new').expect(200);
    const expected = [
      ['new', 1, [second]],
      ['review', 2, [first, third]],
      ['interview', 0, []],
      ['offer', 0, []],
    ];
    expect(await desk.board(`/api/admin/jobs/${jobId}/board`)).toEqual(expected);
    expect(await desk.board('/api/admin/board')).toEqual(expected);
    expect((await desk.board('/api/admin/board?limit=1'))[1]).toEqual(['review', 2, [first]]);
    expect((await desk.board('/api/admin/board?q=seeker2'))[1]).toEqual(['review', 1, [third]]);
    const listed = async (query: string) =>
      ((await admin.get(`${DESK}?${query}`).expect(200)).body as { _id: string }[]).map(({ _id }) => _id);
    expect(await listed('stage=review')).toEqual([third, first]);
    expect(await listed('stage=review&sort=waiting&kind=job')).toEqual([first, third]);
    expect(await listed('stage=review&status=rejected')).toEqual([]);
    expect(await listed('stage=company-review')).toEqual([]);
    await admin.get(`${DESK}?stage=lunch`).expect(400);
    for (const query of ['limit=0', 'limit=251', 'limit=x'])
      await admin.get(`/api/admin/board?${query}`).expect(400);
  });

  it('a card has a name, a headline, files and since when it stands there', async () => {
    const { seekers, ids } = await desk.applied(1);
    await seekers[0].put(`/private/api/update-profile/${seekers[0].id}`, {
      skills: ['ABAP', 'RAP', 'CDS', 'HANA'],
    });
    const headline = async () => (await admin.get('/api/admin/board')).body.columns[0].cards[0].headline;
    expect(await headline()).toBe('abap, rap, cds');
    await seekers[0].put(`/private/api/update-profile/${seekers[0].id}`, {
      experience: [{ company: 'Spree', role: 'Lead developer', from: '2011', to: '' }],
    });
    const { body } = await admin.get('/api/admin/board').expect(200);
    expect(body.columns[0].cards[0]).toMatchObject({
      _id: ids[0],
      headline: 'Lead developer',
      applicant: { name: 'Jana Seeker0' },
      stage: 'new',
      stageSince: expect.any(String) as string,
      files: expect.any(Object) as object,
    });
  });
});

describe('an application to a company’s project', () => {
  async function atACompany() {
    const owner = await signIn(app, 'B2B', { company_name: 'Havelblick GmbH' });
    const freelancer = await signIn(app, 'Freelancer', { first_name: 'Nora', last_name: 'Lindt' });
    const projectId = await desk.place.project(owner, 'EWM rollout');
    const id = await desk.place.applyForProject(freelancer, projectId);
    return { owner, projectId, id, path: `/private/api/projects/${projectId}` };
  }

  it('is moved by the company in the delivered stages, whatever those of the firm are', async () => {
    const { owner, projectId, id, path } = await atACompany();
    await admin.put(STAGES, { stages: [{ name: { en: 'All', de: 'Alle' } }] }).expect(200);
    const step = { stage: 'company-interview', from: 'company-new' };
    await owner.patch(`${path}/applicants/${id}/stage`, step).expect(200);
    await owner.patch(`${path}/applicants/${id}/stage`, step).expect(409);
    await owner.patch(`${path}/applicants/${id}/stage`, { ...step, stage: 'new' }).expect(400);
    const expected = [
      ['company-new', 0, []],
      ['company-review', 0, []],
      ['company-interview', 1, [id]],
      ['company-offer', 0, []],
    ];
    expect(await desk.board(`${path}/board`, owner)).toEqual(expected);
    expect(await desk.board(`/api/admin/projects/${projectId}/board`)).toEqual(expected);
    expect((await desk.board('/api/admin/board')).flatMap(([, total]) => total)).toEqual([0]);
    const listed = async (stage: string) => (await owner.get(`${path}/applicants?stage=${stage}`)).body;
    expect(await listed('company-interview')).toMatchObject([{ _id: id, stage: 'company-interview' }]);
    expect(await listed('company-new')).toEqual([]);
    await owner.get(`${path}/applicants?stage=new`).expect(400);
  });

  it('is not moved by administrators, who see where it stands, nor by another company', async () => {
    const { owner, id, path } = await atACompany();
    const step = { stage: 'company-review', from: 'company-new' };
    const refused = await admin.patch(`${DESK}/${id}/stage`, step).expect(403);
    expect(refused.body.code).toBe('stage.moved-by-company');
    const stranger = await signIn(app, 'B2B', { company_name: 'Spree AG' });
    await stranger.patch(`${path}/applicants/${id}/stage`, step).expect(403);
    await stranger.get(`${path}/board`).expect(403);
    await owner.patch(`${path}/applicants/${id}/stage`, step).expect(200);
    expect((await admin.get(`${DESK}?stage=company-review`)).body).toMatchObject([
      { _id: id, stage: 'company-review' },
    ]);
  });
});
