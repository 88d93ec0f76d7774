import { timeInZone } from './time-in-zone.ts';

it.each([
  // Clocks go forward in Berlin on 29 March 2026 and on 28 March 2027, back on 25 October 2026.
  ['2026-03-27T09:00:00Z', 'en', undefined, 'Fri 27 Mar 2026, 10:00 (Europe/Berlin, CET)'],
  ['2026-03-30T08:00:00Z', 'en', undefined, 'Mon 30 Mar 2026, 10:00 (Europe/Berlin, CEST)'],
  ['2027-03-28T00:59:00Z', 'en', undefined, 'Sun 28 Mar 2027, 01:59 (Europe/Berlin, CET)'],
  ['2027-03-28T01:00:00Z', 'en', undefined, 'Sun 28 Mar 2027, 03:00 (Europe/Berlin, CEST)'],
  ['2026-10-25T00:30:00Z', 'de', undefined, 'So., 25. Okt. 2026, 02:30 (Europe/Berlin, MESZ)'],
  ['2026-10-25T01:30:00Z', 'de', undefined, 'So., 25. Okt. 2026, 02:30 (Europe/Berlin, MEZ)'],
  ['2026-03-30T08:00:00Z', 'en', 'Asia/Tokyo', 'Mon 30 Mar 2026, 17:00 (Asia/Tokyo, GMT+9)'],
  ['2026-03-30T22:00:00Z', 'de', 'Europe/Berlin', 'Di., 31. März 2026, 00:00 (Europe/Berlin, MESZ)'],
  ['2026-03-30T22:00:00Z', 'en', 'UTC', 'Mon 30 Mar 2026, 22:00 (UTC)'],
] as const)('%s in %s', (at, language, zone, text) => {
  expect(timeInZone(new Date(at), language, zone)).toBe(text);
});
