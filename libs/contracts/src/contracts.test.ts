import { alphabetical, CONTACT_EMAIL, longDate, preview, profileCompleteness, splitList } from './index.ts';

describe('profile completeness', () => {
  const person = {
    role: 'JobSeeker',
    first_name: 'Lena',
    last_name: 'Vogt',
    email: 'l@v.de',
    country: 'Germany',
  } as const;

  it('counts ten fields for a person and rounds down', () => {
    expect(profileCompleteness(person)).toBe(40);
    expect(profileCompleteness({ ...person, phone: '1', skills: ['abap'], cv: {}, certificate: null })).toBe(
      70,
    );
  });

  it('counts seven fields for a company and takes blanks as missing', () => {
    expect(profileCompleteness({ ...person, role: 'B2B', company_name: ' ' })).toBe(71);
    expect(profileCompleteness({ ...person, role: 'B2B', company_name: 'Spree AG', phone: '030' })).toBe(100);
  });
});

describe('contact address pattern', () => {
  it.each(['a@b.de', 'a.b+c@sub.domain.info', 'a@b.\u{1f600}\u{1f600}\u{1f600}\u{1f600}'])(
    'accepts %s',
    (address) => expect(address).toMatch(CONTACT_EMAIL),
  );
  it.each(['a@b', '@b.de', 'a@b.berlin', 'a b@c.de', 'a@b.c', 'a@b.d\u0007e', 'a\u0085@b.de'])(
    'refuses %s',
    (address) => expect(address).not.toMatch(CONTACT_EMAIL),
  );
});

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
    'are long US dates: %s',
    (iso) => {
      const [year, month, day] = ['numeric', 'long', 'numeric'] as const;
      const expected = new Intl.DateTimeFormat('en-US', { year, month, day, timeZone: 'UTC' }).format(
        new Date(iso),
      );
      expect(longDate(iso)).toBe(expected);
    },
  );
});
