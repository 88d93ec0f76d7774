import { skillsNamed } from '@consulting/contracts/vocabulary';
import type { Model } from 'mongoose';
import { engines, openTestDatabase, type TestDatabase } from '../../../../../test/support/app/database.ts';
import { newId } from '../../../shared/id.ts';
import type { JobFilter } from '../../application/jobs.ports.ts';
import { aJob } from '../../domain/job.fixture.ts';
import { newJob, type Job, type JobDetails } from '../../domain/job.ts';
import { JOB_MODEL, jobSchema, type JobDocument } from './job.schema.ts';
import { MongoJobRepository } from './mongo-job.repository.ts';

const ALL = { page: 1, limit: 100 };

describe.each(engines())('jobs on %s', (engine) => {
  let db: TestDatabase;
  let model: Model<JobDocument>;
  let jobs: MongoJobRepository;
  let day = 1;

  beforeAll(async () => {
    db = await openTestDatabase(engine);
    model = await db.model(JOB_MODEL, jobSchema);
    jobs = new MongoJobRepository(model);
  });
  afterEach(() => db.clear());
  afterAll(() => db.close());

  async function add(details: Partial<JobDetails> = {}, lifeCycle: Partial<Job> = {}) {
    const job = { ...newJob(aJob(details), newId(), new Date(Date.UTC(2026, 2, day++))), ...lifeCycle };
    await jobs.add(job);
    return job;
  }

  const titles = async (filter: JobFilter) => (await jobs.page(filter, ALL)).items.map(({ title }) => title);

  it('keeps what it is given', async () => {
    const job = await add();
    expect(await jobs.find(job.id)).toEqual({ ...job, updatedAt: expect.any(Date) });
    expect(await jobs.find(newId())).toBeNull();
  });

  it('begins with what a reader shares, by title and qualification, if it is asked to', async () => {
    await add({ title: 'Developer', qualification: 'Three years of ABAP, Fiori and OData' });
    await add({ title: 'ABAP Developer', qualification: 'Good English' });
    await add({ title: 'Accountant', qualification: 'A degree' });
    await add({ title: 'Draft of ABAP', qualification: 'ABAP and Fiori' }, { state: 'draft' });
    const reader = skillsNamed({ skills: ['abap', 'fiori'] });
    const page = await jobs.page({ state: 'open' }, ALL, reader);
    expect(page.items.map(({ title }) => title)).toEqual(['Developer', 'ABAP Developer', 'Accountant']);
    expect(await titles({ q: 'OData' })).toEqual([]);
  });

  it('pages newest first', async () => {
    for (const title of ['a', 'b', 'c']) await add({ title });
    const page = await jobs.page({}, { page: 2, limit: 2 });
    expect(page.items.map(({ title }) => title)).toEqual(['a']);
    expect(page.total).toBe(3);
    expect((await jobs.page({}, { page: 9, limit: 2 })).items).toEqual([]);
  });

  it('searches title joined with location, literally and ignoring case', async () => {
    await add({ title: 'SAP Basis (m/w/d)', location: 'Berlin' });
    await add({ title: 'SAP FI/CO', location: 'München' });
    expect(await titles({ q: 'basis' })).toEqual(['SAP Basis (m/w/d)']);
    expect(await titles({ q: 'MÜNCHEN' })).toEqual(['SAP FI/CO']);
    expect(await titles({ q: '(m/w/d) ber' })).toEqual(['SAP Basis (m/w/d)']);
    expect(await titles({ q: 'SAP.*' })).toEqual([]);
    expect(await titles({ q: 'sap', location: 'Berlin' })).toEqual(['SAP Basis (m/w/d)']);
    expect(await titles({ q: 'sap', location: 'Berlin', state: 'open' })).toEqual(['SAP Basis (m/w/d)']);
    expect(await titles({ q: 'sap', location: 'Berlin', state: 'paused' })).toEqual([]);
    expect(await titles({ location: 'Berlin', state: 'open' })).toEqual(['SAP Basis (m/w/d)']);
    expect(await titles({ location: 'BERLIN' })).toEqual(['SAP Basis (m/w/d)']);
    expect(await titles({ location: 'Munich' })).toEqual(['SAP FI/CO']);
    expect(await titles({ location: 'Ber' })).toEqual([]);
  });

  it('finds how and where one works, and those of one state', async () => {
    await add({ title: 'Near', employment_type: 'part-time', workplace: 'onsite' });
    await add({ title: 'Far', employment_type: 'full-time', workplace: 'remote' }, { state: 'paused' });
    expect(await titles({ q: 'PART-TIME' })).toEqual(['Near']);
    expect(await titles({ q: 'remote' })).toEqual(['Far']);
    expect(await titles({ state: 'open' })).toEqual(['Near']);
    expect(await titles({ state: 'paused', q: 'time' })).toEqual(['Far']);
  });

  it('finds those with a workplace, a kind of employment, and a pay as it is stated', async () => {
    await add({ title: 'A', workplace: 'remote', employment_type: 'full-time' });
    await add({ title: 'B', workplace: 'remote', salary_from: 60_000, salary_period: 'year' });
    await add({ title: 'C', salary_from: 55_000, salary_to: 75_000, salary_period: 'year' });
    await add({ title: 'D', salary_to: 800, salary_period: 'day' });
    expect(await titles({ workplace: 'remote' })).toEqual(['B', 'A']);
    expect(await titles({ workplace: 'remote', employment_type: 'full-time', state: 'open' })).toEqual(['A']);
    const paid = (from: number, period: 'year' | 'day' | 'month') => titles({ pay: { from, period } });
    expect(await paid(0, 'year')).toEqual(['C', 'B']);
    expect(await paid(60_000, 'year')).toEqual(['C', 'B']);
    expect(await paid(60_001, 'year')).toEqual(['C']);
    expect(await paid(75_001, 'year')).toEqual([]);
    expect(await paid(9, 'day')).toEqual(['D']);
    expect(await paid(9, 'month')).toEqual([]);
    const [edited] = (await jobs.page({ q: 'A' }, ALL)).items;
    await jobs.replace({ ...edited!, workplace: 'onsite' });
    expect(await titles({ workplace: 'remote' })).toEqual(['B']);
    expect(await titles({ workplace: 'onsite' })).toEqual(['A']);
  });

  it('finds those written in a language; what was stored without one is English', async () => {
    await add({ title: 'English' });
    await add({ title: 'Deutsch', language: 'de' });
    const { id } = await add({ title: 'Old' });
    await model.updateOne({ _id: id }, { $unset: { language: 1 } });
    expect(await titles({ language: 'de' })).toEqual(['Deutsch']);
    expect(await titles({ language: 'en' })).toEqual(['Old', 'English']);
    // The public list shows open ones only.
    expect(await titles({ language: 'de', state: 'open' })).toEqual(['Deutsch']);
    expect(await titles({ language: 'en', state: 'open' })).toEqual(['Old', 'English']);
    expect(await titles({})).toEqual(['Old', 'Deutsch', 'English']);
    expect(await jobs.find(id)).toMatchObject({ language: 'en' });
  });

  it('lists each location of open jobs once, sorted, and not the empty one', async () => {
    for (const location of ['Potsdam', 'Berlin', '', 'Berlin', 'Köln']) await add({ location });
    await add({ location: 'Bonn' }, { state: 'closed' });
    expect(await jobs.locations()).toEqual(['Berlin', 'Köln', 'Potsdam']);
  });

  it('gives a part of those in a state in batches, newest first', async () => {
    const open: string[] = [];
    for (let n = 0; n < 140; n++) open.unshift((await add({ title: `${n}` })).title);
    await add({ title: 'draft' }, { state: 'draft' });
    const part = async (from: number, most: number) => {
      const batches: string[][] = [];
      for await (const batch of jobs.batches('open', { from, most }))
        batches.push(batch.map(({ title }) => title));
      return batches;
    };
    const batches = await part(5, 130);
    expect(batches.map(({ length }) => length)).toEqual([60, 60, 10]);
    expect(batches.flat()).toEqual(open.slice(5, 135));
    expect(await part(130, 100)).toEqual([open.slice(130)]);
    expect(await part(140, 100)).toEqual([]);
  });

  it('finds under the new words after an edit, not under the old ones', async () => {
    const job = await add({ title: 'Old', location: 'Bonn' });
    await jobs.replace({ ...job, title: 'New', location: 'Mainz' });
    expect(await titles({ q: 'old' })).toEqual([]);
    expect(await titles({ q: 'new mainz' })).toEqual(['New']);
    expect((await jobs.find(job.id))?.createdAt).toEqual(job.createdAt);
  });

  it('tells what those jobs are called that are there, and in which language', async () => {
    const [job, old] = [
      await add({ title: 'SAP-Berater', language: 'de' }),
      await add({ title: 'SAP Basis' }),
    ];
    await model.updateOne({ _id: old.id }, { $unset: { language: 1 } });
    expect(await jobs.titlesOf([job.id, job.id, old.id, newId()])).toEqual(
      new Map([
        [job.id, { title: 'SAP-Berater', language: 'de' }],
        [old.id, { title: 'SAP Basis', language: 'en' }],
      ]),
    );
    expect(await jobs.titlesOf([])).toEqual(new Map());
  });

  it('takes a step from one state, once', async () => {
    const { id, ...job } = await add();
    const to = { state: 'closed', closes_at: null, closesAt: null } as const;
    const steps = await Promise.all(Array.from({ length: 10 }, () => jobs.step(id, 'open', to)));
    expect(steps.filter((step) => step !== null)).toMatchObject([{ id, ...job, state: 'closed' }]);
    expect(await jobs.step(id, 'open', to)).toBeNull();
  });

  it('closes what is past its last day, and nothing else', async () => {
    const [before, after] = [new Date('2026-11-20T22:59:59.999Z'), new Date('2026-11-20T23:00:00.000Z')];
    const last = { closes_at: '2026-11-20', closesAt: after };
    const [open, paused] = [await add({}, last), await add({}, { ...last, state: 'paused' })];
    const others = [
      await add(),
      await add({}, { ...last, state: 'draft' }),
      await add({}, { ...last, state: 'closed' }),
    ];
    expect(await jobs.due(before)).toEqual([]);
    expect((await jobs.due(after)).sort()).toEqual([open.id, paused.id].sort());
    expect(await jobs.closeDue(open.id, before)).toBeNull();
    expect(await jobs.closeDue(open.id, after)).toMatchObject({ ...open, state: 'closed' });
    expect(await jobs.closeDue(open.id, after)).toBeNull();
    for (const other of others) expect(await jobs.closeDue(other.id, after)).toBeNull();
  });

  it('removes once', async () => {
    const job = await add();
    expect(await jobs.remove(job.id)).toMatchObject(job);
    expect(await jobs.remove(job.id)).toBeNull();
    expect((await jobs.page({}, ALL)).total).toBe(0);
  });

  it('lets a locked job be deleted only before or after the unit of work that locks it', async () => {
    const job = await add();
    const seen = await Promise.all([
      db.unitOfWork.run(async () => {
        const locked = await jobs.lock(job.id);
        const found = await jobs.find(job.id);
        return locked === null ? found === null : found !== null;
      }),
      db.unitOfWork.run(() => jobs.remove(job.id)),
    ]);
    expect(seen[0]).toBe(true);
    expect(await db.unitOfWork.run(() => jobs.lock(job.id))).toBeNull();
  });
});
