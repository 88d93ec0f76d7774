import { isDay, LAST_DAY } from './day.ts';

it.each(['1900-01-01', '2026-11-21', '2028-02-29', LAST_DAY])('%j is a day', (text) =>
  expect(isDay(text)).toBe(true),
);

it.each([
  undefined,
  '',
  '0026-01-01',
  '1899-12-31',
  '2101-01-01',
  '9999-12-31',
  '12026-01-01',
  '2026-02-30',
  '2027-02-29',
  '2026-13-01',
  '2026-5-1',
  '2026-05',
  '01.05.2026',
  '2026-05-01T00:00:00Z',
  ' 2026-05-01',
  '2026-05-01\n',
])('%j is none', (text) => expect(isDay(text)).toBe(false));
