import { countPerDay, lastDigest, PLOT_DAYS, startOfPlot } from './days.ts';

const now = new Date('2026-03-01T10:00:00.000Z');

describe('countPerDay', () => {
  it('has every day, empty ones too, over the end of a month', () => {
    const dates = ['2026-02-27T00:00:00.000Z', '2026-02-28T23:00:00.000Z', '2026-03-01T09:59:59.999Z'];
    expect(
      countPerDay(
        dates.map((date) => new Date(date)),
        now,
        3,
      ),
    ).toEqual([
      { day: '2026-02-27', count: 1 },
      { day: '2026-02-28', count: 0 },
      { day: '2026-03-01', count: 2 },
    ]);
  });

  it('begins at midnight of its first day, thirty days without a number', () => {
    expect(startOfPlot(now, 3)).toEqual(new Date('2026-02-26T23:00:00.000Z'));
    expect(startOfPlot(now)).toEqual(new Date('2026-01-30T23:00:00.000Z'));
    expect(countPerDay([], now)).toHaveLength(PLOT_DAYS);
  });
});

describe('the digest before', () => {
  it('is that of Friday on a Monday, else that of the day before', () => {
    const before = (day: string) => lastDigest(new Date(`${day}T06:00:00.000Z`)).toISOString();
    expect(before('2026-03-02')).toBe('2026-02-27T06:00:00.000Z');
    for (const [today, yesterday] of [
      ['2026-03-03', '2026-03-02'],
      ['2026-03-06', '2026-03-05'],
      ['2026-03-08', '2026-03-07'],
    ] as const)
      expect(before(today)).toBe(`${yesterday}T06:00:00.000Z`);
  });
});
