import { applicableChange, normalizeSkills, requireCompany } from './profile.ts';
import { aUser } from './user.fixture.ts';

it('lowercases skills and drops empties and repeats', () => {
  expect(normalizeSkills([' ABAP', 'abap ', '', 'Fiori', 'İletişim'])).toEqual(['abap', 'fiori', 'iletişim']);
});

describe('a change of a profile', () => {
  it('names only what was sent', () => {
    expect(applicableChange(aUser(), { phone: '1' })).toEqual({ phone: '1' });
  });

  it('drops blank rows of a career', () => {
    const row = { university: 'TU', year: '', course: '' };
    const blank = { university: ' ', year: '', course: '' };
    expect(applicableChange(aUser(), { qualification: [row, blank] }).qualification).toEqual([row]);
    expect(applicableChange(aUser(), { qualification: [blank] }).qualification).toEqual([]);
  });

  it('drops blank rows of the experience, and keeps skills in their plain form', () => {
    const row = { company: 'Elbe', role: '', from: '', to: '' };
    const blank = { company: '', role: ' ', from: '', to: '' };
    expect(applicableChange(aUser(), { experience: [blank, row], skills: [' ABAP', ''] })).toEqual({
      experience: [row],
      skills: ['abap'],
    });
    expect(applicableChange(aUser(), { skills: [], experience: [] })).toEqual({ skills: [], experience: [] });
  });

  it('is judged by what the profile becomes', () => {
    const company = aUser({ role: 'B2B', company_name: 'Spree AG' });
    const missing = 'Company name is required for B2B users';
    expect(() => applicableChange(company, { company_name: ' ' })).toThrow(missing);
    expect(() => applicableChange(aUser(), { role: 'B2B' })).toThrow(missing);
    expect(() => requireCompany('B2B', undefined)).toThrow(
      expect.objectContaining({
        details: { errors: [expect.objectContaining({ field: 'company_name', message: missing })] },
      }),
    );
    expect(() => requireCompany('JobSeeker', undefined)).not.toThrow();
    expect(applicableChange(company, { role: 'JobSeeker', company_name: '' })).toBeTruthy();
    expect(applicableChange(aUser({ company_name: 'Spree AG' }), { role: 'B2B' })).toEqual({ role: 'B2B' });
  });
});
