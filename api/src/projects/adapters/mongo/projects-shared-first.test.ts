import { skillsNamed } from '@consulting/contracts/vocabulary';
import { engines, openTestDatabase, type TestDatabase } from '../../../../../test/support/app/database.ts';
import { MOST_CANDIDATES } from '../../../platform/search/shared-first/shared-first.ts';
import { aProject } from '../../domain/project.fixture.ts';
import type { Project } from '../../domain/project.ts';
import { MongoProjectRepository } from './mongo-project.repository.ts';
import { PROJECT_MODEL, projectSchema } from './project.schema.ts';

const VISIBLE = { visible: true } as const;
const ALL = { page: 1, limit: 200 };
const READER = skillsNamed({ skills: ['abap', 'rap', 'cds', 'hana'] });

describe.each(engines())('the order of projects by what a reader shares, on %s', (engine) => {
  let db: TestDatabase;
  let projects: MongoProjectRepository;
  let minute = 0;

  beforeAll(async () => {
    db = await openTestDatabase(engine);
    projects = new MongoProjectRepository(await db.model(PROJECT_MODEL, projectSchema));
  });
  afterEach(() => db.clear());
  afterAll(() => db.close());

  async function add(title: string, technologies: string[], changes: Partial<Project> = {}): Promise<void> {
    const createdAt = new Date(Date.UTC(2026, 2, 1, 0, minute++));
    await projects.add(aProject({ title, technologies, category: [], createdAt, ...changes }));
  }
  const titles = async (request = ALL, filter: object = VISIBLE, reader = READER) =>
    (await projects.page(filter, request, reader)).items.map(({ title }) => title);

  async function addSeven() {
    await add('three', ['ABAP', 'RAP', 'SAP HANA']);
    await add('one, older', ['Java'], { category: ['ABAP'] });
    await add('nothing, older', ['Java']);
    await add('two', ['ABAP', 'CDS Views', 'Kotlin']);
    await add('one', ['ABAP', 'Java']);
    await add('hidden', ['ABAP', 'RAP', 'CDS', 'HANA'], { hidden: true });
    await add('nothing', ['Excel']);
  }
  const ORDER = ['three', 'two', 'one', 'one, older', 'nothing', 'nothing, older'];

  it('is by how many skills are shared, then newest first, with all others behind', async () => {
    await addSeven();
    expect(await titles()).toEqual(ORDER);
    expect((await projects.page(VISIBLE, { page: 2, limit: 4 }, READER)).total).toBe(6);
  });

  it('is the same on pages of any size', async () => {
    await addSeven();
    for (const limit of [1, 2, 3, 4, 5]) {
      const pages: string[] = [];
      for (let page = 1; page <= 7; page++) pages.push(...(await titles({ page, limit })));
      expect(pages).toEqual(ORDER);
    }
  });

  it('is newest first for somebody who names nothing, and holds within a search', async () => {
    await addSeven();
    const newest = ['nothing', 'one', 'two', 'nothing, older', 'one, older', 'three'];
    expect(await titles(ALL, VISIBLE, skillsNamed({ skills: ['cobbler'] }))).toEqual(newest);
    expect(await titles(ALL, { ...VISIBLE, q: 'older' })).toEqual(['one, older', 'nothing, older']);
  });

  it('finds an old entry that shares much, however many newer ones share only a broader skill', async () => {
    await add('old', ['ABAP', 'RAP']);
    for (let i = 0; i < MOST_CANDIDATES + 5; i++) await add(`SAP ${i}`, ['SAP']);
    expect((await titles({ page: 1, limit: 3 }))[0]).toBe('old');
    const all: string[] = [];
    for (let page = 1; page <= 4; page++) all.push(...(await titles({ page, limit: 150 })));
    expect(new Set(all).size).toBe(MOST_CANDIDATES + 6);
    expect(all).toHaveLength(MOST_CANDIDATES + 6);
  });
});
