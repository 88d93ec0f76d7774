import { shareOf, shownSteps } from './funnel.ts';

const funnel = (...steps: number[]) => shownSteps([{ days: 30, steps }]).get(30);

it('shows of four applications their number alone, and of five how far they got', () => {
  expect(funnel(4, 4, 2, 1)).toEqual([4, null, null, null]);
  expect(funnel(5, 5, 5, 0)).toEqual([5, 5, 5, 0]);
});

it('does not tell how far those got who are fewer than five at a step', () => {
  expect(funnel(12, 12, 7, 3, 1)).toEqual([12, 12, 7, 3, null]);
  // There is nobody to tell apart.
  expect(funnel(12, 12, 0, 0)).toEqual([12, 12, 0, 0]);
});

it('does not tell by subtracting another period either: thirty days are shown first', () => {
  const both = shownSteps([
    { days: 7, steps: [10, 8, 5] },
    { days: 30, steps: [20, 10, 6] },
  ]);
  expect(both.get(30)).toEqual([20, 10, 6]);
  // Of the ten that came before, two reached the first stage: what became of these two stays unknown.
  expect(both.get(7)).toEqual([10, 8, null]);
  expect(
    shownSteps([
      { days: 7, steps: [6, 5] },
      { days: 30, steps: [9, 7] },
    ]).get(7),
  ).toEqual([6, null]);
});

it('tells fewer than five apart in no difference of shown steps', () => {
  for (let code = 0; code < 9 ** 4; code++) {
    const [a = 0, b = 0, c = 0, d = 0] = [0, 1, 2, 3].map((place) => Math.floor(code / 9 ** place) % 9);
    const short = [a + b + 4, a + b, a];
    const long = [a + b + c + d + 6, a + b + c, a + (c > 4 ? 1 : 0)];
    const found = shownSteps([
      { days: 7, steps: short },
      { days: 30, steps: long },
    ]);
    for (const index of [1, 2]) {
      const [inShort, inLong] = [found.get(7)?.[index], found.get(30)?.[index]];
      const before = [short[index - 1] ?? 0, long[index - 1] ?? 0] as const;
      const groups = [
        ...(inShort === null ? [] : [before[0]]),
        ...(inLong === null ? [] : [before[1]]),
        ...(inShort === null || inLong === null ? [] : [before[1] - before[0]]),
      ];
      expect(groups.filter((cases) => cases > 0 && cases < 5)).toEqual([]);
    }
  }
});

it.each([
  [5, 12, 42],
  [4, 12, null],
  [0, 12, null],
  [null, 12, null],
])('tells %j of %d as %j percent', (cases, first, share) => expect(shareOf(cases, first)).toBe(share));
