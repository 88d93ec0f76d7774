import { profileCompleteness } from '../index.ts';

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
