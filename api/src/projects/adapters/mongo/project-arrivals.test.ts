import { engines, openTestDatabase, type TestDatabase } from '../../../../../test/support/app/database.ts';
import {
  FORMER_VERSION_MODEL,
  formerVersionSchema,
  type FormerVersionDocument,
} from '../../../platform/search/arrivals/former-version.schema.ts';
import { newId } from '../../../shared/id.ts';
import type { ProjectTerms } from '../../application/projects.ports.ts';
import { aProject } from '../../domain/project.fixture.ts';
import type { Project } from '../../domain/project.ts';
import { MongoProjectRepository } from './mongo-project.repository.ts';
import { PROJECT_MODEL, projectSchema } from './project.schema.ts';

const UNDATED = { closes_at: null, closesAt: null } as const;

describe.each(engines())('projects that came into a search on %s', (engine) => {
  let db: TestDatabase;
  let projects: MongoProjectRepository;
  let formers: Awaited<ReturnType<typeof db.model<FormerVersionDocument>>>;
  beforeAll(async () => {
    db = await openTestDatabase(engine);
    projects = new MongoProjectRepository(await db.model(PROJECT_MODEL, projectSchema));
    formers = await db.model(FORMER_VERSION_MODEL, formerVersionSchema);
  });
  afterEach(() => db.clear());
  afterAll(() => db.close());

  /** Minutes of the morning. */
  const at = (minute: number): Date => new Date(Date.UTC(2026, 2, 2, 9, minute));
  const EWM: ProjectTerms = { q: 'ewm' };
  const add = async (title: string, minute: number, more: Partial<Project> = {}) => {
    const project = aProject({ title, createdAt: at(minute), changedAt: at(minute), ...more });
    await projects.add(project);
    return project;
  };
  const edit = async (project: Project, minute: number, change: Partial<Project>) => {
    const edited = { ...project, ...change, changedAt: at(minute) };
    await db.unitOfWork.run(async () => void (await projects.replace(edited, project.b2bId)));
    return edited;
  };
  const titles = new Map<string, string>();
  const since = async (minute: number, terms = EWM, more: { except?: string; most?: number } = {}) => {
    const found = await projects.arrivals(terms, { since: at(minute), most: 10, ...more });
    for (const { id, title } of await projects.findMany(found.map(({ id }) => id))) titles.set(id, title);
    return found.map(({ id }) => titles.get(id));
  };

  it('are those that opened, last first, as many as wanted, none of one company', async () => {
    const b2bId = newId();
    await add('EWM before', 1);
    await add('EWM one', 5);
    await add('Basis', 6);
    await add('EWM of a company', 7, { b2bId });
    await add('EWM draft', 8, { state: 'draft' });
    await add('EWM hidden', 8, { hidden: true, b2bId });
    expect(await since(1)).toEqual(['EWM of a company', 'EWM one']);
    expect(await since(1, EWM, { except: b2bId })).toEqual(['EWM one']);
    expect(await since(1, EWM, { most: 1 })).toEqual(['EWM of a company']);
    expect(await since(0, {})).toHaveLength(4);
    const [first] = await projects.arrivals(EWM, { since: at(1), most: 10, except: b2bId });
    expect(first).toMatchObject({ openedAt: at(5), arrivedAt: at(5) });
  });

  it('and those that an edit brought in, but none that the search had found before', async () => {
    const basis = await add('Basis', 1);
    const ewm = await add('EWM', 1);
    const draft = await add('Basis draft', 1, { state: 'draft' });
    await edit(basis, 5, { title: 'EWM and Basis' });
    await edit(ewm, 6, { title: 'EWM in Bonn' });
    await edit(draft, 6, { title: 'EWM draft' });
    expect(await since(2)).toEqual(['EWM and Basis']);
    expect(await since(5)).toEqual([]);
    // The same for another field that is filtered by.
    await edit(ewm, 7, { location: 'Bonn' });
    expect(await since(6, { location: 'Bonn' })).toEqual(['EWM']);
    expect(await since(6, EWM)).toEqual([]);
    // A description is not searched: nothing arrives, and no version is kept.
    const kept = await formers.countDocuments();
    await edit(ewm, 8, { location: 'Bonn', description: 'Other words' });
    expect([await since(7, {}), await formers.countDocuments()]).toEqual([[], kept]);
  });

  it('compares with what was there before the first of several edits', async () => {
    const ewm = await add('EWM', 1);
    await edit(await edit(ewm, 5, { title: 'Basis' }), 7, { title: 'EWM again' });
    expect(await since(2)).toEqual([]);
    // Who looked in between saw that it was gone.
    expect(await since(6)).toEqual(['EWM again']);
    const basis = await add('Basis', 1);
    await edit(await edit(basis, 8, { title: 'EWM 1' }), 9, { title: 'EWM 2' });
    expect(await since(7)).toEqual(['EWM 2']);
    expect(await since(8)).toEqual([]);
  });

  it('and those that open again, are shown again, or are released', async () => {
    const b2bId = newId();
    const { id } = await add('EWM', 1);
    await projects.step(id, 'open', { ...UNDATED, state: 'paused', changedAt: at(2) });
    expect(await since(0)).toEqual([]);
    await projects.step(id, 'paused', { ...UNDATED, state: 'open', hidden: false, changedAt: at(3) });
    expect(await since(2)).toEqual(['EWM']);
    await add('EWM shown', 1, { b2bId });
    const held = await add('EWM held', 1, { b2bId, hidden: true, held: true });
    await projects.setHidden(b2bId, true, at(4));
    await projects.setHidden(b2bId, false, at(5));
    expect(await since(3)).toEqual(['EWM shown']);
    // Nothing was hidden: nothing is shown again.
    await projects.setHidden(b2bId, false, at(6));
    expect(await since(5)).toEqual([]);
    await projects.release(held.id, { hidden: false, changedAt: at(7) });
    expect(await since(5)).toEqual(['EWM held']);
    await projects.closeDue(held.id, at(8));
    await projects.step(held.id, 'open', { ...UNDATED, state: 'closed', changedAt: at(8) });
    expect(await since(5)).toEqual([]);
  });

  it('keep the latest 50 former versions of an entry, and none of one that is paused, opened or closed', async () => {
    const edited = await add('EWM 0', 1);
    for (let minute = 2; minute <= 53; minute++) await edit(edited, minute, { title: `EWM ${minute}` });
    expect(await formers.countDocuments()).toBe(50);
    const [oldest] = await formers.find().sort({ at: 1 }).limit(1).lean();
    expect(oldest?.at).toEqual(at(4));
    await projects.step(edited.id, 'open', { ...UNDATED, state: 'paused', changedAt: at(54) });
    expect(await formers.countDocuments()).toBe(0);
    await edit({ ...edited, state: 'paused' }, 55, { title: 'EWM, paused' });
    await projects.step(edited.id, 'paused', { ...UNDATED, state: 'open', hidden: false, changedAt: at(56) });
    expect([await formers.countDocuments(), await since(55)]).toEqual([0, ['EWM, paused']]);
    const due = await add('EWM due', 1, { closes_at: '2026-03-01', closesAt: at(2) });
    await edit(due, 2, { title: 'EWM, due' });
    await projects.closeDue(due.id, at(3));
    expect(await formers.countDocuments()).toBe(0);
  });

  it('leave nothing of their former versions when they are removed', async () => {
    const b2bId = newId();
    for (const title of ['EWM', 'Basis', 'ABAP'])
      await edit(await add(title, 1, { b2bId }), 2, { title: `${title} new` });
    const other = await edit(await add('Other', 1), 2, { title: 'Other new' });
    expect(await formers.countDocuments()).toBe(4);
    const [first] = await projects.findAllOf(b2bId);
    await projects.remove(first!.id, b2bId);
    expect(await formers.countDocuments()).toBe(3);
    await projects.removeAllOf(b2bId);
    expect((await formers.find()).map(({ targetId }) => targetId.toHexString())).toEqual([other.id]);
  });
});
