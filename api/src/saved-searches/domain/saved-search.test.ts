import { lookedAtFrom, nextAlert } from './saved-search.ts';

const next = (cadence: 'daily' | 'weekly', after: string) =>
  nextAlert(cadence, new Date(after))?.toISOString();

describe('the next alert', () => {
  it('is at 7:00 in Berlin, in winter and in summer', () => {
    expect(next('daily', '2026-01-15T03:00:00Z')).toBe('2026-01-15T06:00:00.000Z');
    expect(next('daily', '2026-07-15T03:00:00Z')).toBe('2026-07-15T05:00:00.000Z');
    // After midnight in Berlin, still the day before in London.
    expect(next('daily', '2026-07-14T22:30:00Z')).toBe('2026-07-15T05:00:00.000Z');
  });

  it('is the one of tomorrow from 7:00:00 on', () => {
    expect(next('daily', '2026-01-15T05:59:59.999Z')).toBe('2026-01-15T06:00:00.000Z');
    expect(next('daily', '2026-01-15T06:00:00.000Z')).toBe('2026-01-16T06:00:00.000Z');
    expect(next('daily', '2026-12-31T06:00:00.001Z')).toBe('2027-01-01T06:00:00.000Z');
  });

  it.each([
    ['begins', '2026-03-28T12:00:00Z', '2026-03-29T05:00:00.000Z', '2026-03-30T05:00:00.000Z'],
    ['ends', '2026-10-24T12:00:00Z', '2026-10-25T06:00:00.000Z', '2026-10-26T06:00:00.000Z'],
  ])('stays at 7:00 on the day on which summer time %s', (_, before, first, second) => {
    expect(next('daily', before)).toBe(first);
    expect(next('daily', first)).toBe(second);
    // Both are Sundays: the weekly one is a day later.
    expect(next('weekly', before)).toBe(second);
  });

  it('is on Mondays for weekly ones', () => {
    expect(next('weekly', '2026-03-09T05:59:59.999Z')).toBe('2026-03-09T06:00:00.000Z');
    expect(next('weekly', '2026-03-09T06:00:00.000Z')).toBe('2026-03-16T06:00:00.000Z');
    // Sunday evening in London is Monday in Berlin.
    expect(next('weekly', '2026-03-15T23:30:00Z')).toBe('2026-03-16T06:00:00.000Z');
    expect(nextAlert('none', new Date())).toBeNull();
  });
});

it('a sweep looks an hour back behind the last one, but not before the search was saved', () => {
  const from = new Date('2026-03-02T09:00:00Z');
  const after = (since: string) => lookedAtFrom({ from, since: new Date(since) }).toISOString();
  expect(after('2026-03-03T06:00:00Z')).toBe('2026-03-03T05:00:00.000Z');
  expect(after('2026-03-02T09:30:00Z')).toBe(from.toISOString());
  expect(after('2026-03-02T09:00:00Z')).toBe(from.toISOString());
});
