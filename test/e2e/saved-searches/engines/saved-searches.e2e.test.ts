import { startApp, type TestApp } from '../../../support/app/app.ts';
import { itOnce } from '../../../support/app/database.ts';
import { signIn, signInAdmin, type SignedIn } from '../../../support/people/people.ts';
import { Placements } from '../../../support/people/placement.ts';
import { saveSearch, searchesOf } from '../../../support/people/searches.ts';
import { aJob } from '../../../../api/src/jobs/domain/job.fixture.ts';

const MINE = '/private/api/saved-searches';
const OF_ADMINISTRATORS = '/api/admin/saved-searches';

describe('saved searches', () => {
  let app: TestApp;
  let admin: SignedIn;
  let place: Placements;
  beforeAll(async () => {
    app = await startApp();
    admin = await signInAdmin(app);
    place = new Placements(app, admin);
  });
  afterAll(() => app.close());
  beforeEach(() => app.clock.advance(60_000));

  const later = () => app.clock.advance(1000);
  const aSearch = (search: object = {}) => ({ kind: 'job', query: 'q=ewm', name: 'EWM', ...search });
  const newOf = async (owner: SignedIn, path: string, id: string) => {
    const { body } = await owner.get(`${path}?savedSearch=${id}`).expect(200);
    return (body as { _id: string }[]).map(({ _id }) => _id);
  };

  it('are of the lists of one’s role', async () => {
    const allowed = {
      JobSeeker: ['job'],
      Freelancer: ['project'],
      B2B: ['project', 'consultant'],
    } as const;
    for (const role of ['JobSeeker', 'Freelancer', 'B2B'] as const) {
      const person = await signIn(app, role);
      for (const kind of ['job', 'project', 'consultant', 'person', 'freelancer']) {
        const isAllowed = (allowed[role] as readonly string[]).includes(kind);
        const { status, body } = await person.post(MINE, aSearch({ kind }));
        expect([role, kind, status]).toEqual([role, kind, isAllowed ? 201 : 403]);
        if (!isAllowed) expect(body.code).toBe('saved-search.kind-not-yours');
      }
    }
    for (const kind of ['person', 'freelancer'])
      await admin.post(OF_ADMINISTRATORS, aSearch({ kind })).expect(201);
    await admin.post(OF_ADMINISTRATORS, aSearch({ kind: 'job' })).expect(403);
    const mailed = await admin
      .post(OF_ADMINISTRATORS, aSearch({ kind: 'person', cadence: 'daily' }))
      .expect(400);
    expect(mailed.body.errors[0].field).toBe('cadence');
  });

  itOnce('refuse a query that the list refuses, and a part of a list', async () => {
    const person = await signIn(app, 'JobSeeker');
    const refused = [
      'page=2',
      'limit=5',
      'sort=name',
      'savedSearch=1',
      'q=a&q=b',
      'state=draft',
      'colour=red',
    ];
    for (const query of [...refused, 'pay_from=10', 'workplace=moon', `q=${'x'.repeat(201)}`])
      expect([query, (await person.post(MINE, aSearch({ query }))).status]).toEqual([query, 400]);
    for (const name of ['', '  ', 'x'.repeat(101)])
      expect((await person.post(MINE, aSearch({ name }))).status).toBe(400);
    expect(await searchesOf(person)).toEqual([]);
    const { query } = await saveSearch(person, { query: 'workplace=remote&q=ewm&location=' });
    expect(query).toBe('q=ewm&workplace=remote');
    const unclean = await saveSearch(person, { query: 'location=Ko%CC%88ln%E2%80%8B&q=%20ewm%C2%A0' });
    expect(unclean.query).toBe('location=K%C3%B6ln&q=ewm');
  });

  it('are ten at most, of many that are saved at the same time, too', async () => {
    const person = await signIn(app, 'JobSeeker');
    const answers = await Promise.all(Array.from({ length: 16 }, () => person.post(MINE, aSearch())));
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(6);
    const [first] = await searchesOf(person);
    await person.delete(`${MINE}/${first?._id}`).expect(200);
    await saveSearch(person);
    expect((await person.post(MINE, aSearch())).body.code).toBe('saved-search.too-many');
  });

  itOnce('are their owner’s alone', async () => {
    const [owner, other] = [await signIn(app, 'JobSeeker'), await signIn(app, 'JobSeeker')];
    const { _id } = await saveSearch(owner);
    const path = `${MINE}/${_id}`;
    for (const call of [other.patch(path, { name: 'x' }), other.delete(path), other.post(`${path}/seen`)])
      expect((await call).status).toBe(404);
    await other.get(`/public/api/v0/jobs?savedSearch=${_id}`).expect(404);
    await app.request.get(`/public/api/v0/jobs?savedSearch=${_id}`).expect(401);
    await owner.get(`/private/api/projects/all?savedSearch=${_id}`).expect(404);
    await owner.get(`/public/api/v0/jobs?savedSearch=nonsense`).expect(400);
    expect((await searchesOf(owner))[0]?.name).toBe('Search');
    expect(await searchesOf(other)).toEqual([]);
  });

  it('count and show what came in since their owner looked: opened, opened again, edited into it', async () => {
    const before = await place.job('EWM in Kiel');
    const edited = await place.job('Basis in Kiel');
    later();
    const person = await signIn(app, 'JobSeeker');
    const { _id } = await saveSearch(person, { query: 'q=ewm' });
    later();
    const draft = await admin.post('/api/admin/createJob', { ...aJob({ title: 'EWM' }), state: 'draft' });
    const typo = { ...aJob({ title: 'EWM in Kiel' }), description: 'Other words' };
    await admin.put(`/api/admin/jobs/${before}`, typo).expect(200);
    expect((await searchesOf(person))[0]?.newCount).toBe(0);
    await admin.put(`/api/admin/jobs/${before}`, aJob({ title: 'EWM in Bonn' })).expect(200);
    expect((await searchesOf(person))[0]?.newCount).toBe(0);

    const opened = await place.job('SAP EWM');
    await admin.put(`/api/admin/jobs/${edited}`, aJob({ title: 'EWM and Basis' })).expect(200);
    await place.job('ABAP');
    const jobs = '/public/api/v0/jobs';
    expect((await newOf(person, jobs, _id)).toSorted()).toEqual([opened, edited].toSorted());
    expect((await searchesOf(person))[0]?.newCount).toBe(2);

    later();
    const { body } = await person.post(`${MINE}/${_id}/seen`).expect(200);
    expect(body.search.newCount).toBe(0);
    expect(await newOf(person, jobs, _id)).toEqual([]);
    later();
    await admin.patch(`/api/admin/jobs/${draft.body.job._id}/state`, { state: 'open' }).expect(200);
    await admin.patch(`/api/admin/jobs/${opened}/state`, { state: 'paused' }).expect(200);
    await admin.patch(`/api/admin/jobs/${before}/state`, { state: 'closed' }).expect(200);
    await admin.patch(`/api/admin/jobs/${before}/state`, { state: 'open' }).expect(200);
    expect((await newOf(person, jobs, _id)).toSorted()).toEqual([draft.body.job._id, before].toSorted());

    await place.giveCv(person);
    await place.applyForJob(person, before);
    expect(await newOf(person, jobs, _id)).toEqual([draft.body.job._id]);
  });

  it('show companies others’ projects, and consultants that were edited into the result', async () => {
    const company = await signIn(app, 'B2B');
    const ofProjects = await saveSearch(company, { kind: 'project', query: '' });
    const consultant = await place.consultant();
    later();
    const ofConsultants = await saveSearch(company, { kind: 'consultant', query: 'q=EWM' });
    later();
    await place.project(company);
    const others = await place.project(await signIn(app, 'B2B'));
    expect(await newOf(company, '/private/api/projects/all', ofProjects._id)).toEqual([others]);
    await admin.put(`/api/admin/consultants/${consultant}`, { name: 'Miriam', skills: 'EWM' }).expect(200);
    expect(await newOf(company, '/private/api/consultants', ofConsultants._id)).toEqual([consultant]);
    later();
    await company.post(`${MINE}/${ofConsultants._id}/seen`).expect(200);
    later();
    await admin.put(`/api/admin/consultants/${consultant}`, { name: 'Miriam S.', skills: 'EWM' }).expect(200);
    expect(await newOf(company, '/private/api/consultants', ofConsultants._id)).toEqual([]);
  });

  it('tell administrators of people who registered, or learned', async () => {
    const early = await signIn(app, 'Freelancer');
    later();
    const search = await saveSearch(admin, { kind: 'freelancer', query: 'skill=fiori' });
    const ofPeople = await saveSearch(admin, { kind: 'person', query: 'role=B2B' });
    later();
    await early.put(`/private/api/update-profile/${early.id}`, { skills: 'SAP Fiori' }).expect(200);
    const company = await signIn(app, 'B2B');
    expect(await newOf(admin, '/api/admin/freelancers', search._id)).toEqual([early.id]);
    expect(await newOf(admin, '/api/admin/people', ofPeople._id)).toEqual([company.id]);
    await early.delete('/private/api/me').expect(200);
    expect(await newOf(admin, '/api/admin/freelancers', search._id)).toEqual([]);
    expect(await app.connection.db?.collection('formerVersions').countDocuments({ content: /fiori/i })).toBe(
      0,
    );
  });

  it('begin anew with another query or cadence, pause with another role, and go with the account', async () => {
    const person = await signIn(app, 'Freelancer');
    const { _id } = await saveSearch(person, { kind: 'project', query: 'q=ewm' });
    later();
    await place.project(undefined, 'EWM roll-out');
    expect((await searchesOf(person))[0]?.newCount).toBe(1);
    later();
    const renamed = await person.patch(`${MINE}/${_id}`, { name: 'Mine' }).expect(200);
    expect(renamed.body.search).toMatchObject({ name: 'Mine', newCount: 1 });
    const other = await person.patch(`${MINE}/${_id}`, { query: 'q=roll', cadence: 'weekly' }).expect(200);
    expect(other.body.search).toMatchObject({
      query: 'q=roll',
      cadence: 'weekly',
      newCount: 0,
      paused: null,
    });
    await person.patch(`${MINE}/${_id}`, { query: 'page=1' }).expect(400);

    await person.put(`/private/api/update-profile/${person.id}`, { role: 'JobSeeker' }).expect(200);
    expect((await searchesOf(person))[0]?.paused).toBe('role');
    await person.put(`/private/api/update-profile/${person.id}`, { role: 'Freelancer' }).expect(200);
    expect((await searchesOf(person))[0]?.paused).toBeNull();

    await person.delete('/private/api/me').expect(200);
    const left = app.connection.db?.collection('savedSearches').countDocuments({ name: 'Mine' });
    expect(await left).toBe(0);
  });
});
