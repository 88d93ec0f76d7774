import type { FigureDays } from '@consulting/contracts';
import { described, isFine, type Cell } from './described.ts';

const cell = (kind: string | null, days: FigureDays, cases: number): Cell => ({ kind, days, cases });
const shown = (...cells: Cell[]) =>
  [...described(cells)].map(({ kind, days }) => `${kind ?? 'all'} ${days}`).sort();

it('describes five cases, and not four', () => {
  expect(shown(cell(null, 30, 5))).toEqual(['all 30']);
  expect(shown(cell(null, 30, 4), cell(null, 7, 0))).toEqual([]);
});

it('describes no kind that leaves a few cases of all', () => {
  expect(shown(cell(null, 30, 20), cell('job', 30, 17), cell('project', 30, 3))).toEqual(['all 30']);
  // Nor two of which each leaves enough, and both together do not: the smaller one is not described.
  expect(
    shown(cell(null, 30, 28), cell('job', 30, 17), cell('project', 30, 8), cell('consultant', 30, 3)),
  ).toEqual(['all 30', 'job 30']);
  expect(
    shown(cell(null, 30, 30), cell('job', 30, 17), cell('project', 30, 8), cell('consultant', 30, 5)),
  ).toEqual(['all 30', 'consultant 30', 'job 30', 'project 30']);
  // A kind that is all there is says nothing more.
  expect(shown(cell(null, 30, 6), cell('job', 30, 6))).toEqual(['all 30', 'job 30']);
});

it('describes no period that leaves a few cases of another one: thirty days win, then ninety', () => {
  expect(shown(cell(null, 7, 6), cell(null, 30, 8), cell(null, 90, 20))).toEqual(['all 30', 'all 90']);
  expect(shown(cell(null, 7, 6), cell(null, 30, 16), cell(null, 90, 20))).toEqual(['all 30', 'all 7']);
  expect(shown(cell(null, 7, 6), cell(null, 30, 4), cell(null, 90, 10))).toEqual(['all 90']);
  expect(shown(cell(null, 7, 6), cell(null, 30, 11))).toEqual(['all 30', 'all 7']);
  expect(shown(cell('job', 7, 6), cell(null, 30, 8))).toEqual(['all 30']);
});

it('tells fewer than five cases never apart, in a thousand stores', () => {
  let seed = 7;
  const upTo = (most: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648;
    return seed % (most + 1);
  };
  const KINDS = ['job', 'project', 'consultant', 'speculative'];
  let most = 0;
  for (let store = 0; store < 1_000; store++) {
    const cells: Cell[] = [];
    const counts = new Map(KINDS.map((kind) => [kind, 0]));
    for (const days of [7, 30, 90] as const) {
      for (const kind of KINDS) counts.set(kind, (counts.get(kind) ?? 0) + upTo(upTo(2) * 6));
      const all = [...counts.values()].reduce((sum, count) => sum + count, 0);
      cells.push(cell(null, days, all), ...KINDS.map((kind) => cell(kind, days, counts.get(kind) ?? 0)));
    }
    const told = described(cells);
    most = Math.max(most, told.size);
    for (const one of told) {
      expect(one.cases).toBeGreaterThanOrEqual(5);
      for (const other of told) {
        const isPart = one.days <= other.days && (other.kind === null || other.kind === one.kind);
        if (isPart) expect(isFine(other.cases - one.cases)).toBe(true);
      }
      if (one.kind !== null) continue;
      const parts = [...told].filter(({ kind, days }) => kind !== null && days === one.days);
      expect(isFine(one.cases - parts.reduce((sum, { cases }) => sum + cases, 0))).toBe(true);
    }
  }
  // Not by describing nothing.
  expect(most).toBeGreaterThan(10);
});
