import { text } from 'node:stream/consumers';
import { engines } from '../../../../test/support/app/database.ts';
import { openWorld, type World } from '../../../../test/support/app/market-world.ts';
import { newId } from '../../shared/id.ts';
import { EMPLOYEE_MODEL, employeeSchema } from '../adapters/mongo/employee.schema.ts';
import { MongoEmployeeRepository } from '../adapters/mongo/mongo-employee.repository.ts';
import { anEmployee } from '../domain/employee.fixture.ts';
import type { EmployeeDetails } from '../domain/employee.ts';
import { AdminEmployeesService } from './admin-employees.service.ts';
import { EmployeeAccountListener } from './employee-account-listener.ts';
import { EmployeeRecords, type OpenedCv } from './employee-records.ts';
import { EmployeesService } from './employees.service.ts';

const ALL = { page: 1, limit: 100 };
const ADMIN = newId();
const aCv = (content: string) => ({ filename: 'Lebenslauf.pdf', content: Buffer.from(content) });

describe.each(engines())('employees on %s', (engine) => {
  let world: World;
  let employees: EmployeesService;
  let admin: AdminEmployeesService;

  beforeAll(async () => {
    world = await openWorld(engine);
    const { users, unitOfWork, files, clock, audit, lifecycle, erasures } = world;
    const repository = new MongoEmployeeRepository(await world.model(EMPLOYEE_MODEL, employeeSchema), clock);
    const records = new EmployeeRecords(repository, files, erasures, audit, unitOfWork);
    employees = new EmployeesService(repository, records, users, unitOfWork, clock);
    admin = new AdminEmployeesService(repository, records, unitOfWork, audit, clock);
    new EmployeeAccountListener(lifecycle, repository, files, audit).onModuleInit();
  });
  afterEach(() => world.clear());
  afterAll(() => world.close());

  function details(changes: Partial<EmployeeDetails> = {}): EmployeeDetails {
    const { id, b2bId, companyName, cv, createdAt, ...rest } = anEmployee(changes);
    return rest;
  }
  const names = async (b2bId?: string, q?: string) => {
    const page = b2bId ? await employees.mine(b2bId, { q }, ALL) : await employees.list({ q }, ALL);
    return page.items.map(({ name }) => name);
  };
  const contentOf = ({ content }: OpenedCv) => text(content);

  it('takes company and owner from the account and drops blank rows', async () => {
    const company = await world.aUser('B2B', { company_name: 'Havel Optik' });
    const blank = { university: '', year: '', course: '' };
    const employee = await employees.create(company.id, details({ qualification: [blank] }));
    expect(employee).toMatchObject({ b2bId: company.id, companyName: 'Havel Optik', cv: null });
    expect(employee.qualification).toEqual([]);
    expect((await employees.mine(company.id, {}, ALL)).items).toEqual([employee]);
  });

  it('lists all companies’ employees or the own ones, newest first, and searches names and skills', async () => {
    const [one, two] = [await world.aUser('B2B'), await world.aUser('B2B')];
    await employees.create(one.id, details({ name: 'Ada', skills: 'ABAP, OData' }));
    world.clock.advance(1000);
    await employees.create(two.id, details({ name: 'Bo', skills: 'Basis', email: 'secret@example.com' }));
    expect(await names()).toEqual(['Bo', 'Ada']);
    expect(await names(one.id)).toEqual(['Ada']);
    expect(await names(undefined, 'odata')).toEqual(['Ada']);
    expect(await names(undefined, 'secret@')).toEqual([]);
    expect((await admin.list({ q: 'secret@' }, ALL)).items.map(({ name }) => name)).toEqual(['Bo']);
  });

  it('lets only the owner change, remove and read the CV', async () => {
    const [owner, other] = [await world.aUser('B2B'), await world.aUser('B2B')];
    const { id } = await employees.create(owner.id, details(), aCv('first'));
    const refusal = 'You can only change your own employees';
    await expect(employees.change(id, other.id, { name: 'Stolen' })).rejects.toThrow(refusal);
    await expect(employees.remove(id, other.id)).rejects.toThrow(refusal);
    await expect(employees.openCv(id, other.id)).rejects.toThrow('CV not found');
    await expect(employees.openCv(newId(), owner.id)).rejects.toThrow('CV not found');
    await expect(employees.remove(newId(), owner.id)).rejects.toThrow('Employee not found');
    expect(await contentOf(await employees.openCv(id, owner.id))).toBe('first');
  });

  it('replaces a CV by a new one, keeps it without one, and lets go of both in the end', async () => {
    const owner = await world.aUser('B2B');
    const { id, cv: first } = await employees.create(owner.id, details(), aCv('first'));
    const renamed = await employees.change(id, owner.id, { name: 'Renamed' });
    expect([renamed.name, renamed.cv]).toEqual(['Renamed', first]);
    const { cv: second } = await employees.change(id, owner.id, {}, aCv('second'));
    expect(await contentOf(await employees.openCv(id, owner.id))).toBe('second');
    expect(await world.fileStates()).toEqual({ [first!.key]: 'released', [second!.key]: 'attached' });
    await employees.remove(id, owner.id);
    expect(await world.fileStates()).toEqual({ [first!.key]: 'released', [second!.key]: 'released' });
  });

  it('refers to exactly one of several CVs that arrive at once', async () => {
    const owner = await world.aUser('B2B');
    const { id } = await employees.create(owner.id, details(), aCv('first'));
    await Promise.all(['a', 'b', 'c'].map((each) => employees.change(id, owner.id, {}, aCv(each))));
    const attached = Object.entries(await world.fileStates()).filter(([, state]) => state === 'attached');
    expect(attached.map(([key]) => key)).toEqual([(await admin.one(id)).cv?.key]);
  });

  it('confirms an availability for its owner and administrators, when it is saved too, and for nobody else', async () => {
    const [owner, other] = [await world.aUser('B2B'), await world.aUser('B2B')];
    const { id } = await employees.create(owner.id, details({ available_from: '2026-05-01' }));
    const first = world.clock.now();
    world.clock.advance(1000);
    const renamed = await employees.change(id, owner.id, { name: 'Ida' });
    expect(renamed.confirmedAt).toEqual(first);
    await expect(employees.confirmAvailability(id, other.id)).rejects.toMatchObject({ kind: 'forbidden' });
    expect((await admin.one(id)).confirmedAt).toEqual(first);
    const confirmed = await employees.confirmAvailability(id, owner.id);
    expect(confirmed).toMatchObject({ name: 'Ida', confirmedAt: world.clock.now() });
    world.clock.advance(1000);
    await admin.confirmAvailability(ADMIN, id);
    expect((await admin.one(id)).confirmedAt).toEqual(world.clock.now());
    world.clock.advance(1000);
    await employees.change(id, owner.id, { available_from: null });
    expect((await admin.one(id)).confirmedAt).toEqual(world.clock.now());
    const before = await admin.one(id);
    await expect(employees.confirmAvailability(id, owner.id)).rejects.toMatchObject({ kind: 'conflict' });
    expect(await admin.one(id)).toEqual(before);
  });

  it('follows a company that renames itself', async () => {
    const owner = await world.aUser('B2B');
    const { id } = await employees.create(owner.id, details());
    await world.users.updateProfile(owner.id, { company_name: 'Spree Freight SE' });
    expect((await admin.one(id)).companyName).toBe('Spree Freight SE');
    expect((await admin.list({ q: 'freight' }, ALL)).total).toBe(1);
  });

  it('hides the employees of who is no company any more, also those added meanwhile, until it is one again', async () => {
    const owner = await world.aUser('B2B');
    await employees.create(owner.id, details({ name: 'Ada' }));
    await world.users.updateProfile(owner.id, { role: 'Freelancer' });
    await employees.create(owner.id, details({ name: 'Bo' }));
    expect(await names()).toEqual([]);
    expect((await admin.list({}, ALL)).total).toBe(2);
    await world.users.updateProfile(owner.id, { role: 'B2B' });
    expect((await names()).sort()).toEqual(['Ada', 'Bo']);
  });

  it('erases a company with its employees and their CVs, and exports both before', async () => {
    const owner = await world.aUser('B2B');
    const { id, cv } = await employees.create(owner.id, details(), aCv('first'));
    const parts = await world.lifecycle.exported(owner.id);
    expect(parts.map(({ name }) => name)).toEqual(
      expect.arrayContaining(['employees', `employees/cv-${id}`]),
    );
    expect(parts.find(({ file }) => file)?.file).toEqual(cv);
    await admin.change(ADMIN, id, { name: 'Ada' });
    await world.users.erase(owner.id);
    expect(await names()).toEqual([]);
    const log = (await world.auditReader.page({}, ALL)).items;
    expect(log.filter(({ label }) => label === 'Ada')).toEqual([]);
    expect(await world.fileStates()).toEqual({ [cv!.key]: 'released' });
  });

  it('adds nobody to a company that is erased at the same moment', async () => {
    const owner = await world.aUser('B2B');
    await Promise.allSettled([employees.create(owner.id, details()), world.users.erase(owner.id)]);
    expect(await names()).toEqual([]);
  });

  it('lets administrators add, change and remove any, and records each look at a CV', async () => {
    const owner = await world.aUser('B2B');
    const own = await employees.create(owner.id, details(), aCv('private'));
    const free = await admin.create(ADMIN, { ...details(), companyName: 'Mark Nutrition' });
    expect(free).toMatchObject({ b2bId: null, companyName: 'Mark Nutrition' });
    const renamed = await admin.change(ADMIN, own.id, { companyName: 'Other', rate: '90' });
    expect(renamed).toMatchObject({ companyName: 'Spree Logistics AG', rate: '90' });
    expect(await admin.change(ADMIN, free.id, { companyName: 'Other' })).toMatchObject({
      companyName: 'Other',
    });
    expect(await contentOf(await admin.openCv(ADMIN, own.id))).toBe('private');
    await expect(admin.openCv(ADMIN, free.id)).rejects.toThrow('CV not found');
    await admin.remove(ADMIN, own.id);
    await expect(admin.one(own.id)).rejects.toThrow('Employee not found');
    const about = (await world.auditReader.page({}, ALL)).items.filter(({ targetId }) => targetId === own.id);
    expect(about.map(({ label }) => label)).toEqual([undefined, undefined, undefined]);
    const looks = await world.auditReader.page({ action: 'cv.viewed' }, ALL);
    expect(looks.items.map(({ actorId, targetId }) => [actorId, targetId])).toEqual([[ADMIN, own.id]]);
  });
});
