import type { Model } from 'mongoose';
import { engines, openTestDatabase, type TestDatabase } from '../../../../../test/support/app/database.ts';
import type { ProjectFilter } from '../../application/projects.ports.ts';
import { newId } from '../../../shared/id.ts';
import { aProject } from '../../domain/project.fixture.ts';
import type { Project } from '../../domain/project.ts';
import { MongoProjectRepository } from './mongo-project.repository.ts';
import { PROJECT_MODEL, projectSchema, type ProjectDocument } from './project.schema.ts';

describe.each(engines())('temporary employment in projects on %s', (engine) => {
  let db: TestDatabase;
  let model: Model<ProjectDocument>;
  let projects: MongoProjectRepository;

  beforeAll(async () => {
    db = await openTestDatabase(engine);
    model = await db.model(PROJECT_MODEL, projectSchema);
    projects = new MongoProjectRepository(model);
  });
  afterEach(() => db.clear());
  afterAll(() => db.close());

  async function add(changes: Partial<Project> = {}): Promise<Project> {
    const project = aProject(changes);
    await projects.add(project);
    return project;
  }

  it('ends in the firm’s open ones alone, once in each', async () => {
    const contract_type = 'temporary-employment';
    const now = new Date('2027-01-04T09:00:00Z');
    const open = await add({ title: 'Rollout', contract_type });
    const others = [
      await add({ contract_type, state: 'paused' }),
      await add({ contract_type, b2bId: newId() }),
      await add({ contract_type: 'freelance' }),
    ];
    expect(await projects.firmsTemporary()).toEqual([open.id]);
    for (const other of others) expect(await projects.endTemporary(other.id, now)).toBeNull();
    const ended = { ...open, contract_type: null, changedAt: now };
    expect([await projects.endTemporary(open.id, now), await projects.find(open.id)]).toMatchObject([
      ended,
      ended,
    ]);
    expect(await projects.endTemporary(open.id, now)).toBeNull();
    const { items } = await projects.page({ q: 'temporary-emp' }, { page: 1, limit: 100 });
    expect(items.map(({ id }) => id)).not.toContain(open.id);
  });

  it('is, like other terms, what lists are filtered by', async () => {
    const on = (day: string) => new Date(`${day}T00:00:00Z`);
    await add({
      ...{ title: 'A', contract_type: 'freelance', start_date: on('2026-12-31'), location: 'Berlin' },
      ...{ workplace: 'remote', salary_to: 900, salary_period: 'day' },
    });
    await add({ title: 'B', contract_type: 'temporary-employment', start_date: on('2027-01-01') });
    await add({ title: 'C', start_date: null, location: 'Berlin (Mitte)' });
    const titles = async (filter: ProjectFilter) =>
      (await projects.page(filter, { page: 1, limit: 100 })).items.map(({ title }) => title).sort();
    expect(await titles({ contract_type: 'temporary-employment' })).toEqual(['B']);
    expect(await titles({ workplace: 'remote', pay: { from: 900, period: 'day' } })).toEqual(['A']);
    expect(await titles({ pay: { from: 901, period: 'day' } })).toEqual([]);
    expect(await titles({ startUntil: on('2027-01-01') })).toEqual(['A', 'B']);
    expect(await titles({ startUntil: on('2026-12-31') })).toEqual(['A']);
    expect(await titles({ startUntil: on('2026-12-30') })).toEqual([]);
    expect(await titles({ location: 'Berlin' })).toEqual(['A']);
    // As visitors ask.
    const visible = true as const;
    expect(await titles({ visible, q: 'a', workplace: 'remote' })).toEqual(['A']);
    expect(await titles({ visible, q: 'a', pay: { from: 1, period: 'day' } })).toEqual(['A']);
    expect(await titles({ visible, q: 'a', location: 'Berlin' })).toEqual(['A']);
    expect(await titles({ visible, q: 'a', location: 'Berlin', category: 'None' })).toEqual([]);
    expect(await titles({ visible, skill: 'FI' })).toEqual([]);
    expect(await projects.distinct('location')).toEqual(expect.arrayContaining(['Berlin', 'Berlin (Mitte)']));
  });

  it('is none where an earlier version wrote it', async () => {
    const { id } = await add();
    await model.collection.updateOne({}, { $set: { employment_type: 'temporary' } });
    expect(await projects.find(id)).toMatchObject({ employment_type: null });
  });
});
