import { dayInBerlin } from '@consulting/contracts';
import type { Portrait, TeamMember } from '../../career-site/domain/career-site.ts';
import { newId, randomId } from '../../shared/id.ts';
import { DEMO_BENEFITS, DEMO_JOB_PAGE, DEMO_STEPS, DEMO_TEAM } from '../data/demo-career-site.ts';
import type { Ids } from './demo-applied.ts';

/** The stored files of the portraits by the key of the member. */
export type StoredPortraits = ReadonlyMap<string, Portrait['files']>;

/** Returns the site and the page of one job as they are stored. `jobId`: of a job by its title. */
export function demoCareerSite(portraits: StoredPortraits, jobId: Ids, now: Date) {
  const members = new Map(
    DEMO_TEAM.map(({ key, ...member }): [string, TeamMember] => {
      const consent = { on: dayInBerlin(now), notedBy: newId(), notedAt: now };
      const files = portraits.get(key);
      const portrait = files ? { id: randomId(), files, consent } : null;
      return [key, { phone: '', email: '', ...member, id: newId(), shown: true, portrait }];
    }),
  );
  const idOf = (key: string): string => {
    const member = members.get(key);
    if (!member) throw new Error(`Nobody of the demo's team has the key ${key}`);
    return member.id;
  };
  const [contact] = DEMO_TEAM;
  return {
    site: {
      _id: 'site',
      contact: contact ? idOf(contact.key) : null,
      team: [...members.values()],
      steps: DEMO_STEPS,
      benefits: DEMO_BENEFITS,
    },
    page: {
      _id: jobId(DEMO_JOB_PAGE.job),
      contact: idOf(DEMO_JOB_PAGE.contact),
      team: DEMO_JOB_PAGE.team.map(idOf),
      steps: null,
      benefits: DEMO_JOB_PAGE.benefits,
    },
  };
}
