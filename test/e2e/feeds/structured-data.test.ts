import { Ajv } from 'ajv';
import {
  COMPANY,
  CONTRACT_TYPES,
  COUNTRY_CODES,
  EMPLOYMENT_TYPES,
  jobContent,
  LANGUAGES,
  PROJECT_EMPLOYMENT_TYPES,
  SALARY_PERIODS,
  WORKPLACES,
  type SaidTerms,
} from '@consulting/contracts';
import { demoSet } from '../../../api/src/demo/application/demo-set.ts';
import { jobPosting } from '../../../api/src/feeds/domain/job-posting.ts';
import { jobPostingOfProject } from '../../../api/src/feeds/domain/project-posting.ts';
import { newJob } from '../../../api/src/jobs/domain/job.ts';
import { newProject } from '../../../api/src/projects/domain/project.ts';
import { endOfDayInBerlin } from '../../../api/src/shared/time/berlin-day.ts';
import { JOB_POSTING_SCHEMA } from '../../support/checks/job-posting-schema.ts';
import { Random } from '../../support/checks/random.ts';

const NOW = new Date('2026-03-02T09:00:00.000Z');
const SITE = 'https://example.test';
const validate = new Ajv({ allErrors: true }).compile(JOB_POSTING_SCHEMA);

/** Returns what Google would not accept. */
const problems = (posting: object): unknown[] =>
  validate(posting) ? [] : [{ posting, errors: validate.errors }];

type NewJob = Parameters<typeof newJob>[0];
type NewProject = Parameters<typeof newProject>[0];
type OfCompany = { b2bId: string | null; company: string };

const ofJob = (job: NewJob, id: string) => jobPosting(newJob(job, id, NOW), SITE);
const ofProject = (project: NewProject, id: string, { b2bId, company }: OfCompany) =>
  jobPostingOfProject(newProject(project, { id, b2bId, hidden: false }, NOW), {
    site: SITE,
    url: `${SITE}/projects/${id}`,
    company,
  });

describe('the structured data of the demo', () => {
  const NO_LINK = { hash: '', sealed: '' };
  const { Job, Project } = demoSet({
    now: NOW,
    passwordHash: '',
    cvs: new Map(),
    portraits: new Map(),
    linkOf: () => NO_LINK,
  });
  const isOpen = ({ state = 'open' }: { state?: string }) => state === 'open';
  const jobs = (Job as unknown as (NewJob & { _id: string; closes_at?: string })[]).filter(isOpen);
  const projects = (Project as unknown as (NewProject & OfCompany & { _id: string })[]).filter(isOpen);
  const postings = [
    ...jobs.map((job) => ofJob({ ...jobContent(job), ...job }, job._id)),
    ...projects.flatMap((project) => {
      const { _id, b2bId } = project;
      return ofProject(project, _id, { b2bId, company: b2bId ? 'Spree Logistik' : '' }) ?? [];
    }),
  ];

  it('is what Google asks for, once for each identifier', () => {
    expect(postings.flatMap(problems)).toEqual([]);
    const ids = postings.map(({ identifier }) => JSON.stringify(identifier));
    expect(new Set(ids).size).toBe(ids.length);
    const types = new Set(postings.map(({ employmentType }) => employmentType));
    for (const type of ['FULL_TIME', 'CONTRACTOR', 'TEMPORARY']) expect(types).toContain(type);
    expect(new Set([...jobs, ...projects].map(({ language }) => language))).toEqual(new Set(LANGUAGES));
  });
});

describe('the structured data of generated postings', () => {
  const random = new Random(20261127);
  const maybe = <T>(value: T): T | null => (random.chance(0.5) ? value : null);
  const TEXTS = ['SAP Basis', 'Größe & "Maß" <b>', '💥 </script>', 'مرحبا', 'a\n\nb\nc', 'x'.repeat(200)];
  const PLACES = ['', ' ', 'Remote', ' home office', 'Köln', 'Großbeeren and Kassel', '<Ulm>'];
  const DAYS = ['2026-03-02', '2026-03-29', '2026-10-25', '2028-02-29', '2026-12-31'];

  const terms = (): SaidTerms & { closes_at: string | null } => {
    const from = maybe(random.below(1_000));
    const to = maybe(1_000 + random.below(1_000_000));
    const isPaid = from !== null || to !== null;
    const countries = Array.from({ length: 1 + random.below(4) }, () => random.pick(COUNTRY_CODES));
    return {
      language: random.pick(LANGUAGES),
      workplace: maybe(random.pick(WORKPLACES)),
      ...{ salary_from: from, salary_to: to },
      salary_period: isPaid ? random.pick(SALARY_PERIODS) : maybe(random.pick(SALARY_PERIODS)),
      remote_countries: [...new Set(countries)],
      closes_at: maybe(random.pick(DAYS)),
    };
  };
  const texts = () => ({
    title: random.pick(TEXTS),
    description: random.pick(TEXTS),
    location: random.pick(PLACES),
  });
  const idOf = (number: number) => number.toString(16).padStart(24, '0');

  const jobs = Array.from({ length: 500 }, (_, number) => ({
    id: idOf(number),
    job: {
      ...{ ...texts(), ...terms() },
      qualification: random.pick(TEXTS),
      company: random.pick(['', 'Muster & Söhne']),
      employment_type: maybe(random.pick(EMPLOYMENT_TYPES)),
    },
  }));
  const projects = Array.from({ length: 500 }, (_, number) => ({
    id: idOf(500 + number),
    project: {
      ...{ ...texts(), ...terms() },
      employment_type: maybe(random.pick(PROJECT_EMPLOYMENT_TYPES)),
      contract_type: maybe(random.pick(CONTRACT_TYPES)),
      show_company: random.chance(0.5),
    },
    of: { b2bId: maybe(idOf(9)), company: random.pick(['', 'Spree & Söhne']) },
  }));

  /** Whether the posting says where the work is; a text that says "Remote" does not. */
  const hasPlace = ({ location, workplace }: { location: string; workplace?: unknown }) =>
    workplace === 'remote' || !/^(|remote|home office)$/i.test(location.trim());
  const fits = (
    data: Partial<Record<string, unknown>>,
    { workplace, closes_at }: ReturnType<typeof terms>,
  ) => {
    expect(problems(data)).toEqual([]);
    expect(data['jobLocationType'] === 'TELECOMMUTE').toBe(workplace === 'remote');
    const end = closes_at && new Date(endOfDayInBerlin(closes_at).getTime() - 1_000);
    const inBerlin = end && end.toLocaleString('sv', { timeZone: 'Europe/Berlin' });
    expect([data['validThrough'] ?? null, inBerlin]).toEqual([
      end && end.toISOString(),
      closes_at && `${closes_at} 23:59:59`,
    ]);
  };

  it('is what Google asks for of every job', () => {
    for (const { id, job } of jobs) {
      const data = ofJob(job, id) as unknown as Record<string, unknown>;
      fits(data, job);
      if (!hasPlace(job))
        expect(data['jobLocation']).toMatchObject({ address: { addressLocality: COMPANY.city } });
    }
  });

  it('and is there for exactly those projects that are jobs, have a place, and say who hires', () => {
    const published = projects.filter(({ id, project, of }) => {
      const data = ofProject(project, id, of);
      if (data) fits(data as unknown as Record<string, unknown>, project);
      const isJob = project.contract_type !== null && project.contract_type !== 'work-contract';
      const isNamed = of.b2bId === null || (project.show_company && of.company !== '');
      expect([id, data !== null]).toEqual([id, isJob && isNamed && hasPlace(project)]);
      return data !== null;
    });
    expect(published.length).toBeGreaterThan(50);
    expect(published.length).toBeLessThan(450);
  });

  it('would not pass without a place, with a wrong date, or with an unknown property', () => {
    const { jobLocation: _place, ...noPlace } = ofJob(
      { ...texts(), qualification: 'Linux', location: 'Ulm' },
      idOf(1),
    ) as unknown as Record<string, unknown>;
    const whole = { ...noPlace, jobLocation: _place };
    expect(problems(whole)).toEqual([]);
    for (const wrong of [
      noPlace,
      { ...whole, validThrough: '2026-12-31' },
      { ...whole, inLanguage: 'en' },
      { ...whole, jobLocationType: 'TELECOMMUTE' },
    ])
      expect(problems(wrong)).toHaveLength(1);
  });
});
