import { availabilityState, type Availability } from './availability.ts';

// Berlin is two hours ahead: 1 p.m. on 1 June.
const CONFIRMED = '2026-06-01T11:00:00.000Z';
const known = (changes: Partial<Availability> = {}): Availability => ({
  available_from: '2027-02-01',
  days_per_week: 3,
  confirmedAt: CONFIRMED,
  ...changes,
});
/** The same time of day, so many days after the confirmation. */
const onDay = (day: number) => new Date(Date.parse(CONFIRMED) + day * 86_400_000);

describe('the state of an availability', () => {
  it.each([
    [0, 'confirmed'],
    [29, 'confirmed'],
    [30, 'ageing'],
    [59, 'ageing'],
  ])('on day %i it is %s', (day, state) => {
    expect(availabilityState(known(), onDay(day))).toEqual({
      state,
      from: '2027-02-01',
      days_per_week: 3,
      confirmedOn: '2026-06-01',
      age: day,
    });
  });

  it.each([60, 61, 400])('on day %i it is unknown, and claims nothing', (day) => {
    expect(availabilityState(known(), onDay(day))).toEqual({ state: 'unknown' });
  });

  it('changes at midnight in Berlin, whatever the time of the confirmation', () => {
    const stateAt = (now: string, confirmedAt = CONFIRMED) =>
      availabilityState(known({ confirmedAt }), new Date(now)).state;
    // 1 July begins in Berlin at 22:00 UTC of the day before.
    expect(stateAt('2026-06-30T21:59:59.999Z')).toBe('confirmed');
    expect(stateAt('2026-06-30T22:00:00.000Z')).toBe('ageing');
    // In Berlin it is 2 June already.
    expect(stateAt('2026-07-01T21:59:59.999Z', '2026-06-01T22:00:00.000Z')).toBe('confirmed');
    // In winter a day begins at 23:00 UTC.
    expect(stateAt('2026-11-29T22:59:59.999Z', '2026-10-01T10:00:00.000Z')).toBe('ageing');
    expect(stateAt('2026-11-29T23:00:00.000Z', '2026-10-01T10:00:00.000Z')).toBe('unknown');
  });

  it('says now from the day on which somebody is free', () => {
    const fromOf = (now: string) =>
      availabilityState(known({ available_from: '2026-06-03' }), new Date(now)) as { from: string };
    expect(fromOf('2026-06-02T21:59:00.000Z').from).toBe('2026-06-03');
    expect(fromOf('2026-06-02T22:00:00.000Z').from).toBe('now');
    expect(fromOf('2026-06-20T12:00:00.000Z').from).toBe('now');
  });

  it('is known by one of the two, and unknown by none, or without a confirmation', () => {
    const stateOf = (changes: Partial<Availability>) => availabilityState(known(changes), onDay(1));
    expect(stateOf({ available_from: null })).toMatchObject({ state: 'confirmed', from: null });
    expect(stateOf({ days_per_week: null })).toMatchObject({ state: 'confirmed', days_per_week: null });
    expect(stateOf({ available_from: null, days_per_week: null })).toEqual({ state: 'unknown' });
    expect(stateOf({ confirmedAt: null })).toEqual({ state: 'unknown' });
    expect(availabilityState({}, onDay(1))).toEqual({ state: 'unknown' });
  });

  it('takes a confirmation by a clock that is ahead for one of today', () => {
    expect(availabilityState(known(), onDay(-1))).toMatchObject({ state: 'confirmed', age: 0 });
  });
});
