import { COUNTRIES } from './countries.ts';
import { NAMES } from './country-names/de.ts';

it('every country has a German name, in the same order', () => {
  const names = NAMES?.split(/,\s/) ?? [];
  expect(names).toHaveLength(COUNTRIES.length);
  expect(new Set(names).size).toBe(names.length);
  const pairs = Object.fromEntries(COUNTRIES.map((country, index) => [country, names[index]]));
  expect(pairs).toMatchObject({
    Germany: 'Deutschland',
    Hungary: 'Ungarn',
    'Congo - Kinshasa': 'Kongo-Kinshasa',
    Zimbabwe: 'Simbabwe',
  });
});
