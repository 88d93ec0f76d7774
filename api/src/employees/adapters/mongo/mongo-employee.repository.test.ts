import { TestClock } from '../../../../../test/support/app/clock.ts';
import { engines, openTestDatabase, type TestDatabase } from '../../../../../test/support/app/database.ts';
import { newId } from '../../../shared/id.ts';
import type { EmployeeFilter } from '../../application/employees.ports.ts';
import { anEmployee } from '../../domain/employee.fixture.ts';
import type { Employee } from '../../domain/employee.ts';
import { EMPLOYEE_MODEL, employeeSchema } from './employee.schema.ts';
import { MongoEmployeeRepository } from './mongo-employee.repository.ts';

const ALL = { page: 1, limit: 100 };

describe.each(engines())('employees on %s', (engine) => {
  let db: TestDatabase;
  let employees: MongoEmployeeRepository;
  const clock = new TestClock();
  let day = 1;

  beforeAll(async () => {
    db = await openTestDatabase(engine);
    employees = new MongoEmployeeRepository(await db.model(EMPLOYEE_MODEL, employeeSchema), clock);
  });
  afterEach(() => db.clear());
  afterAll(() => db.close());

  async function add(changes: Partial<Employee> = {}): Promise<Employee> {
    const employee = anEmployee({ createdAt: new Date(Date.UTC(2026, 2, day++)), ...changes });
    await employees.add(employee);
    return employee;
  }
  const names = async (filter: Partial<EmployeeFilter>) =>
    (await employees.page({ audience: 'company', ...filter }, ALL)).items.map(({ name }) => name);

  it('of companies are left out by a day only if they are known to be free later', async () => {
    const now = clock.now();
    const ago = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000);
    const since = { confirmedAt: ago(59), days_per_week: 2 };
    await add({ name: 'early', available_from: '2026-05-01', ...since });
    await add({ name: 'late', available_from: '2026-05-02', ...since });
    await add({ name: 'now', available_from: '2020-01-01', ...since });
    await add({ name: 'stale', available_from: '2026-09-01', days_per_week: 2, confirmedAt: ago(60) });
    await add({ name: 'never', available_from: '2026-09-01' });
    await add({ name: 'none', confirmedAt: now, days_per_week: 2 });

    const found = (freeBy?: string) => names({ freeBy });
    const unknown = ['none', 'never', 'stale'];
    expect(await found('2026-05-01')).toEqual([...unknown, 'now', 'early']);
    // The order is the same, and so is the result of a day that is over and of today.
    expect(await found('2026-05-02')).toEqual([...unknown, 'now', 'late', 'early']);
    expect(await found('2019-01-01')).toEqual([...unknown, 'now']);
    expect(await found()).toEqual(await found('2026-05-02'));
    // In the lists of one company, and of all companies and the administration.
    const b2bId = newId();
    await add({ name: 'own', b2bId, available_from: '2026-05-02', ...since });
    await add({ name: 'own too', b2bId });
    expect(await names({ b2bId, freeBy: '2026-05-01' })).toEqual(['own too']);
    expect(await names({ visible: true, freeBy: '2026-05-01' })).toEqual([
      'own too',
      ...unknown,
      'now',
      'early',
    ]);
  });

  it('come back as they were added, with company and CV or without', async () => {
    const cv = {
      key: 'k',
      filename: 'cv.pdf',
      contentType: 'application/pdf',
      size: 9,
      uploadedAt: new Date(0),
    };
    const [free, owned] = [await add(), await add({ b2bId: newId(), cv })];
    expect(await employees.find(free.id)).toEqual(free);
    expect(await employees.find(owned.id)).toEqual(owned);
    expect(await employees.find(newId())).toBeNull();
  });

  it('are paged newest first, and the later of two of one moment first', async () => {
    const createdAt = new Date('2026-01-02T03:04:05Z');
    for (const name of ['b', 'c']) await add({ name, createdAt });
    await add({ name: 'a', createdAt: new Date('2026-01-01T00:00:00Z') });
    const first = await employees.page({ audience: 'company' }, { page: 1, limit: 2 });
    expect([first.items.map(({ name }) => name), first.total]).toEqual([['c', 'b'], 3]);
    const second = await employees.page({ audience: 'company' }, { page: 2, limit: 2 });
    expect([second.items.map(({ name }) => name), second.total]).toEqual([['a'], 3]);
    expect(await employees.page({ audience: 'company' }, { page: 9, limit: 2 })).toMatchObject({
      items: [],
      total: 3,
    });
  });

  it('are narrowed to a company and searched literally, in address and company only for administrators', async () => {
    const b2bId = newId();
    await add({ name: 'Ada', position: 'Architect', skills: 'C++ (SAP)' });
    await add({
      name: 'Bo',
      b2bId,
      email: 'bo@elbe.example',
      companyName: 'Havel Optik',
      position: 'Java developer',
      skills: 'Java',
    });
    expect(await names({ b2bId })).toEqual(['Bo']);
    for (const q of ['ADA', 'archi', '++', '(sap)']) expect(await names({ q })).toEqual(['Ada']);
    expect(await names({ b2bId, q: 'ada' })).toEqual([]);
    for (const q of ['elbe', 'HAVEL', '.*']) expect(await names({ q })).toEqual([]);
    for (const q of ['elbe', 'HAVEL']) expect(await names({ audience: 'administration', q })).toEqual(['Bo']);
  });

  it('change in what is given, only for the owner where one is named, and tell what they were', async () => {
    const owner = newId();
    const employee = await add({ b2bId: owner });
    expect(await employees.replace(employee.id, { name: 'Stolen' }, newId())).toBeNull();
    expect(await employees.replace(newId(), { name: 'Nobody' })).toBeNull();
    expect(await employees.replace(employee.id, { rate: '90' }, owner)).toEqual(employee);
    expect(await employees.replace(employee.id, { projects: [] })).toEqual({ ...employee, rate: '90' });
    expect(await employees.find(employee.id)).toEqual({ ...employee, rate: '90', projects: [] });
  });

  it('tell each of several simultaneous changes another state before', async () => {
    const { id } = await add({ rate: '0' });
    const rates = ['1', '2', '3', '4'];
    const before = await Promise.all(rates.map((rate) => employees.replace(id, { rate })));
    const last = await employees.find(id);
    expect([...before, last].map((each) => each?.rate).sort()).toEqual(['0', ...rates]);
  });

  it('are removed once, only for the owner where one is named', async () => {
    const employee = await add({ b2bId: newId() });
    expect(await employees.remove(employee.id, newId())).toBeNull();
    const removed = await Promise.all([1, 2, 3].map(() => employees.remove(employee.id)));
    expect(removed.filter((each) => each !== null)).toEqual([employee]);
    expect(await employees.find(employee.id)).toBeNull();
  });

  it('of one company are listed, renamed and removed together', async () => {
    const b2bId = newId();
    const own = [await add({ b2bId }), await add({ b2bId })];
    const others = [await add({ b2bId: newId() }), await add()];
    await employees.renameCompany(b2bId, 'Spree Freight SE');
    const renamed = own.map((employee) => ({ ...employee, companyName: 'Spree Freight SE' }));
    expect(await employees.findAllOf(b2bId)).toEqual(renamed.reverse());
    await employees.removeAllOf(b2bId);
    expect(await employees.findAllOf(b2bId)).toEqual([]);
    expect((await employees.page({ audience: 'company' }, ALL)).items).toEqual(others.reverse());
  });

  it('are as before when the unit of work fails', async () => {
    const b2bId = newId();
    const before = [await add({ b2bId }), await add({ b2bId }), await add()];
    const work = db.unitOfWork.run(async () => {
      await employees.add(anEmployee());
      await employees.renameCompany(b2bId, 'Other');
      await employees.removeAllOf(b2bId);
      await employees.replace(before[2]?.id ?? '', { name: 'Other' });
      await employees.remove(before[2]?.id ?? '');
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect((await employees.page({ audience: 'company' }, ALL)).items).toEqual(before.reverse());
  });
});
