import { CONTACT_EMAIL, preview, profileCompleteness, splitList } from './index.ts';

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
  it.each(['a@b.de', 'a.b+c@sub.domain.info'])('accepts %s', (address) =>
    expect(address).toMatch(CONTACT_EMAIL),
  );
  it.each(['a@b', '@b.de', 'a@b.berlin', 'a b@c.de', 'a@b.c'])('refuses %s', (address) =>
    expect(address).not.toMatch(CONTACT_EMAIL),
  );
});

it('splits comma text without empties and repeats', () => {
  expect(splitList(' ABAP, ,Fiori,ABAP ')).toEqual(['ABAP', 'Fiori']);
});

it('cuts by characters, not by code units, and leaves a fitting text alone', () => {
  expect(preview('😀'.repeat(5), 5)).toBe('😀'.repeat(5));
  expect(preview('😀'.repeat(6), 5)).toBe(`${'😀'.repeat(5)}...`);
});
