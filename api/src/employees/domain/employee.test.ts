import { anEmployee } from './employee.fixture.ts';
import { EMPLOYEE_AUDIENCES, isEmployedBy } from './employee.ts';

const { company, administration } = EMPLOYEE_AUDIENCES;

it('another company sees no address and no CV, and finds nobody by them', () => {
  const availability = ['availability', 'available_from', 'days_per_week', 'confirmedAt'];
  const seen = ['id', 'b2bId', 'companyName', 'name', 'position', 'skills', 'rate', ...availability];
  expect(company.sees).toEqual([...seen, 'qualification', 'experience', 'projects', 'createdAt']);
  expect(company.searches).toEqual(['name', 'position', 'skills']);
  expect(administration.sees).toEqual([...company.sees, 'email', 'cv']);
  expect(administration.searches).toEqual([...company.searches, 'email', 'companyName']);
});

it('an employee belongs to one company, or to none', () => {
  expect(isEmployedBy(anEmployee({ b2bId: 'a' }), 'a')).toBe(true);
  expect(isEmployedBy(anEmployee({ b2bId: 'a' }), 'b')).toBe(false);
  expect(isEmployedBy(anEmployee({ b2bId: null }), 'b')).toBe(false);
});
