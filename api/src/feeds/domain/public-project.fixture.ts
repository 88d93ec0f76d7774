import { postingTerms } from '@consulting/contracts';
import type { PublicProject } from './public-project.ts';

/** An open project whose texts have to be escaped. */
export const PUBLIC_PROJECT: PublicProject = {
  id: '0123456789abcdef01234568',
  title: 'Move & <test>',
  description: 'First line\nsecond line\n\nNew </script> paragraph __POSTING_ID__',
  technologies: ['S/4HANA', 'C <b>', '__EACH_NAME__'],
  category: ['Migration', 'Finance'],
  start_date: new Date('2027-01-11T00:00:00.000Z'),
  location: 'Köln',
  duration: 'Six months',
  workload: '',
  contract_type: 'freelance',
  b2bId: 'f'.repeat(24),
  show_company: false,
  ...postingTerms({ workplace: 'hybrid', salary_from: 95, salary_period: 'hour' }),
  state: 'open',
  closes_at: null,
  closesAt: null,
  createdAt: new Date('2026-11-19T08:00:00.000Z'),
  changedAt: new Date('2026-11-20T08:00:00.000Z'),
};
