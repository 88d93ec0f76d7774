import { jobContent, postingTerms } from '@consulting/contracts';
import type { PublicJob } from './public-job.ts';

/** An open job whose texts have to be escaped. */
export const PUBLIC_JOB: PublicJob = {
  id: '0123456789abcdef01234567',
  ...jobContent({
    title: 'Basis & <HANA> "Admin"',
    company: 'Muster',
    description: 'First line\nsecond line\n\nNew </script> paragraph',
    qualification: 'Linux',
    location: 'Köln',
    introduction: 'Run systems',
  }),
  ...postingTerms(),
  state: 'open',
  closes_at: null,
  closesAt: null,
  createdAt: new Date('2026-11-19T08:00:00.000Z'),
  changedAt: new Date('2026-11-20T08:00:00.000Z'),
};
