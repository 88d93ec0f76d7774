import type { Model } from 'mongoose';
import { engines, openTestDatabase, type TestDatabase } from '../../../../../test/support/app/database.ts';
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
    const open = await add({ title: 'Rollout', contract_type });
    const others = [
      await add({ contract_type, state: 'paused' }),
      await add({ contract_type, b2bId: newId() }),
      await add({ contract_type: 'freelance' }),
    ];
    expect(await projects.firmsTemporary()).toEqual([open.id]);
    for (const other of others) expect(await projects.endTemporary(other.id)).toBeNull();
    const ended = { ...open, contract_type: null };
    expect([await projects.endTemporary(open.id), await projects.find(open.id)]).toEqual([ended, ended]);
    expect(await projects.endTemporary(open.id)).toBeNull();
    const { items } = await projects.page({ q: 'temporary-emp' }, { page: 1, limit: 100 });
    expect(items.map(({ id }) => id)).not.toContain(open.id);
  });

  it('is none where an earlier version wrote it', async () => {
    const { id } = await add();
    await model.updateOne({ _id: id }, { $set: { employment_type: 'temporary' } });
    expect(await projects.find(id)).toMatchObject({ employment_type: null });
  });
});
