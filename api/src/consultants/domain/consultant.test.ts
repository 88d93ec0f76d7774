import { CONSULTANT_AUDIENCES } from './consultant.ts';

const { visitor, company, administration } = CONSULTANT_AUDIENCES;

it('a visitor learns what a consultant can do, a company also who it is, and only the administration the address', () => {
  const availability = ['availability', 'available_from', 'days_per_week', 'confirmedAt'];
  const seen = ['id', 'language', 'position', 'skills', ...availability, 'rate'];
  expect(visitor.sees).toEqual(seen);
  expect(company.sees).toEqual([...seen, 'name', 'qualification', 'experience', 'projects', 'createdAt']);
  expect(administration.sees).toEqual([...company.sees, 'email', 'listed', 'updatedAt']);
});

it('each searches what it sees', () => {
  expect(visitor.searches).toEqual(['skills', 'position']);
  expect(company.searches).toEqual(['name', 'position', 'skills']);
  expect(administration.searches).toEqual(['name', 'position', 'skills', 'email']);
});
