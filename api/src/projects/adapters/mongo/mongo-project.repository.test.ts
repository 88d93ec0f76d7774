import type { Model } from 'mongoose';
import { engines, openTestDatabase, type TestDatabase } from '../../../../../test/support/app/database.ts';
import { newId } from '../../../shared/id.ts';
import type { ProjectFilter } from '../../application/projects.ports.ts';
import { aProject } from '../../domain/project.fixture.ts';
import type { Project } from '../../domain/project.ts';
import { MongoProjectRepository } from './mongo-project.repository.ts';
import { PROJECT_MODEL, projectSchema, type ProjectDocument } from './project.schema.ts';

const ALL = { page: 1, limit: 100 };

describe.each(engines())('projects on %s', (engine) => {
  let db: TestDatabase;
  let model: Model<ProjectDocument>;
  let projects: MongoProjectRepository;
  let day = 1;

  beforeAll(async () => {
    db = await openTestDatabase(engine);
    model = await db.model(PROJECT_MODEL, projectSchema);
    projects = new MongoProjectRepository(model);
  });
  afterEach(() => db.clear());
  afterAll(() => db.close());

  async function add(changes: Partial<Project> = {}): Promise<Project> {
    const project = aProject({ createdAt: new Date(Date.UTC(2026, 2, day++)), ...changes });
    await projects.add(project);
    return project;
  }

  const titles = async (filter: ProjectFilter) =>
    (await projects.page(filter, ALL)).items.map(({ title }) => title);

  it('keeps what it is given, an open start too', async () => {
    const project = await add({ b2bId: newId(), start_date: null });
    expect(await projects.find(project.id)).toEqual({ ...project, updatedAt: expect.any(Date) });
    expect(await projects.find(newId())).toBeNull();
  });

  it('pages newest first and counts the whole list', async () => {
    for (const title of ['a', 'b', 'c']) await add({ title });
    const page = await projects.page({}, { page: 2, limit: 2 });
    expect(page.items.map(({ title }) => title)).toEqual(['a']);
    expect(page.total).toBe(3);
    expect((await projects.page({}, { page: 9, limit: 2 })).items).toEqual([]);
  });

  it('narrows to what everybody sees, to a company, to nobody’s and to a category', async () => {
    const company = newId();
    await add({ title: 'free' });
    await add({ title: 'owned', b2bId: company, category: ['Operations', 'Cloud'] });
    await add({ title: 'hidden', b2bId: company, hidden: true });
    await add({ title: 'paused', b2bId: company, state: 'paused' });
    expect(await titles({ visible: true })).toEqual(['owned', 'free']);
    expect(await titles({ b2bId: company })).toEqual(['paused', 'hidden', 'owned']);
    expect(await titles({ b2bId: company, state: 'paused' })).toEqual(['paused']);
    expect(await projects.countOf(company, ['open'])).toBe(2);
    expect(await titles({ state: 'closed' })).toEqual([]);
    expect(await titles({ ofCompany: false })).toEqual(['free']);
    expect(await titles({ ofCompany: false, state: 'open' })).toEqual(['free']);
    expect(await titles({ ofCompany: true, state: 'open' })).toEqual(['hidden', 'owned']);
    expect(await titles({ category: 'Cloud' })).toEqual(['owned']);
    expect(await titles({ category: 'cloud' })).toEqual(['owned']);
    expect(await titles({ category: 'Cloud', visible: true })).toEqual(['owned']);
  });

  it('gives a part of what everybody sees in batches, newest first', async () => {
    const ids: string[] = [];
    for (let n = 0; n < 65; n++) ids.unshift((await add({ hidden: n === 0 })).id);
    const batches: Project[][] = [];
    for await (const batch of projects.batches({ from: 2, most: 62 })) batches.push(batch);
    expect(batches.map((batch) => batch.map(({ id }) => id))).toEqual([ids.slice(2, 62), ids.slice(62, 64)]);
  });

  it('searches title and terms literally, ignoring case', async () => {
    const terms = { employment_type: 'part-time', workplace: 'remote' } as const;
    await add({ title: 'Basis', ...terms, location: 'Köln', duration: 'Six months', workload: 'Two days' });
    for (const q of ['PART-TIME', 'remote', 'köln', 'six m', 'two days'])
      expect(await titles({ q })).toEqual(['Basis']);
    await add({ title: 'Fiori (tablets)' });
    await add({ title: 'Fiori for the shop floor' });
    expect(await titles({ q: 'IORI (t' })).toEqual(['Fiori (tablets)']);
    expect(await titles({ q: '.*' })).toEqual([]);
    expect(await titles({ q: 'iori (T', visible: true })).toEqual(['Fiori (tablets)']);
    expect(await titles({ q: 'iori (T', visible: true, category: 'Cloud' })).toEqual([]);
  });

  it('finds those written in a language; what was stored without one is English', async () => {
    const b2bId = newId();
    await add({ title: 'English' });
    await add({ title: 'Deutsch', language: 'de', b2bId });
    const { id } = await add({ title: 'Old' });
    await model.updateOne({ _id: id }, { $unset: { language: 1 } });
    expect(await titles({ language: 'de' })).toEqual(['Deutsch']);
    expect(await titles({ language: 'en' })).toEqual(['Old', 'English']);
    expect(await titles({ language: 'de', visible: true })).toEqual(['Deutsch']);
    expect(await titles({ language: 'en', visible: true })).toEqual(['Old', 'English']);
    expect(await titles({ language: 'de', b2bId })).toEqual(['Deutsch']);
    expect(await titles({ language: 'en', b2bId })).toEqual([]);
    expect(await titles({})).toEqual(['Old', 'Deutsch', 'English']);
    expect(await projects.find(id)).toMatchObject({ language: 'en' });
  });

  it('finds any of the skills in technologies, categories or the title', async () => {
    await add({ title: 'One', technologies: ['S/4HANA', 'ABAP'], category: ['Migration'] });
    await add({ title: 'Two', technologies: ['Ansible'], category: ['Operations'] });
    await add({ title: 'Three about C++', technologies: [], category: [] });
    expect(await titles({ skill: 'abap' })).toEqual(['One']);
    expect(await titles({ skill: 'ANSI, migra' })).toEqual(['Two', 'One']);
    expect(await titles({ skill: 'c++' })).toEqual(['Three about C++']);
    expect(await titles({ skill: '|' })).toEqual([]);
    expect(await titles({ skill: 'operat', visible: true })).toEqual(['Two']);
    expect(await titles({ skill: '' })).toHaveLength(3);
  });

  it('lists each category of the visible projects once', async () => {
    await add({ category: ['Cloud', 'Basis'] });
    await add({ category: ['Cloud'] });
    await add({ category: ['Secret'], hidden: true });
    await add({ category: ['Over'], state: 'closed' });
    expect((await projects.distinct('category')).sort()).toEqual(['Basis', 'Cloud']);
  });

  it('writes what was edited, and only for the owner', async () => {
    const owner = newId();
    const project = await add({ b2bId: owner });
    const edited = { ...project, title: 'Renamed', start_date: null, workplace: 'remote' as const };
    expect(await projects.replace(edited, newId())).toBeNull();
    expect(await projects.replace(edited, null)).toBeNull();
    const changed = await projects.replace({ ...edited, hidden: true, b2bId: newId() }, owner);
    expect(changed).toMatchObject(edited);
    expect(await projects.find(project.id)).toMatchObject(edited);
    expect(await titles({ q: 'renamed remote' })).toEqual(['Renamed']);
    expect(await titles({ q: project.title })).toEqual([]);
  });

  it('takes a step from one state, once', async () => {
    const { id } = await add();
    const to = { state: 'paused', closes_at: null, closesAt: null } as const;
    const steps = await Promise.all(Array.from({ length: 10 }, () => projects.step(id, 'open', to)));
    expect(steps.filter((step) => step !== null)).toMatchObject([{ id, state: 'paused' }]);
  });

  it('closes what is past its last day, and nothing else', async () => {
    const [before, after] = [new Date('2026-11-20T22:59:59.999Z'), new Date('2026-11-20T23:00:00.000Z')];
    const last = { closes_at: '2026-11-20', closesAt: after };
    const [open, paused] = [await add(last), await add({ ...last, state: 'paused' })];
    const others = [await add()];
    for (const state of ['draft', 'closed'] as const) others.push(await add({ ...last, state }));
    expect(await projects.due(before)).toEqual([]);
    expect((await projects.due(after)).sort()).toEqual([open.id, paused.id].sort());
    expect(await projects.closeDue(open.id, before)).toBeNull();
    expect(await projects.closeDue(open.id, after)).toMatchObject({ ...open, state: 'closed' });
    expect(await projects.closeDue(open.id, after)).toBeNull();
    for (const other of others) expect(await projects.closeDue(other.id, after)).toBeNull();
  });

  it('removes once, and only for the owner where one is named', async () => {
    const project = await add({ b2bId: newId() });
    expect(await projects.remove(project.id, newId())).toBeNull();
    expect(await projects.remove(project.id)).toMatchObject(project);
    expect(await projects.remove(project.id)).toBeNull();
  });

  it('lets nobody lock what is hidden or gone', async () => {
    const [open, hidden] = [await add(), await add({ hidden: true })];
    expect(await projects.lock(open.id)).toMatchObject(open);
    expect(await projects.lock(hidden.id)).toBeNull();
    expect(await projects.lock(newId())).toBeNull();
  });

  it('hides, shows, lists and removes all of a company', async () => {
    const company = newId();
    const others = await add({ b2bId: newId() });
    const own = [await add({ b2bId: company }), await add({ b2bId: company })];
    await projects.setHidden(company, true, new Date());
    const hidden = own.map((project) => ({ ...project, hidden: true }));
    expect(await projects.findAllOf(company)).toMatchObject(hidden.reverse());
    await projects.setHidden(company, false, new Date());
    expect(await titles({ visible: true })).toHaveLength(3);
    await projects.removeAllOf(company);
    expect((await projects.page({}, ALL)).items.map(({ id }) => id)).toEqual([others.id]);
  });

  it('shows again what is not held, also what was stored before anything was', async () => {
    const company = newId();
    await add({ title: 'held', b2bId: company, hidden: true, held: true });
    const { id, createdAt } = await add({ title: 'old', b2bId: company });
    await model.updateOne({ _id: id }, { $unset: { held: 1, changedAt: 1 } });
    expect(await projects.find(id)).toMatchObject({ held: false, changedAt: createdAt });
    await projects.setHidden(company, true, new Date());
    expect(await titles({ visible: true })).toEqual([]);
    await projects.setHidden(company, false, new Date());
    expect(await titles({ visible: true })).toEqual(['old']);
    expect(await titles({ b2bId: company })).toEqual(['old', 'held']);
  });

  it('holds one that is opened, until it is released', async () => {
    const owner = newId();
    const draft = await add({ b2bId: owner, state: 'draft' });
    const to = { state: 'open', closes_at: null, closesAt: null, hidden: true, held: true } as const;
    const held = { ...draft, ...to };
    expect(await projects.step(draft.id, 'draft', to)).toMatchObject(held);
    // Editing an outdated copy of the project does not release it.
    const outdated = { ...draft, ...to, hidden: false, held: false };
    expect(await projects.replace(outdated, owner)).toMatchObject(held);
    expect([await titles({ held: true }), await titles({ held: true, state: 'paused' })]).toEqual([
      [draft.title],
      [],
    ]);
    expect(await projects.countWaiting()).toBe(1);
    const changedAt = new Date('2026-11-05T09:00:00Z');
    const release = () => projects.release(draft.id, { hidden: false, changedAt });
    const released = await Promise.all(Array.from({ length: 5 }, release));
    expect(released.filter((each) => each !== null)).toMatchObject([{ ...outdated, changedAt }]);
    expect(await titles({ visible: true })).toEqual([draft.title]);
    expect([await projects.countWaiting(), await titles({ held: true })]).toEqual([0, []]);
  });

  it('releases what is held and open, and nothing else', async () => {
    const held = { hidden: true, held: true };
    const to = { hidden: true, changedAt: new Date('2026-11-05T09:00:00Z') };
    for (const state of ['draft', 'paused', 'closed'] as const) {
      const { id } = await add({ ...held, state });
      expect(await projects.release(id, to)).toBeNull();
    }
    expect(await projects.countWaiting()).toBe(0);
    expect(await projects.release((await add()).id, to)).toBeNull();
    expect(await projects.release(newId(), to)).toBeNull();
    const { id } = await add(held);
    expect(await projects.release(id, to)).toMatchObject({ ...to, held: false });
  });

  it('counts what everybody has seen of a company, as far as it is asked', async () => {
    const b2bId = newId();
    for (const state of ['open', 'paused', 'closed'] as const) await add({ b2bId, state });
    await add({ b2bId, state: 'draft' });
    await add({ b2bId, hidden: true, held: true });
    await add();
    expect([await projects.countShown(b2bId, 50), await projects.countShown(b2bId, 2)]).toEqual([3, 2]);
  });

  it('finds several, of those that exist', async () => {
    const project = await add({ title: 'Interfaces' });
    const found = await projects.findMany([project.id, newId()]);
    expect(new Map(found.map(({ id, title }) => [id, title]))).toEqual(new Map([[project.id, 'Interfaces']]));
    expect(await projects.findMany([])).toEqual([]);
  });
});
