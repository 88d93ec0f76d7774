import { postingTerms } from '@consulting/contracts';
import { newId } from '../../shared/id.ts';
import { newProject, type Project } from './project.ts';

/** The optional fields of an answer when they were not sent. */
export const UNSAID = {
  ...postingTerms(),
  ...{ location: '', duration: '', workload: '', state: 'open', closes_at: null },
  ...{ contract_type: null, aueg_permit: '', show_company: false },
};

/** Returns a realistic project with the given fields changed. */
export function aProject(changes: Partial<Project> = {}): Project {
  const details = {
    title: 'S/4HANA migration of a parts maker',
    description: 'Greenfield move of finance and logistics.\nTwo waves, go-live in spring.',
    technologies: ['S/4HANA', 'ABAP'],
    category: ['Migration'],
    start_date: new Date('2027-01-11T00:00:00Z'),
  };
  const owner = { id: newId(), b2bId: null, hidden: false };
  return { ...newProject(details, owner, new Date('2026-11-02T09:00:00Z')), ...changes };
}
