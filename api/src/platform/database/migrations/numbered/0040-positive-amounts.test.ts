import { engines } from '../../../../../../test/support/app/database.ts';
import { Installation } from '../../../../../../test/support/app/installation.ts';
import { MIGRATIONS } from '../migrations.ts';

describe.each(engines())('pay of 0 from before it was refused, on %s', (engine) => {
  let product: Installation;
  beforeAll(async () => {
    product = await Installation.create(engine);
    await product.start();
  });
  afterAll(() => product.end());

  it('is not stated, and what else was stated stays', async () => {
    const jobs = product.connection.collection('jobs');
    const paid = (title: string, salary_from: number | null, salary_to: number | null) => ({
      ...{ title, search: title, words: [], state: 'open', createdAt: new Date('2026-01-01') },
      ...{ salary_from, salary_to, salary_period: 'year' },
    });
    await jobs.insertMany([paid('range', 0, 60_000), paid('nothing', 0, 0), paid('paid', 50_000, null)]);
    const migration = MIGRATIONS.find(({ number }) => number === 40)!;
    const configured = { oidcIssuer: '', auegPermit: null };
    for (let times = 0; times < 2; times++)
      await migration.run(product.connection.db!, product.connection, configured);

    const stored = await jobs.find().sort({ title: 1 }).toArray();
    const pay = stored.map(({ title, salary_from, salary_to, salary_period }) => [
      ...[title, salary_from, salary_to, salary_period],
    ]);
    expect(pay).toEqual([
      ['nothing', null, null, null],
      ['paid', 50_000, null, 'year'],
      ['range', null, 60_000, 'year'],
    ]);
  });
});
