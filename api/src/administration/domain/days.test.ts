import { countPerDay, startOfPlot } from './days.ts';

const now = new Date('2026-03-01T10:00:00.000Z');

describe('countPerDay', () => {
  it('has every day, empty ones too, over the end of a month', () => {
    const dates = ['2026-02-27T00:00:00.000Z', '2026-03-01T00:00:00.000Z', '2026-03-01T09:59:59.999Z'];
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

  it('begins at midnight of its first day', () => {
    expect(startOfPlot(now, 3)).toEqual(new Date('2026-02-27T00:00:00.000Z'));
  });
});
