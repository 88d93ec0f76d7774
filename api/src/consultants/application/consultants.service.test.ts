import { engines } from '../../../../test/support/app/database.ts';
import { closingOf } from '../../../../test/support/app/closing.ts';
import { openWorld, type World } from '../../../../test/support/app/market-world.ts';
import { NeedsByProjects } from '../../projects/adapters/consultants/needs-by-projects.ts';
import { MongoProjectRepository } from '../../projects/adapters/mongo/mongo-project.repository.ts';
import { PROJECT_MODEL, projectSchema } from '../../projects/adapters/mongo/project.schema.ts';
import { newId } from '../../shared/id.ts';
import { CONSULTANT_MODEL, consultantSchema } from '../adapters/mongo/consultant.schema.ts';
import { MongoConsultantRepository } from '../adapters/mongo/mongo-consultant.repository.ts';
import { aConsultant } from '../domain/consultant.fixture.ts';
import type { ConsultantDetails } from '../domain/consultant.ts';
import { AdminConsultantsService } from './admin-consultants.service.ts';
import { ConsultantsAsTargets } from './consultants-as-targets.ts';
import { ProposableConsultants } from './proposable-consultants.ts';
import { ConsultantsService } from './consultants.service.ts';

const ALL = { page: 1, limit: 100 };
const ADMIN = { kind: 'admin', id: newId(), confirmedAt: new Date() } as const;

describe.each(engines())('consultants on %s', (engine) => {
  let world: World;
  let consultants: ConsultantsService;
  let admin: AdminConsultantsService;

  beforeAll(async () => {
    world = await openWorld(engine);
    const { applications, applying, targets, users, unitOfWork, revisions, clock, audit, events } = world;
    const repository = new MongoConsultantRepository(
      await world.model(CONSULTANT_MODEL, consultantSchema),
      clock,
    );
    new ConsultantsAsTargets(targets, repository).onModuleInit();
    const projects = new MongoProjectRepository(await world.model(PROJECT_MODEL, projectSchema));
    const needs = new NeedsByProjects(projects);
    consultants = new ConsultantsService(
      ...([repository, needs, applications, applying, users, unitOfWork, events, clock] as const),
    );
    const proposable = new ProposableConsultants(repository);
    admin = new AdminConsultantsService(
      repository,
      applications,
      await closingOf(world),
      proposable,
      users,
      unitOfWork,
      revisions,
      audit,
      world.erasures,
      clock,
      events,
    );
  });
  afterEach(() => world.clear());
  afterAll(() => world.close());

  async function added(changes: Partial<ConsultantDetails> = {}) {
    const { id, createdAt, ...details } = aConsultant(changes);
    world.clock.advance(1000);
    return admin.create(ADMIN, details);
  }
  const found = async (skill?: string) =>
    (await consultants.search({ skill }, undefined, ALL)).items.map(({ consultant }) => consultant.name);

  it('confirms an availability when it is saved and when somebody says so, and only then', async () => {
    const on = (consultant: { confirmedAt: Date | null }) => consultant.confirmedAt?.toISOString() ?? null;
    const made = await added({ available_from: '2026-05-01', days_per_week: 3 });
    const first = world.clock.now();
    expect(on(made)).toBe(first.toISOString());
    expect(on(await added())).toBeNull();
    world.clock.advance(1000);
    expect(await admin.change(ADMIN, made.id, { rate: '1' })).toMatchObject({ confirmedAt: first });
    const saved = await admin.change(ADMIN, made.id, { days_per_week: 3 });
    expect(saved).toMatchObject({ available_from: '2026-05-01', confirmedAt: world.clock.now() });
    world.clock.advance(1000);
    expect(on(await admin.confirmAvailability(ADMIN, made.id))).toBe(world.clock.now().toISOString());
    expect((await admin.one(made.id)).consultant.confirmedAt).toEqual(world.clock.now());
  });

  it('confirms nothing of whom nothing is known, and nobody who is not there', async () => {
    const consultant = await added();
    await expect(admin.confirmAvailability(ADMIN, consultant.id)).rejects.toMatchObject({ kind: 'conflict' });
    expect((await admin.one(consultant.id)).consultant.confirmedAt).toBeNull();
    await expect(admin.confirmAvailability(ADMIN, newId())).rejects.toThrow('Consultant not found');
  });

  it('claims nothing to others that was confirmed 60 days ago, and shows it to administrators', async () => {
    const company = await world.aUser('B2B');
    const { id } = await added({ available_from: '2027-05-01', days_per_week: 3 });
    const shown = async () => [
      (await consultants.search({}, undefined, ALL)).items[0]?.consultant.available_from,
      (await consultants.list(company.id, {}, ALL)).items[0]?.consultant.days_per_week,
    ];
    expect(await shown()).toEqual(['2027-05-01', 3]);
    world.clock.advance(60 * 24 * 3_600_000);
    expect(await shown()).toEqual([null, null]);
    expect((await admin.one(id)).consultant).toMatchObject({ available_from: '2027-05-01' });
  });

  it('keeps what it is given without blank rows, newest first', async () => {
    const first = await added({
      qualification: [{ university: '', year: ' ', course: '' }],
      experience: [{ company: '', role: '', from: '2020', to: '' }],
    });
    const second = await added({ name: 'Ada' });
    const counted = [second, first].map((consultant) => ({ consultant, applicantsCount: 0 }));
    expect((await admin.list({}, ALL)).items).toMatchObject(counted);
    expect(first.qualification).toEqual([]);
    expect(first.experience).toHaveLength(1);
    expect((await admin.one(first.id)).consultant).toMatchObject(first);
    await expect(admin.one(newId())).rejects.toThrow('Consultant not found');
  });

  it('searches skills and position by any term, literally and ignoring case', async () => {
    await added({ name: 'A', skills: ['SAP FI', 'C++'], position: 'Architect' });
    await added({ name: 'B', skills: ['Ansible'], position: 'Operator of SAP Basis' });
    expect(await found('basis')).toEqual(['B']);
    expect(await found('c++, ANSI')).toEqual(['B', 'A']);
    expect(await found('.')).toEqual([]);
    expect(await found()).toEqual(['B', 'A']);
  });

  it('looks into email addresses for administrators only', async () => {
    await added({ email: 'hidden.mailbox@example.com' });
    const company = await world.aUser('B2B');
    expect((await admin.list({ q: 'hidden.mail' }, ALL)).total).toBe(1);
    expect((await consultants.list(company.id, { q: 'hidden.mail' }, ALL)).total).toBe(0);
    expect((await consultants.list(company.id, { q: 'miriam' }, ALL)).total).toBe(1);
  });

  it('lets a company apply once and tells it so', async () => {
    const [company, other] = [await world.aUser('B2B'), await world.aUser('B2B')];
    const consultant = await added();
    expect((await consultants.apply(consultant.id, company.id)).consultant.name).toBe('Miriam Sander');
    await expect(consultants.apply(consultant.id, company.id)).rejects.toMatchObject({ kind: 'conflict' });
    await expect(consultants.apply(newId(), company.id)).rejects.toThrow('Consultant not found');
    expect((await consultants.list(company.id, {}, ALL)).items).toMatchObject([
      { consultant, applied: true },
    ]);
    expect((await consultants.list(other.id, {}, ALL)).items).toMatchObject([{ consultant, applied: false }]);
    expect((await consultants.search({}, company.id, ALL)).items).toMatchObject([
      { consultant, applied: true },
    ]);
    expect((await consultants.search({}, other.id, ALL)).items).toMatchObject([
      { consultant, applied: false },
    ]);
    expect((await consultants.search({}, undefined, ALL)).items).toMatchObject([{ consultant }]);
  });

  it('lets nobody apply whose role has changed since the request was let in', async () => {
    const [company, { id }] = [await world.aUser('B2B'), await added()];
    await world.users.updateProfile(company.id, { role: 'Freelancer' }, {});
    await expect(consultants.apply(id, company.id)).rejects.toMatchObject({ kind: 'forbidden' });
    expect(await world.applications.findAllOfTargets('consultant', [id])).toEqual([]);
  });

  it('keeps exactly one of many simultaneous applications', async () => {
    const [company, consultant] = [await world.aUser('B2B'), await added()];
    const answers = await Promise.allSettled(
      Array.from({ length: 8 }, () => consultants.apply(consultant.id, company.id)),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect((await admin.applicantsOf(consultant.id, undefined, ALL)).total).toBe(1);
  });

  it('leaves no application for a consultant who is deleted at the same moment', async () => {
    const companies = await Promise.all([1, 2, 3].map(() => world.aUser('B2B')));
    const { id } = await added();
    const answers = await Promise.allSettled([
      ...companies.map((company) => consultants.apply(id, company.id)),
      admin.remove(ADMIN, id),
    ]);
    expect(answers.at(-1)).toMatchObject({ status: 'fulfilled' });
    expect(await world.applications.findAllOfTargets('consultant', [id])).toEqual([]);
  });

  it('lists the companies that applied, newest first, and finds them by company and person', async () => {
    const { id } = await added();
    for (const company_name of ['Havel Optik', 'Spree Logistics AG']) {
      world.clock.advance(1000);
      await consultants.apply(id, (await world.aUser('B2B', { company_name })).id);
    }
    const names = async (q?: string) =>
      (await admin.applicantsOf(id, q, ALL)).items.map(({ company }) => company.company_name);
    expect(await names()).toEqual(['Spree Logistics AG', 'Havel Optik']);
    expect((await admin.list({}, ALL)).items.map(({ applicantsCount }) => applicantsCount)).toEqual([2]);
    expect(await admin.one(id)).toMatchObject({ applicantsCount: 2 });
    expect(await names('havel')).toEqual(['Havel Optik']);
    expect(await names('nora l')).toHaveLength(2);
    const page = await admin.applicantsOf(id, undefined, { page: 2, limit: 1 });
    expect([page.total, page.items[0]?.company.company_name]).toEqual([2, 'Havel Optik']);
    await expect(admin.applicantsOf(newId(), undefined, ALL)).rejects.toThrow('Consultant not found');
  });

  it('changes what is given, refuses what is gone, and records both with the public revision', async () => {
    const { id } = await added();
    const before = await world.revisions.current('consultants');
    const changed = await admin.change(ADMIN, id, { position: 'Architect' });
    expect(changed).toMatchObject({
      position: 'Architect',
      name: 'Miriam Sander',
      skills: ['SAP FI', 'S/4HANA'],
    });
    await admin.remove(ADMIN, id);
    await expect(admin.change(ADMIN, id, { position: 'Late' })).rejects.toThrow('Consultant not found');
    await expect(admin.remove(ADMIN, id)).rejects.toThrow('Consultant not found');
    expect(await world.revisions.current('consultants')).toBe(before + 2);
    const recorded = (await world.auditReader.page({}, ALL)).items.map(({ action }) => action).sort();
    expect(recorded).toEqual(['consultant.created', 'consultant.deleted', 'consultant.edited']);
  });

  it('notes an erasure in the ledger, and leaves no name in the audit log', async () => {
    const { id } = await added();
    await admin.change(ADMIN, id, { position: 'Architect' });
    await admin.remove(ADMIN, id);
    const ledger = world.connection.collection<{ _id: string }>('erasures');
    expect(await ledger.findOne({ _id: `consultant:${id}` })).not.toBeNull();
    expect((await world.auditReader.page({ q: 'Miriam' }, ALL)).items).toEqual([]);
    expect((await world.auditReader.page({}, ALL)).total).toBe(3);
  });
});
