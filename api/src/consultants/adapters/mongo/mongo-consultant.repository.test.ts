import { TestClock } from '../../../../../test/support/app/clock.ts';
import { skillsNamed } from '@consulting/contracts/vocabulary';
import type { Model } from 'mongoose';
import { engines, openTestDatabase, type TestDatabase } from '../../../../../test/support/app/database.ts';
import { newId } from '../../../shared/id.ts';
import type { ConsultantFilter } from '../../application/consultants.ports.ts';
import { aConsultant } from '../../domain/consultant.fixture.ts';
import type { Consultant } from '../../domain/consultant.ts';
import { CONSULTANT_MODEL, consultantSchema, type ConsultantDocument } from './consultant.schema.ts';
import { MongoConsultantRepository } from './mongo-consultant.repository.ts';

const ALL = { page: 1, limit: 100 };

describe.each(engines())('consultants on %s', (engine) => {
  let db: TestDatabase;
  let model: Model<ConsultantDocument>;
  let consultants: MongoConsultantRepository;
  const clock = new TestClock();
  let day = 1;

  beforeAll(async () => {
    db = await openTestDatabase(engine);
    model = await db.model(CONSULTANT_MODEL, consultantSchema);
    consultants = new MongoConsultantRepository(model, clock);
  });
  afterEach(() => db.clear());
  afterAll(() => db.close());

  async function add(changes: Partial<Consultant> = {}): Promise<Consultant> {
    const consultant = aConsultant({ createdAt: new Date(Date.UTC(2026, 2, day++)), ...changes });
    await consultants.add(consultant);
    return consultant;
  }
  const names = async (filter: Partial<ConsultantFilter>) =>
    (await consultants.page({ audience: 'company', ...filter }, ALL)).items.map(({ name }) => name);

  it('begin with those with whom a company shares most skills, if it asks for that', async () => {
    await add({ name: 'both', skills: ['ABAP', 'SAP FI'], position: '' });
    await add({ name: 'one', skills: ['ABAP'], position: 'SAP FI' });
    await add({ name: 'none', skills: ['Java'], position: '' });
    const reader = skillsNamed({ skills: ['ABAP', 'FI'] });
    const page = await consultants.page({ audience: 'company' }, ALL, reader);
    expect(page.items.map(({ name }) => name)).toEqual(['both', 'one', 'none']);
  });

  it('who are not listed are found by the administration alone, which may ask for them', async () => {
    await add({ name: 'listed', language: 'de', availability: '' });
    await add({ name: 'unlisted', listed: false });
    const old = await add({ name: 'old' });
    // As versions before it have stored it.
    await model.updateOne({ _id: old.id }, { $unset: { unlisted: 1 } });
    for (const audience of ['company', 'visitor'] as const) {
      expect(await names({ audience })).toEqual(['old', 'listed']);
      expect(await names({ audience, skill: 'SAP FI' })).toEqual(['old', 'listed']);
    }
    const administration = { audience: 'administration' } as const;
    expect(await names(administration)).toEqual(['old', 'unlisted', 'listed']);
    expect(await names({ ...administration, listed: false })).toEqual(['unlisted']);
    expect(await names({ ...administration, listed: false, q: 'unlisted' })).toEqual(['unlisted']);
    expect(await names({ ...administration, listed: true })).toEqual(['old', 'listed']);
    expect(await names({ ...administration, language: 'de' })).toEqual(['listed']);
    expect(await names({ ...administration, language: 'en' })).toEqual(['old', 'unlisted']);
    expect(await names({ ...administration, freeBy: '2026-05-01' })).toEqual(['old', 'unlisted', 'listed']);
    expect(await names({ ...administration, q: 'unlisted', freeBy: '2026-05-01' })).toEqual(['unlisted']);
    await consultants.replace(old.id, { listed: false }, clock.now());
    expect(await names({})).toEqual(['listed']);
  });

  it('who are found are left out by a day only if they are known to be free later', async () => {
    const now = clock.now();
    const ago = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000);
    const since = { confirmedAt: ago(59), days_per_week: 2 };
    await add({ name: 'early', available_from: '2026-05-01', ...since });
    await add({ name: 'late', available_from: '2026-05-02', ...since });
    await add({ name: 'now', available_from: '2020-01-01', ...since });
    await add({ name: 'stale', available_from: '2026-09-01', days_per_week: 2, confirmedAt: ago(60) });
    await add({ name: 'never', available_from: '2026-09-01' });
    await add({ name: 'none', confirmedAt: now, days_per_week: 2 });
    const old = await add({ name: 'old' });
    // As versions before it have stored it.
    await model.updateOne(
      { _id: old.id },
      { $unset: { available_from: 1, days_per_week: 1, confirmedAt: 1 } },
    );
    const found = async (freeBy?: string) =>
      (await consultants.page({ audience: 'visitor', freeBy }, ALL)).items.map(({ name }) => name);
    const unknown = ['none', 'never', 'stale'];
    expect(await found('2026-05-01')).toEqual(['old', ...unknown, 'now', 'early']);
    // The order is the same, and so is the result of a day that is over and of today.
    expect(await found('2026-05-02')).toEqual(['old', ...unknown, 'now', 'late', 'early']);
    expect(await found('2019-01-01')).toEqual(['old', ...unknown, 'now']);
    expect(await found()).toEqual(await found('2026-05-02'));
  });

  it('come into a search of a day when an edit makes them free earlier, and not by a confirmation', async () => {
    const terms = { audience: 'company', freeBy: '2026-05-01' } as const;
    const since = clock.now();
    const edit = (id: string, change: object) => {
      clock.advance(1000);
      return consultants.replace(id, { ...change, confirmedAt: clock.now() }, clock.now());
    };
    const known = { confirmedAt: since, createdAt: since };
    const earlier = await add({ ...known, available_from: '2026-06-01' });
    const later = await add({ ...known, available_from: '2026-04-01' });
    const same = await add({ ...known, available_from: '2026-04-01' });
    const unknown = await add({ ...known, available_from: null, confirmedAt: null });
    await edit(earlier.id, { available_from: '2026-05-01' });
    await edit(later.id, { available_from: '2026-06-01' });
    await edit(same.id, {});
    await edit(unknown.id, { available_from: '2026-02-01' });
    const arrivals = await consultants.arrivals(terms, { since, most: 9 });
    expect(arrivals.map(({ id }) => id)).toEqual([earlier.id]);
  });

  it('come back as they were added', async () => {
    const consultant = await add();
    expect(await consultants.find(consultant.id)).toEqual({ ...consultant, updatedAt: expect.any(Date) });
    expect(await consultants.find(newId())).toBeNull();
  });

  it('are paged newest first, and the later of two of one moment first', async () => {
    const createdAt = new Date('2026-01-02T03:04:05Z');
    for (const name of ['b', 'c']) await add({ name, createdAt });
    await add({ name: 'a', createdAt: new Date('2026-01-01T00:00:00Z') });
    const first = await consultants.page({ audience: 'company' }, { page: 1, limit: 2 });
    expect([first.items.map(({ name }) => name), first.total]).toEqual([['c', 'b'], 3]);
    const second = await consultants.page({ audience: 'company' }, { page: 2, limit: 2 });
    expect([second.items.map(({ name }) => name), second.total]).toEqual([['a'], 3]);
    expect(await consultants.page({ audience: 'company' }, { page: 9, limit: 2 })).toMatchObject({
      items: [],
      total: 3,
    });
  });

  it('are searched literally in name, position and skills, in the address only for administrators', async () => {
    await add({ name: 'Ada', position: 'Architect', skills: ['ABAP', 'C++ (SAP)'] });
    await add({ name: 'Bo', email: 'bo@elbe.example', position: 'Lead', skills: ['Java'] });
    for (const q of ['ADA', 'archi', 'c++', '(sap)']) expect(await names({ q })).toEqual(['Ada']);
    for (const q of ['elbe', '.*']) expect(await names({ q })).toEqual([]);
    expect(await names({ audience: 'administration', q: 'ELBE' })).toEqual(['Bo']);
  });

  it('are found by the language they are written in; what was stored without one is English', async () => {
    await add({ name: 'English' });
    await add({ name: 'Deutsch', language: 'de' });
    const { id } = await add({ name: 'Old' });
    await model.updateOne({ _id: id }, { $unset: { language: 1 } });
    expect(await names({ language: 'de' })).toEqual(['Deutsch']);
    expect(await names({ language: 'en' })).toEqual(['Old', 'English']);
    expect(await names({})).toEqual(['Old', 'Deutsch', 'English']);
    expect(await consultants.find(id)).toMatchObject({ language: 'en' });
  });

  it('are found by any of the skills, in a skill or the position alone', async () => {
    await add({ name: 'Ada ABAP', position: 'Architect', skills: ['Fiori', 'C++'] });
    await add({ name: 'Bo', position: 'ABAP lead', skills: [] });
    await add({ name: 'Cleo', position: '', skills: ['Basis'], email: 'fiori@example.com' });
    expect(await names({ audience: 'visitor', skill: 'abap' })).toEqual(['Bo']);
    expect(await names({ audience: 'visitor', skill: 'BAS, c++' })).toEqual(['Cleo', 'Ada ABAP']);
    expect(await names({ audience: 'visitor', skill: 'fiori' })).toEqual(['Ada ABAP']);
    expect(await names({ audience: 'visitor', skill: '|' })).toEqual([]);
    expect(await names({ audience: 'visitor', skill: 'FI' })).toEqual([]);
    expect(await names({ audience: 'visitor', skill: '' })).toHaveLength(3);
  });

  it('meet both filters where both are given', async () => {
    await add({ name: 'Ada', skills: ['ABAP'] });
    await add({ name: 'Bo', skills: ['ABAP'] });
    await add({ name: 'Adam', skills: ['Basis'], position: '' });
    expect(await names({ q: 'ada', skill: 'abap' })).toEqual(['Ada']);
  });

  it('change in what is given', async () => {
    const consultant = await add();
    const changed = await consultants.replace(consultant.id, { email: '', skills: ['SAP CO'] }, new Date());
    expect(changed).toMatchObject({ ...consultant, email: '', skills: ['SAP CO'] });
    expect(await consultants.find(consultant.id)).toEqual(changed);
    expect(await consultants.replace(newId(), { name: 'Nobody' }, new Date())).toBeNull();
  });

  it('keep each of several simultaneous changes of different details', async () => {
    const { id } = await add();
    const changes = [{ name: 'N' }, { rate: 'R' }, { position: 'P' }, { availability: 'A' }];
    await Promise.all(changes.map((change) => consultants.replace(id, change, new Date())));
    expect(await consultants.find(id)).toMatchObject(Object.assign({}, ...changes));
  });

  it('are found by several ids, those that exist', async () => {
    const one = await add();
    expect(await consultants.findMany([one.id, newId()])).toMatchObject([one]);
    expect(await consultants.findMany([])).toEqual([]);
  });

  it('are removed once', async () => {
    const consultant = await add();
    const removed = await Promise.all([1, 2, 3].map(() => consultants.remove(consultant.id)));
    expect(removed.filter((each) => each !== null)).toMatchObject([consultant]);
    expect(await consultants.lock(consultant.id)).toBeNull();
  });

  it('are written to by a lock, for a removal to collide with, and look the same', async () => {
    const consultant = await add();
    const stored = await model.findById(consultant.id).lean();
    expect(await consultants.lock(consultant.id)).toMatchObject(consultant);
    expect(await consultants.find(consultant.id)).toMatchObject(consultant);
    expect(await model.findById(consultant.id).lean()).not.toEqual(stored);
  });

  // Can fail only where the store runs transactions concurrently.
  it('are not removed past a simultaneous lock: the removal sees what was written with it', async () => {
    const pairs = await Promise.all([add(), add(), add(), add()]);
    const outcomes = pairs.map(async ({ id }) => {
      // Stands for the application.
      const written = aConsultant();
      return Promise.all([
        db.unitOfWork.run(async () => {
          const locked = await consultants.lock(id);
          if (locked) await consultants.add(written);
          return locked !== null;
        }),
        db.unitOfWork.run(async () => {
          await consultants.remove(id);
          return (await consultants.find(written.id)) !== null;
        }),
      ]);
    });
    for (const [isHeld, isSeen] of await Promise.all(outcomes)) expect(isSeen).toBe(isHeld);
  });

  it('are as before when the unit of work fails', async () => {
    const before = [await add(), await add()];
    const work = db.unitOfWork.run(async () => {
      await consultants.add(aConsultant());
      await consultants.replace(before[0]?.id ?? '', { name: 'Other' }, new Date());
      await consultants.remove(before[1]?.id ?? '');
      throw new Error('no');
    });
    await expect(work).rejects.toThrow('no');
    expect((await consultants.page({ audience: 'company' }, ALL)).items).toMatchObject(before.reverse());
  });
});
