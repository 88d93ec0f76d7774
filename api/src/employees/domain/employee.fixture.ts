import { newId } from '../../shared/id.ts';
import { NO_AVAILABILITY } from '../../shared/person/availability.ts';
import type { Employee } from './employee.ts';

/** Returns a realistic employee with the given fields changed. */
export function anEmployee(changes: Partial<Employee> = {}): Employee {
  return {
    id: newId(),
    b2bId: null,
    companyName: 'Spree Logistics AG',
    name: 'Jonas Brandt',
    email: 'jonas.brandt@example.com',
    position: 'ABAP developer',
    skills: 'ABAP, OData',
    rate: '85 EUR per hour',
    availability: 'now',
    ...NO_AVAILABILITY,
    qualification: [{ university: 'HTW Berlin', year: '2018', course: 'Informatics' }],
    experience: [{ company: 'Spree Logistics AG', role: 'Developer', from: '2018', to: '' }],
    projects: ['Label printing'],
    cv: null,
    hidden: false,
    createdAt: new Date('2026-11-02T09:00:00Z'),
    ...changes,
  };
}
