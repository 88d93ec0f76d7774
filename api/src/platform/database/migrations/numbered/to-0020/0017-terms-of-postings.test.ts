import {
  engines,
  openTestDatabase,
  type TestDatabase,
} from '../../../../../../../test/support/app/database.ts';
import { JOB_MODEL, jobSchema } from '../../../../../jobs/adapters/mongo/job.schema.ts';
import { PROJECT_MODEL, projectSchema } from '../../../../../projects/adapters/mongo/project.schema.ts';
import { contractTypes, remoteWorkplaces } from './0017-terms-of-postings.ts';

describe.each(engines())('the terms of postings on %s', (engine) => {
  let db: TestDatabase;

  beforeAll(async () => {
    db = await openTestDatabase(engine);
    await db.model(JOB_MODEL, jobSchema);
    await db.model(PROJECT_MODEL, projectSchema);
  });
  afterEach(() => db.clear());
  afterAll(() => db.close());

  const jobs = () => db.connection.collection('jobs');
  const projects = () => db.connection.collection('projects');
  const migrate = async ({ run }: typeof contractTypes, auegPermit: string | null = null) => {
    for (let times = 0; times < 2; times++)
      await run(db.connection.db!, db.connection, { oidcIssuer: '', auegPermit });
  };
  /** Returns the projects' owners, terms and search texts, by title. */
  const stored = async () =>
    (await projects().find().sort({ title: 1 }).toArray()).map((each) => [
      each['employment_type'],
      each['contract_type'],
      each['search'],
    ]);

  it.each([
    ['Agentur für Arbeit Düsseldorf', 'temporary-employment', 'B Ulm temporary-employment onsite'],
    [null, null, 'B Ulm onsite'],
  ])('with the permit %j', async (permit, type, search) => {
    const temporary = { employment_type: 'temporary', workplace: 'onsite', search: 'temporary' };
    await projects().insertMany([
      { title: 'A', ofCompany: true, ...temporary },
      { title: 'B', ofCompany: false, location: 'Ulm', ...temporary },
      { title: 'C', ofCompany: false, employment_type: 'part-time', search: 'as it was' },
    ]);
    await migrate(contractTypes, permit);
    expect(await stored()).toEqual([
      [null, null, 'A onsite'],
      [null, type, search],
      ['part-time', undefined, 'as it was'],
    ]);
    const { words } = (await projects().findOne({ title: 'A' })) as unknown as {
      words: { search: string[] };
    };
    expect(words.search.join()).not.toContain('tem');
  });

  it('have the workplace that the place says alone, unless one is stated', async () => {
    const places = [' Remote', 'home office', 'Remote or Berlin', ''];
    for (const postings of [jobs(), projects()]) {
      await postings.insertMany(places.map((location) => ({ title: 'T', location, search: 'T' })));
      await postings.insertOne({ title: 'T', location: 'Remote', workplace: 'hybrid', search: 'T' });
    }
    await migrate(remoteWorkplaces);
    for (const postings of [jobs(), projects()]) {
      const found = await postings.find().sort({ _id: 1 }).toArray();
      expect(found.map(({ workplace = null, search }) => [workplace, search])).toEqual([
        ['remote', 'T  Remote remote'],
        ['remote', 'T home office remote'],
        [null, 'T'],
        [null, 'T'],
        ['hybrid', 'T'],
      ]);
    }
  });
});
