import type { ApplicationStatus } from '@consulting/contracts';
import { Flow, stagesReached, type Arrival, type Lapse } from './flow.ts';

const stage = (id: string) => ({ id, name: { en: id, de: id } });
const STAGES = {
  list: [stage('new'), stage('review'), stage('offer')],
  removed: [{ id: 'call', to: 'review', at: new Date(0) }],
};
/** A Monday, the day after clocks went forward. */
const NOW = new Date('2026-03-30T10:00:00.000Z');
const LENGTHS = [7, 30, 90] as const;

const flow = () => new Flow(NOW, LENGTHS, STAGES);
const arrival = (at: string, job: Partial<NonNullable<Arrival['job']>> = {}): Arrival => ({
  ...{ kind: 'job', appliedAt: new Date(at) },
  job: { id: 'j1', status: 'pending', stages: ['new'], ...job },
});
const lapse = (from: string, to: string): Lapse => ({
  ...{ kind: 'project', appliedAt: new Date(from), at: new Date(to) },
});
const arrivedIn = ({ periods }: Flow) => periods.map(({ kinds }) => kinds.job.arrived);

it('counts whole days in Berlin, today included, each period in the longer ones', () => {
  const counted = flow();
  expect(counted.periods.map(({ from }) => from)).toEqual(['2026-03-24', '2026-03-01', '2025-12-31']);
  for (const at of [
    // The last millisecond of 23 March in Berlin, and the first of the 24th.
    '2026-03-23T22:59:59.999Z',
    '2026-03-23T23:00:00.000Z',
    '2026-02-28T22:59:59.999Z',
    '2025-12-30T23:00:00.000Z',
    '2025-12-30T22:59:59.999Z',
    // Not yet: the clock of another process is ahead.
    '2026-03-30T10:00:00.001Z',
  ])
    counted.arrived(arrival(at));
  expect(arrivedIn(counted)).toEqual([1, 2, 4]);
});

it('puts what came in and what was decided into the weeks of Berlin, with the first one whole', () => {
  const counted = flow();
  counted.arrived(arrival('2026-03-22T22:59:59.999Z'));
  counted.arrived(arrival('2026-03-22T23:00:00.000Z'));
  counted.arrived(arrival('2026-03-29T22:00:00.000Z'));
  counted.decided(lapse('2026-03-01T10:00:00.000Z', '2026-03-29T21:59:59.999Z'));
  const [week, month] = counted.periods;
  expect(week && counted.weeksOf(week)).toMatchObject([
    { name: '2026-W13', monday: '2026-03-23', arrived: 1, decided: 1 },
    { name: '2026-W14', monday: '2026-03-30', arrived: 1, decided: 0 },
  ]);
  expect(month && counted.weeksOf(month).map(({ name, arrived }) => [name, arrived])).toEqual([
    ...[
      ['2026-W09', 0],
      ['2026-W10', 0],
      ['2026-W11', 0],
    ],
    ...[
      ['2026-W12', 1],
      ['2026-W13', 1],
      ['2026-W14', 1],
    ],
  ]);
  // The longest period begins on a Wednesday: its first week is read from Monday on.
  expect(counted.since).toEqual(new Date('2025-12-28T23:00:00.000Z'));
});

it('times openings and decisions by when they happened, and not by the arrival', () => {
  const counted = flow();
  counted.seen(lapse('2025-01-01T10:00:00.000Z', '2026-03-29T10:00:00.000Z'));
  counted.decided(lapse('2026-03-09T10:00:00.000Z', '2026-03-10T10:00:00.000Z'));
  expect(
    counted.periods.map(({ kinds: { project } }) => [project.seen.cases, project.decided.cases]),
  ).toEqual([
    [1, 0],
    [1, 1],
    [1, 1],
  ]);
  expect(counted.periods[1]?.kinds.project.decided.ofTenths(5)).toBe(1);
});

it('counts for each job how far its applications got, also back from there and through removed stages', () => {
  const counted = flow();
  const add = (status: ApplicationStatus, ...stages: string[]) =>
    counted.arrived(arrival('2026-03-29T10:00:00.000Z', { status, stages }));
  add('pending');
  add('pending', 'new', 'offer', 'review');
  add('rejected', 'call');
  add('pending', 'unknown');
  // Selected from the first stage: it has passed all.
  add('selected', 'new');
  counted.arrived({ kind: 'project', appliedAt: new Date('2026-03-29T10:00:00.000Z') });
  const [week] = counted.periods;
  expect([...(week?.jobs ?? [])]).toEqual([['j1', { arrived: 5, reached: [5, 3, 2], selected: 1 }]]);
});

it('takes a move that was undone within a minute for none', () => {
  const move = (seconds: number, id: string) => ({ at: new Date(seconds * 1_000), to: stage(id) });
  const moves = [move(0, 'review'), move(100, 'offer'), move(110, 'review'), move(170, 'new')];
  expect(stagesReached(moves)).toEqual(['review', 'review', 'new']);
  expect(stagesReached([])).toEqual([]);
});
