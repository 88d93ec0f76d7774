import { engines } from '../../../../test/support/app/database.ts';
import { closingOf } from '../../../../test/support/app/closing.ts';
import { openWorld, type World } from '../../../../test/support/app/market-world.ts';
import type { Settings } from '../../config/settings.ts';
import type { ClosingService } from '../../placement/application/closing.service.ts';
import { newId } from '../../shared/id.ts';
import { MongoProjectRepository } from '../adapters/mongo/mongo-project.repository.ts';
import { PROJECT_MODEL, projectSchema } from '../adapters/mongo/project.schema.ts';
import { aProject } from '../domain/project.fixture.ts';
import type { NewProject } from '../domain/project.ts';
import { AdminProjectsService } from './admin-projects.service.ts';
import { ProjectAccountListener } from './project-account-listener.ts';
import { ProjectApplicants } from './project-applicants.ts';
import { ProjectsAsTargets } from './projects-as-targets.ts';
import { ProjectEnds } from './project-ends.ts';
import type { ProjectOwner } from './projects.ports.ts';
import { ProjectsService } from './projects.service.ts';

const ALL = { page: 1, limit: 100 };
const ADMIN = { kind: 'admin', id: newId(), confirmedAt: new Date() } as const;
const confirmed = (id: string) => ({ kind: 'user', id, confirmedAt: new Date() }) as const;

describe.each(engines())('projects of users on %s', (engine) => {
  let world: World;
  let projects: ProjectsService;
  let admin: AdminProjectsService;
  let closing: ClosingService;

  beforeAll(async () => {
    world = await openWorld(engine);
    const { applications, applying, users, unitOfWork, revisions, clock, audit, lifecycle, events } = world;
    const repository = new MongoProjectRepository(await world.model(PROJECT_MODEL, projectSchema));
    const applicants = new ProjectApplicants(applications, users);
    const asTargets = new ProjectsAsTargets(world.targets, repository, users, clock);
    asTargets.onModuleInit();
    const settings = { holdFirstProjects: 0, auegPermit: null as string | null } as Settings;
    const ends = new ProjectEnds();
    closing = await closingOf(world);
    projects = new ProjectsService(
      ...([repository, applicants, applications, ends, closing, applying, asTargets, users] as const),
      ...([unitOfWork, revisions, clock, events, settings] as const),
    );
    admin = new AdminProjectsService(
      ...([repository, applicants, applications, ends, closing, asTargets, users] as const),
      ...([unitOfWork, revisions, audit, clock, events, settings] as const),
    );
    new ProjectAccountListener(
      ...([lifecycle, repository, asTargets, closing, users, revisions, events, clock] as const),
    ).onModuleInit();
  });
  afterEach(() => world.clear());
  afterAll(() => world.close());

  const details = (changes: Partial<NewProject> = {}): NewProject => {
    const { title, description, technologies, category, start_date } = aProject();
    return { title, description, technologies, category, start_date, ...changes };
  };
  const offered = async (b2bId: string, changes?: Partial<NewProject>) =>
    (await projects.create(b2bId, details(changes))).project;
  const titlesSeenBy = async (readerId?: string) =>
    (await projects.list({}, readerId, ALL)).items.map(({ project }) => project.title);
  const namesSeenBy = async (id: string, readerId?: string) =>
    (await projects.one(id, readerId)).applicants.map(({ name }) => name);

  it('shows applicants to the owner, the own entry to an applicant and nothing to others', async () => {
    const owner = await world.aUser('B2B');
    const [nora, ben] = [await world.aUser('Freelancer'), await world.aUser('B2B', { first_name: 'Ben' })];
    const { id } = await offered(owner.id);
    await projects.apply(id, nora.id);
    await projects.apply(id, ben.id);
    expect((await namesSeenBy(id, owner.id)).sort()).toEqual(['Ben Lindt', 'Nora Lindt']);
    expect(await namesSeenBy(id, nora.id)).toEqual(['Nora Lindt']);
    expect(await namesSeenBy(id, (await world.aUser('Freelancer')).id)).toEqual([]);
    expect(await namesSeenBy(id)).toEqual([]);
    const [listed] = (await projects.list({}, ben.id, ALL)).items;
    expect(listed?.applicants).toEqual([
      expect.objectContaining({
        userId: ben.id,
        name: 'Ben Lindt',
        role: 'B2B',
        status: 'pending',
        appliedAt: world.clock.now(),
      }),
    ]);
  });

  it('refuses an own project, an unknown one and a second application', async () => {
    const owner = await world.aUser('B2B');
    const applicant = await world.aUser('Freelancer');
    const { id } = await offered(owner.id);
    await expect(projects.apply(id, owner.id)).rejects.toThrow('You cannot apply to your own project.');
    await expect(projects.apply(newId(), applicant.id)).rejects.toThrow('Project not found');
    await projects.apply(id, applicant.id);
    await expect(projects.apply(id, applicant.id)).rejects.toThrow(
      'You have already applied to this project.',
    );
    expect(await namesSeenBy(id, owner.id)).toHaveLength(1);
  });

  it('keeps exactly one of many simultaneous applications', async () => {
    const applicant = await world.aUser('Freelancer');
    const { id } = await offered((await world.aUser('B2B')).id);
    const answers = await Promise.allSettled(
      Array.from({ length: 8 }, () => projects.apply(id, applicant.id)),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await world.applications.findAllOfTargets('project', [id])).toHaveLength(1);
  });

  it('leaves no application to a project that is deleted at the same moment', async () => {
    const owner = await world.aUser('B2B');
    const applicants = await Promise.all([1, 2, 3].map(() => world.aUser('Freelancer')));
    const { id } = await offered(owner.id);
    const answers = await Promise.allSettled([
      ...applicants.map((applicant) => projects.apply(id, applicant.id)),
      projects.remove(id, confirmed(owner.id)),
    ]);
    expect(answers.at(-1)).toMatchObject({ status: 'fulfilled' });
    expect(await world.applications.findAllOfTargets('project', [id])).toEqual([]);
  });

  it('leaves no application of a user who is erased at the same moment', async () => {
    const { id } = await offered((await world.aUser('B2B')).id);
    const applicant = await world.aUser('Freelancer');
    await Promise.allSettled([projects.apply(id, applicant.id), world.users.erase(applicant.id)]);
    expect(await world.users.find(applicant.id)).toBeNull();
    expect(await world.applications.findAllOfTargets('project', [id])).toEqual([]);
  });

  it('lets only the owner change and remove', async () => {
    const [owner, other] = [await world.aUser('B2B'), await world.aUser('B2B')];
    const { id } = await offered(owner.id);
    const refusal = 'You can only change your own projects';
    await expect(projects.change(id, other.id, { title: 'Stolen' })).rejects.toThrow(refusal);
    await expect(projects.remove(id, confirmed(other.id))).rejects.toThrow(refusal);
    await expect(projects.remove(newId(), confirmed(other.id))).rejects.toThrow('Project not found');
    const changed = await projects.change(id, owner.id, { title: 'Renamed' });
    expect(changed.project).toMatchObject({ title: 'Renamed', technologies: details().technologies });
    await projects.remove(id, confirmed(owner.id));
    await expect(projects.one(id, owner.id)).rejects.toThrow('Project not found');
  });

  it('hides the projects of a company that changed its role, and shows them when it is back', async () => {
    const owner = await world.aUser('B2B');
    const { id } = await offered(owner.id, { title: 'Theirs' });
    await offered((await world.aUser('B2B')).id, { title: 'Others' });
    await world.users.updateProfile(owner.id, { role: 'Freelancer' });
    expect(await titlesSeenBy()).toEqual(['Others']);
    await expect(projects.one(id, owner.id)).rejects.toThrow('Project not found');
    await expect(projects.apply(id, (await world.aUser('B2B')).id)).rejects.toThrow('Project not found');
    expect((await admin.list({ owner: 'all' }, ALL)).total).toBe(2);
    await world.users.updateProfile(owner.id, { role: 'B2B' });
    expect((await titlesSeenBy()).sort()).toEqual(['Others', 'Theirs']);
  });

  it('erases a company with its projects and the applications to them', async () => {
    const owner = await world.aUser('B2B');
    const { id } = await offered(owner.id);
    await projects.apply(id, (await world.aUser('Freelancer')).id);
    await world.users.erase(owner.id);
    expect(await titlesSeenBy()).toEqual([]);
    // The sweep does this, because there may be thousands.
    await closing.finishAll();
    expect(await world.applications.findAllOfTargets('project', [id])).toEqual([]);
  });

  it('exports the projects of a company', async () => {
    const owner = await world.aUser('B2B');
    const project = await offered(owner.id);
    const parts = await world.lifecycle.exported(owner.id);
    expect(parts).toContainEqual({ name: 'projects', data: [{ ...project, updatedAt: expect.any(Date) }] });
  });

  it('raises the revision of the public list with every change, and not with a refused one', async () => {
    const owner = await world.aUser('B2B');
    const numbers = [await world.revisions.current('projects')];
    const note = async () => numbers.push(await world.revisions.current('projects'));
    const { id } = await offered(owner.id);
    await note();
    await projects.change(id, owner.id, { title: 'Renamed' });
    await note();
    await admin.remove(ADMIN, id);
    await note();
    const risen = [...numbers];
    expect(new Set(risen).size).toBe(4);
    await expect(projects.change(id, owner.id, { title: 'Late' })).rejects.toThrow();
    expect(await world.revisions.current('projects')).toBe(risen.at(-1));
  });

  it('sorts categories as people do', async () => {
    await offered((await world.aUser('B2B')).id, { category: ['Übergabe', 'basis', 'Cloud', 'ABAP'] });
    expect(await projects.distinct('category')).toEqual(['ABAP', 'basis', 'Cloud', 'Übergabe']);
  });

  describe('for administrators', () => {
    it('counts applicants and tells the own ones apart', async () => {
      const { id } = await offered((await world.aUser('B2B')).id, { title: 'Company' });
      await projects.apply(id, (await world.aUser('Freelancer')).id);
      await admin.create(ADMIN, details({ title: 'Ours' }));
      const listed = async (owner: ProjectOwner) =>
        (await admin.list({ owner }, ALL)).items.map((each) => [each.project.title, each.counts.all]);
      expect((await listed('all')).sort()).toEqual([
        ['Company', 1],
        ['Ours', 0],
      ]);
      expect(await listed('mine')).toEqual([['Ours', 0]]);
      expect(await listed('companies')).toEqual([['Company', 1]]);
    });

    it('edits only what no company owns, and records what it did', async () => {
      const company = await offered((await world.aUser('B2B')).id);
      const { project } = await admin.create(ADMIN, details());
      await expect(admin.change(ADMIN, company.id, { title: 'No' })).rejects.toThrow(/belongs to a company/);
      await expect(admin.change(ADMIN, newId(), { title: 'No' })).rejects.toThrow('Project not found');
      await admin.change(ADMIN, project.id, { title: 'Yes' });
      await admin.remove(ADMIN, company.id);
      expect((await admin.list({ owner: 'all' }, ALL)).items.map((each) => each.project.title)).toEqual([
        'Yes',
      ]);
      const recorded = (await world.auditReader.page({}, ALL)).items.map(({ action }) => action).sort();
      expect(recorded).toEqual(['project.created', 'project.deleted', 'project.edited']);
    });

    it('pages and searches applicants', async () => {
      const { id } = await offered((await world.aUser('B2B')).id);
      for (const first_name of ['Ada', 'Bo', 'Cem']) {
        world.clock.advance(1000);
        await projects.apply(id, (await world.aUser('Freelancer', { first_name })).id);
      }
      const page = await admin.applicantsOf(id, undefined, { page: 2, limit: 2 });
      expect([page.total, page.items.map(({ name }) => name)]).toEqual([3, ['Ada Lindt']]);
      const found = await admin.applicantsOf(id, 'bO l', ALL);
      expect([found.total, found.items.map(({ name }) => name)]).toEqual([1, ['Bo Lindt']]);
      await expect(admin.applicantsOf(newId(), undefined, ALL)).rejects.toThrow('Project not found');
    });
  });
});
