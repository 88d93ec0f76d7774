import { firstTick, isTooLate, latestTick, longestPause, tickAfter } from './timetable.ts';

const at = (time: string) => new Date(`2026-${time}:00.000Z`);
const HOUR = 60 * 60_000;
const hourly = { every: HOUR };
const mornings = { cron: '0 7 * * 1-5' };

describe('a timetable', () => {
  it('has what has a period run at once, and what has a time of day at that time in Berlin', () => {
    expect(firstTick(hourly, at('03-02T09:20'))).toEqual(at('03-02T09:20'));
    expect(firstTick(mornings, at('03-02T09:20'))).toEqual(at('03-03T06:00'));
  });

  it('counts periods from when the last tick was due, and leaves out those that were missed', () => {
    const due = at('03-02T09:00');
    expect(tickAfter(hourly, due, at('03-02T09:00'))).toEqual(at('03-02T10:00'));
    expect(tickAfter(hourly, due, at('03-02T09:59'))).toEqual(at('03-02T10:00'));
    expect(tickAfter(hourly, due, at('03-02T14:30'))).toEqual(at('03-02T15:00'));
  });

  it.each([
    ['over a weekend', '03-06T06:00', '03-09T06:00'],
    ['into the summer time', '03-27T06:00', '03-30T05:00'],
    ['into the winter time', '10-23T05:00', '10-26T06:00'],
  ])('finds the next weekday %s', (_, due, next) => {
    expect(tickAfter(mornings, at(due), at(due))).toEqual(at(next));
  });

  it('knows the longest pause between two ticks: that of a weekend', () => {
    expect(longestPause(hourly, at('03-02T09:20'))).toBe(HOUR);
    expect(longestPause(mornings, at('01-05T09:20'))).toBe(72 * HOUR);
  });

  it('leaves out a time of day that was missed by more than an hour, and no period', () => {
    expect(isTooLate(mornings, at('03-02T06:00'), at('03-02T07:00'))).toBe(false);
    expect(isTooLate(mornings, at('03-02T06:00'), at('03-02T07:01'))).toBe(true);
    expect(isTooLate(hourly, at('03-02T06:00'), at('05-02T06:00'))).toBe(false);
  });

  it('finds the next weekday whatever was asked before', () => {
    expect(firstTick(mornings, at('03-02T09:20'))).toEqual(at('03-03T06:00'));
    expect(firstTick(mornings, at('03-03T06:00'))).toEqual(at('03-04T06:00'));
    expect(firstTick(mornings, at('03-02T05:00'))).toEqual(at('03-02T06:00'));
    expect(firstTick(mornings, at('03-02T05:59'))).toEqual(at('03-02T06:00'));
  });

  it('plans nothing beyond the next tick', () => {
    expect(latestTick(hourly, at('03-02T09:20'))).toEqual(at('03-02T10:20'));
    expect(latestTick(mornings, at('03-02T09:20'))).toEqual(at('03-03T06:00'));
  });
});
