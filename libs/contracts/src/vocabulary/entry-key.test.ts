import { entryKey, oneOfEach, placeKey } from './entry-key.ts';

it.each([
  ['berlin', 'BERLIN'],
  ['Nürnberg', 'Nu\u0308rnberg'],
  ['Nürnberg', 'Nuernberg'],
  ['Köln', 'Cologne'],
  ['München', 'munich'],
  ['Frankfurt am Main', 'Frankfurt a. M.'],
  ['Halle (Saale)', 'Halle / Saale'],
  ['São Paulo', 'Sao Paulo'],
])('%s and %s are one place', (one, other) => expect(placeKey(one)).toBe(placeKey(other)));

it.each([
  ['Berlin', 'Berlin-Mitte'],
  ['Frankfurt (Oder)', 'Frankfurt am Main'],
  ['Köln', 'Köln, Bonn'],
  ['🏠', '🌍'],
])('%s and %s are two', (one, other) => expect(placeKey(one)).not.toBe(placeKey(other)));

it.each([
  ['SAP FI/CO', 'sap fi co'],
  ['E-Commerce', 'ecommerce'],
])('%s and %s are one entry', (one, other) => expect(entryKey(one)).toBe(entryKey(other)));

it('shows the spelling that looks like a name, whatever came first', () => {
  const spellings = ['BERLIN', 'Berlin', 'berlin', 'Köln', 'Cologne', 'Wien'];
  const shown = ['Berlin', 'Cologne', 'Wien'];
  expect(oneOfEach(spellings, placeKey)).toEqual(shown);
  expect(oneOfEach(spellings.toReversed(), placeKey).sort()).toEqual(shown);
});
