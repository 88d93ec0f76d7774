import { newId } from '../../shared/id.ts';
import { NO_AVAILABILITY } from '../../shared/person/availability.ts';
import type { Consultant } from './consultant.ts';

/** Returns a realistic consultant with the given fields changed. */
export function aConsultant(changes: Partial<Consultant> = {}): Consultant {
  return {
    id: newId(),
    language: 'en',
    name: 'Miriam Sander',
    email: 'miriam.sander@example.com',
    skills: ['SAP FI', 'S/4HANA'],
    position: 'Senior SAP FI consultant',
    rate: '960 EUR per day',
    availability: 'from March',
    ...NO_AVAILABILITY,
    qualification: [{ university: 'TU Dresden', year: '2011', course: 'Business informatics' }],
    experience: [{ company: 'Elbe Steel', role: 'FI lead', from: '2016', to: '2024' }],
    projects: ['Closing in three days'],
    listed: true,
    createdAt: new Date('2026-11-02T09:00:00Z'),
    ...changes,
  };
}
