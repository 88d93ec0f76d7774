import { newId } from '../../shared/id.ts';
import type { Project } from './project.ts';

/** A believable project; name only what a test is about. */
export function aProject(changes: Partial<Project> = {}): Project {
  return {
    id: newId(),
    title: 'S/4HANA migration of a parts maker',
    description: 'Greenfield move of finance and logistics.\nTwo waves, go-live in spring.',
    technologies: ['S/4HANA', 'ABAP'],
    category: ['Migration'],
    start_date: new Date('2027-01-11T00:00:00Z'),
    b2bId: null,
    hidden: false,
    createdAt: new Date('2026-11-02T09:00:00Z'),
    ...changes,
  };
}
