import { aJob } from '../../../../../../api/src/jobs/domain/job.fixture.ts';
import type { SignedIn } from '../../../../../support/people/people.ts';
import { aMember } from '../../../../../support/people/team.ts';
import { edited, put, type Body, type Edited } from './edited.ts';

const SITE = '/api/admin/career-site';
let count = 0;

const aTeamMember = (name: string): Body => ({
  name,
  role: { en: 'Head of Finance', de: 'Leitung Finanzen' },
});

/** Two bodies with benefits that no edit has made before. */
function contents(more: object = {}): [Body, Body] {
  count += 1;
  const bodies = ['One', 'Other'].map((each) => {
    const text = { en: `${each} ${count}`, de: '' };
    return { contact: null, steps: [], benefits: [{ title: text, text }], ...more };
  });
  return bodies as unknown as [Body, Body];
}

/** The edits of the career site. */
export const careerSiteEdits = (admin: () => SignedIn): Record<string, () => Promise<Edited>> => ({
  'PUT /api/admin/career-site': async () => {
    const { version } = (await admin().get(SITE)).body;
    return edited(version, admin(), ['put', SITE, contents()], 'benefits');
  },
  'PUT /api/admin/career-site/jobs/{id}': async () => {
    const { job } = (await admin().post('/api/admin/createJob', aJob())).body;
    const path = `${SITE}/jobs/${job._id}`;
    const { version } = (await admin().get(path)).body;
    return edited(version, admin(), ['put', path, contents({ team: null, steps: null })], 'benefits');
  },
  'PUT /api/admin/career-site/team/{id}': async () => {
    const id = await aMember(admin());
    const { team } = (await admin().get(SITE)).body as { team: { _id: string; version: string }[] };
    const version = team.find(({ _id }) => _id === id)?.version;
    return edited(version, admin(), put(`${SITE}/team/${id}`, aTeamMember), 'name');
  },
});
