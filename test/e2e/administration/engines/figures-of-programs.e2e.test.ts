import { Types } from 'mongoose';
import { APPLICATION_KINDS, FIGURE_DAYS } from '@consulting/contracts';
import type { FiguresView } from '../../../../api/src/administration/adapters/http/figures/figures.dto.ts';
import { startApp, type TestApp } from '../../../support/app/app.ts';
import { aKey } from '../../../support/people/keys.ts';
import { signInAdmin, type Speaking } from '../../../support/people/people.ts';

const DAY = 86_400_000;
/** Days on which figures are read. */
const DAYS = 21;

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
  app.clock.set(new Date('2026-03-03T11:00:00Z'));
});
afterAll(() => app.close());

let seed = 5;
const upTo = (most: number) => {
  seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor(seed / 65_536) % (most + 1);
};
const ago = (days: number) => new Date(app.clock.now().getTime() - days * DAY);
const applications = () => app.connection.model('Application');

/** A day at the firm: some apply, some are seen and decided on, some decisions are taken back, and somebody is erased. */
async function aDayPasses(): Promise<void> {
  for (const kind of APPLICATION_KINDS)
    for (let count = upTo(upTo(3)); count > 0; count--) {
      const seenAt = upTo(1) ? ago(0.2) : null;
      await applications().create({
        ...{
          kind,
          targetId: new Types.ObjectId(),
          applicantId: new Types.ObjectId(),
          title: 'SAP',
          person: 'Nora',
        },
        ...{ withdrawn: new Types.ObjectId(), stage: 'new', stageSince: ago(0.5) },
        ...{
          appliedAt: ago(0.5),
          seenAt,
          decidedAt: seenAt && ago(0.1),
          status: seenAt ? 'rejected' : 'pending',
        },
      });
    }
  const [first] = await applications().find().sort({ appliedAt: 1 }).limit(1);
  if (upTo(2) === 0) await first?.deleteOne();
  if (upTo(2) === 0)
    await applications().updateOne({ status: 'rejected' }, { $set: { status: 'pending', decidedAt: null } });
  app.clock.advance(DAY);
}

/** Every number of cases that is told, by what it counts. */
function countsIn({ kinds, weeks, jobs, others }: FiguresView): Map<string, number> {
  return new Map<string, number>([
    ...kinds.flatMap(({ kind, arrived, seen, decided }): [string, number][] => [
      [`${kind} arrived`, arrived],
      [`${kind} seen`, seen.cases],
      [`${kind} decided`, decided.cases],
    ]),
    ...weeks.flatMap(({ name, arrived, decided }): [string, number][] => [
      [`${name} arrived`, arrived],
      [`${name} decided`, decided],
    ]),
    ...jobs.flatMap(({ _id, steps }) =>
      steps.map(({ cases }, step): [string, number] => [`${_id} ${step}`, cases ?? 0]),
    ),
    ['others', others.arrived],
  ]);
}

/** The numbers in the cells of a table, by its line. */
const countsInTable = (text: string) =>
  new Map(
    text
      .split('\r\n')
      .slice(1, -1)
      .map((line) => /^(.*),(\d+),[^,]*,[^,]*,[^,]*$/.exec(line))
      .map((found) => [found?.[1] ?? '', Number(found?.[2])] as const),
  );

/** Reads all that a reader is told now. */
async function readBy({ get }: Pick<Speaking, 'get'>): Promise<Map<string, number>> {
  const found = new Map<string, number>();
  for (const days of FIGURE_DAYS) {
    const figures = (await get(`/api/admin/figures?days=${days}`).expect(200)).body as FiguresView;
    for (const [what, cases] of countsIn(figures)) found.set(`${days}: ${what}`, cases);
    const { text } = await get(`/api/admin/figures.csv?days=${days}`).expect(200);
    for (const [what, cases] of countsInTable(text)) found.set(`table of ${days}: ${what}`, cases);
  }
  return found;
}

/** What two readings of different days, or two numbers of the same one, tell of one to four cases. */
function differencesOf(readings: readonly Map<string, number>[]): string[] {
  const isFew = (cases: number) => Math.abs(cases) > 0 && Math.abs(cases) < 5;
  return readings.flatMap((reading, index) => {
    const before = readings[index - 1];
    return [...reading].flatMap(([what, cases]) => {
      const same = [...reading].filter(([other]) => other.split(': ')[1] === what.split(': ')[1]);
      const others = [...same.map(([, each]) => each), before?.get(what) ?? 0, 0];
      return others.some((each) => isFew(cases - each)) ? [`day ${index}, ${what}`] : [];
    });
  });
}

it('a program that reads the figures every day, and what is subtracted of them, tells no group of one to four', async () => {
  const program = await aKey(app, { scopes: ['figures:read'] });
  const desk = await aKey(app, { scopes: ['figures:read', 'applications:read'] });
  const [told, exact]: Map<string, number>[][] = [[], []];
  for (let day = 0; day < DAYS; day++) {
    await aDayPasses();
    const reading = await readBy(program);
    told!.push(reading);
    exact!.push(await readBy(desk));
    // Later on the same day it is the same, whatever happens.
    if (day % 7 === 3) {
      await applications().deleteMany({ kind: 'speculative' });
      expect(await readBy(program)).toEqual(reading);
    }
  }
  expect(differencesOf(told!)).toEqual([]);
  expect(told!.at(-1)?.get('90: null arrived')).toBeGreaterThan(20);
  // The same comparisons of what those see who may read applications.
  expect(differencesOf(exact!).length).toBeGreaterThan(100);
});

it('an administrator sees every case, today’s too, and a program those of yesterday', async () => {
  const admin = await signInAdmin(app);
  const program = await aKey(app, { scopes: ['figures:read'] });
  const figuresFor = async (reader: Pick<Speaking, 'get'>) =>
    (await reader.get('/api/admin/figures?days=7').expect(200)).body as FiguresView;
  const [all, told] = [await figuresFor(admin), await figuresFor(program)];
  expect(all).toMatchObject({ at: '2026-03-24T11:00:00.000Z', from: '2026-03-18' });
  expect(told).toMatchObject({ at: '2026-03-23T23:00:00.000Z', from: '2026-03-17', waiting: [], jobs: [] });
  expect(told.stages).toEqual(all.stages);
});
