import { asClaimed, confirmedBy, nextReminder, NO_AVAILABILITY } from './availability.ts';

const NOW = new Date('2026-06-10T11:00:00.000Z');

describe('a reminder', () => {
  const known = {
    available_from: '2026-09-01',
    days_per_week: 3,
    confirmedAt: new Date('2026-03-01T22:59:00.000Z'),
  };
  const next = (now: string) => nextReminder(known, new Date(now))?.toISOString() ?? null;

  it('is due at 7 a.m. in Berlin on days 30 and 45, and never again', () => {
    expect(next('2026-03-01T23:00:00.000Z')).toBe('2026-03-31T05:00:00.000Z');
    expect(next('2026-03-31T05:00:00.000Z')).toBe('2026-04-15T05:00:00.000Z');
    expect(next('2026-04-15T05:00:00.000Z')).toBeNull();
  });

  it('is not made up for when it was missed', () => {
    expect(next('2026-04-10T12:00:00.000Z')).toBe('2026-04-15T05:00:00.000Z');
    expect(next('2027-01-01T12:00:00.000Z')).toBeNull();
  });

  it('counts days in Berlin: a minute later it is another one', () => {
    const confirmedAt = new Date('2026-03-01T23:00:00.000Z');
    expect(nextReminder({ ...known, confirmedAt }, confirmedAt)).toEqual(
      new Date('2026-04-01T05:00:00.000Z'),
    );
  });

  it('is not due for somebody of whom nothing is known', () => {
    expect(nextReminder(NO_AVAILABILITY, NOW)).toBeNull();
    expect(nextReminder({ ...NO_AVAILABILITY, confirmedAt: NOW }, NOW)).toBeNull();
  });
});

it('saving either field confirms both, and saving none confirms nothing', () => {
  expect(confirmedBy({ available_from: null }, NOW)).toEqual({ confirmedAt: NOW });
  expect(confirmedBy({ days_per_week: 2 }, NOW)).toEqual({ confirmedAt: NOW });
  expect(confirmedBy({}, NOW)).toEqual({});
});

it('others see nothing of what has become unknown, but when it was confirmed', () => {
  const entry = { name: 'Ada', available_from: '2026-09-01', days_per_week: 3 };
  const fresh = { ...entry, confirmedAt: new Date('2026-04-12T10:00:00.000Z') };
  const old = { ...entry, confirmedAt: new Date('2026-04-11T10:00:00.000Z') };
  expect(asClaimed(fresh, NOW)).toEqual(fresh);
  expect(asClaimed(old, NOW)).toEqual({ ...old, available_from: null, days_per_week: null });
});
