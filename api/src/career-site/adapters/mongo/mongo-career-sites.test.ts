import { engines, openTestDatabase, type TestDatabase } from '../../../../../test/support/app/database.ts';
import { newId } from '../../../shared/id.ts';
import type { CareerSite, TeamMember } from '../../domain/career-site.ts';
import { CAREER_SITE_MODEL, careerSiteSchema, JOB_PAGE_MODEL, jobPageSchema } from './career-site.schema.ts';
import { MongoCareerSites } from './mongo-career-sites.ts';
import { MongoJobPages } from './mongo-job-pages.ts';

const text = { en: 'Text', de: '' };
const step = { day: text, title: text, text };
const benefit = { title: text, text };
const EMPTY: CareerSite = { contact: null, team: [], steps: [], benefits: [] };

function aMember(): TeamMember {
  const at = new Date('2026-11-21T08:00:00.000Z');
  const file = {
    key: 'k',
    filename: 'portrait-176.webp',
    contentType: 'image/webp',
    size: 1,
    uploadedAt: at,
  };
  return {
    id: newId(),
    name: 'Katrin Lehmann',
    role: text,
    sentence: { en: '', de: '' },
    phone: '',
    email: '',
    shown: true,
    portrait: {
      id: '9f1c2a603a1d4f0e9a580d4f',
      files: [{ width: 176, file }],
      consent: { on: '2026-11-20', notedBy: newId(), notedAt: at },
    },
  };
}

describe.each(engines())('the career site on %s', (engine) => {
  let db: TestDatabase;
  let sites: MongoCareerSites;
  let pages: MongoJobPages;

  beforeAll(async () => {
    db = await openTestDatabase(engine);
    sites = new MongoCareerSites(await db.model(CAREER_SITE_MODEL, careerSiteSchema));
    pages = new MongoJobPages(await db.model(JOB_PAGE_MODEL, jobPageSchema));
  });
  afterEach(() => db.clear());
  afterAll(() => db.close());

  it('is empty before it is written, and then as it was written', async () => {
    expect(await sites.find()).toEqual(EMPTY);
    const member = aMember();
    const site = { contact: member.id, team: [member], steps: [step, step], benefits: [benefit] };
    await db.unitOfWork.run(async () => {
      expect(await sites.lock()).toEqual(EMPTY);
      await sites.replace(site);
    });
    expect(await sites.find()).toEqual(site);
  });

  it('loses none of several changes at the same moment, not even of the first ones', async () => {
    const add = () =>
      db.unitOfWork.run(async () => {
        const site = await sites.lock();
        await sites.replace({ ...site, team: [...site.team, aMember()] });
      });
    await Promise.all(Array.from({ length: 4 }, add));
    expect((await sites.find()).team).toHaveLength(4);
  });

  it('differs for single jobs, until these or the members are removed', async () => {
    const [job, other, katrin, tobias] = [newId(), newId(), newId(), newId()];
    expect(await pages.find(job)).toBeNull();
    const page = { contact: katrin, team: [katrin, tobias], steps: null, benefits: [benefit] };
    await pages.replace(job, page);
    await pages.replace(other, { contact: tobias, team: null, steps: [], benefits: null });
    expect(await pages.find(job)).toEqual(page);
    await pages.replace(job, { ...page, steps: [step, step], benefits: null });
    await pages.forgetMember(katrin);
    expect(await pages.find(job)).toEqual({
      ...{ contact: null, team: [tobias], steps: [step, step], benefits: null },
    });
    expect(await pages.find(other)).toEqual({ contact: tobias, team: null, steps: [], benefits: null });
    await pages.remove(job);
    await pages.remove(job);
    expect(await pages.find(job)).toBeNull();
  });
});
