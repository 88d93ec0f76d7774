import { alphabetical, longDate, longUsDate, preview, splitList } from '../index.ts';

it('splits comma text without empties and repeats', () => {
  expect(splitList(' ABAP, ,Fiori,ABAP ')).toEqual(['ABAP', 'Fiori']);
});

it('cuts by characters, not by code units, and leaves a fitting text alone', () => {
  expect(preview('😀'.repeat(5), 5)).toBe('😀'.repeat(5));
  expect(preview('😀'.repeat(6), 5)).toBe(`${'😀'.repeat(5)}...`);
});

describe('lists and dates without a locale', () => {
  it('are in the order of the alphabet, each word once', () => {
    const words = ['Zürich', 'berlin', 'Österreich', 'Oslo', 'Ulm', 'Aachen', 'Ulm'];
    expect(alphabetical(words)).toEqual(['Aachen', 'berlin', 'Oslo', 'Österreich', 'Ulm', 'Zürich']);
  });

  it.each(['2026-03-02T00:00:00.000Z', '2026-12-31T23:59:59.999Z', '2027-02-28'])(
    'are long dates: %s',
    (iso) => {
      const [year, month, day] = ['numeric', 'long', 'numeric'] as const;
      const written = (locale: string) =>
        new Intl.DateTimeFormat(locale, { year, month, day, timeZone: 'UTC' }).format(new Date(iso));
      expect(longDate(iso)).toBe(written('en-GB'));
      expect(longUsDate(iso)).toBe(written('en-US'));
    },
  );
});
