import { Types } from 'mongoose';
import type { ApplicationKind } from '@consulting/contracts';
import { aConsultant } from '../../../../api/src/consultants/domain/consultant.fixture.ts';
import { anEmployee } from '../../../../api/src/employees/domain/employee.fixture.ts';
import { aJob } from '../../../../api/src/jobs/domain/job.fixture.ts';
import { newJob } from '../../../../api/src/jobs/domain/job.ts';
import { aProject } from '../../../../api/src/projects/domain/project.fixture.ts';
import { newId } from '../../../../api/src/shared/id.ts';
import { aUser } from '../../../../api/src/users/domain/user.fixture.ts';
import { startApp, type TestApp } from '../../../support/app/app.ts';
import { itOn } from '../../../support/app/database.ts';
import { MANY, manyApplications, manyTalks, minute } from '../../../support/people/many.ts';
import { signIn, signInAdmin, type SignedIn } from '../../../support/people/people.ts';
import { plansOf } from '../../../support/checks/plans.ts';
import { countQueries } from '../../../support/checks/queries.ts';
import { withWords } from '../../../support/checks/search-words.ts';

let app: TestApp;
let people: Record<'admin' | 'company' | 'freelancer', SignedIn>;
/** The values of the capital words in the addresses below. */
let ids: Record<string, string>;
let stored = 0;

beforeAll(async () => {
  app = await startApp();
  people = {
    admin: await signInAdmin(app),
    company: await signIn(app, 'B2B'),
    freelancer: await signIn(app, 'Freelancer'),
  };
  ids = { COMPANY: people.company.id, FREELANCER: people.freelancer.id };
});
afterAll(() => app.close());

/** Fills the store up to `count` documents per collection; one in four belongs to the company. */
async function fillTo(count: number): Promise<void> {
  const owner = new Types.ObjectId(people.company.id);
  const toDocument = ({ id, ...entity }: { id: string }, i: number) => ({
    _id: new Types.ObjectId(id),
    ...entity,
    createdAt: minute(i),
  });
  const ownerOf = (i: number) => (i % 4 === 0 ? owner : i % 4 === 1 ? null : new Types.ObjectId());
  const numbers = Array.from({ length: count - stored }, (_, i) => stored + i);
  const entities = {
    projects: numbers.map((i) => ({
      ...toDocument(aProject({ category: [`Category ${i % 10}`] }), i),
      b2bId: ownerOf(i),
      ofCompany: i % 4 !== 1,
      // Of the requested states, each as often as two pages need.
      ...(i % 4 === 2 && { hidden: true, held: true, state: i % 8 === 2 ? 'open' : 'paused' }),
      claims: 0,
    })),
    employees: numbers.map((i) => ({ ...toDocument(anEmployee(), i), b2bId: ownerOf(i) })),
    consultants: numbers.map((i) => ({ ...toDocument(aConsultant(), i), claims: 0 })),
    jobs: numbers.map((i) => ({
      ...toDocument(newJob(aJob({ location: `City ${i % 10}` }), newId(), new Date()), i),
      search: `SAP Basis Consultant City ${i % 10}`,
    })),
    users: numbers.map((i) => ({
      ...toDocument(aUser({ role: i % 2 ? 'B2B' : 'Freelancer', email: `user${i}@mail.example` }), i),
      emailKey: `user${i}@mail.example`,
    })),
  };
  const { users, jobs, projects, consultants } = entities;
  for (const [word, [first]] of Object.entries({ JOB: jobs, PROJECT: projects, CONSULTANT: consultants }))
    if (first) ids[word] ??= first._id.toHexString();
  const applied = (kind: ApplicationKind, things: { _id: Types.ObjectId }[], { id }: SignedIn) => {
    const [first, reader] = [ids[kind.toUpperCase()], id].map((each) => new Types.ObjectId(each));
    return first && reader ? manyApplications(kind, { numbers, things, users, first, reader }) : [];
  };
  const all = {
    ...entities,
    ...manyTalks(numbers, users, owner),
    applications: [
      ...applied('job', jobs, people.freelancer),
      ...applied('project', projects, people.freelancer),
      ...applied('consultant', consultants, people.company),
    ],
    notes: numbers.map((i) => ({
      subjectKind: 'user',
      subjectId: owner,
      personId: owner,
      text: `Note ${i}`,
      authorId: new Types.ObjectId(people.admin.id),
      createdAt: minute(i),
    })),
    templates: numbers.map((i) => ({ name: `Template ${i}`, nameKey: `template ${i}`, text: 'Dear' })),
    audit: numbers.map((i) => ({
      actorId: people.admin.id,
      actorKind: 'admin',
      action: 'job.created',
      targetKind: 'job',
      targetId: newId(),
      at: minute(i),
    })),
  };
  for (const [name, documents] of Object.entries(all))
    await app.connection.collection(name).insertMany(withWords<object>(app.connection, name, documents));
  stored = count;
}

type List = [who: keyof typeof people, path: string];

const LISTS: List[] = [
  ['freelancer', '/private/api/projects/all'],
  ['freelancer', '/private/api/projects/all?category=Category%203'],
  ['freelancer', '/public/api/v0/home-search?tab=projects'],
  ['freelancer', '/public/api/v0/home-search?tab=consultants'],
  ['company', '/private/api/projects/COMPANY'],
  ['company', '/private/api/projects/COMPANY?state=open'],
  ['company', '/private/api/consultants'],
  ['company', '/private/api/employees/all'],
  ['company', '/private/api/employees/COMPANY'],
  ['company', '/private/api/applications'],
  ['company', '/private/api/applications?kind=consultant'],
  ['company', '/private/api/projects/PROJECT/applicants'],
  ['company', '/private/api/projects/PROJECT/applicants?status=pending'],
  ['company', '/public/api/v0/jobs'],
  ['company', '/public/api/v0/jobs?location=City%203'],
  ['company', '/private/api/messages/COMPANY'],
  ['admin', '/api/admin/applications'],
  ['admin', '/api/admin/applications?kind=project'],
  ['admin', '/api/admin/applications?status=pending&sort=waiting'],
  ['admin', '/api/admin/applications?kind=job&waiting=3&sort=waiting'],
  ['admin', '/api/admin/applications?stage=new'],
  ['admin', '/api/admin/applications?stage=new&kind=job&sort=waiting'],
  ['admin', '/api/admin/jobs'],
  ['admin', '/api/admin/jobs?state=open'],
  ['admin', '/api/admin/jobs/JOB/applicants'],
  ['admin', '/api/admin/jobs/JOB/applicants?rejected=hide'],
  ['admin', '/api/admin/freelancers'],
  ['admin', '/api/admin/b2b-users'],
  ['admin', '/api/admin/people'],
  ['admin', '/api/admin/people?role=B2B'],
  ['admin', '/api/admin/people?blocked=false'],
  ['admin', '/api/admin/people?role=B2B&blocked=false'],
  ['admin', '/api/admin/notes?about=user:COMPANY'],
  ['admin', '/api/admin/templates'],
  ['admin', '/api/admin/messages/all'],
  ['admin', '/api/admin/messages/all?spam=only'],
  ['admin', '/api/admin/messages/conversation/COMPANY'],
  ['admin', '/api/admin/projects'],
  ['admin', '/api/admin/projects?state=open'],
  ['admin', '/api/admin/projects?held=true'],
  ['admin', '/api/admin/projects?held=true&state=paused'],
  ['admin', '/api/admin/projects?owner=mine'],
  ['admin', '/api/admin/projects?owner=mine&state=open'],
  ['admin', '/api/admin/projects/PROJECT/applicants'],
  ['admin', '/api/admin/consultants'],
  ['admin', '/api/admin/consultant-applicants/CONSULTANT'],
  ['admin', '/api/admin/employees'],
  ['admin', '/api/admin/audit'],
];

/** Searches with and without matches. */
const SEARCHES: List[] = [
  ['freelancer', '/public/api/v0/jobs?q=consultant%20city%203'],
  ['freelancer', '/public/api/v0/home-search?tab=projects&skill=fio,_'],
  ['freelancer', '/public/api/v0/home-search?tab=consultants&skill=aba'],
  ['freelancer', '/private/api/projects/all?q=rollot'],
  ['company', '/private/api/consultants?q=fi%20sap'],
  ['company', '/private/api/employees/all?q=ab'],
  ['admin', '/api/admin/jobs?q=ty%203'],
  ['admin', '/api/admin/applications?q=lena%20sap'],
  ['admin', '/api/admin/people?q=mail.example'],
  ['admin', '/api/admin/freelancers?skill=C%2B%2B&q=ada'],
  ['admin', '/api/admin/messages/all?q=mail'],
  ['admin', '/api/admin/projects?q=sap'],
  ['admin', '/api/admin/consultants?q=x'],
  ['admin', '/api/admin/employees?q=max'],
  ['admin', '/api/admin/audit?q=created'],
];

/** Lists without a total count. */
const WHOLE_LISTS: List[] = [
  ['admin', '/api/admin/board'],
  ['admin', '/api/admin/jobs/JOB/board'],
  ['company', '/private/api/projects/PROJECT/board'],
  ['admin', '/api/admin/notifications'],
  ['admin', '/api/admin/project-applicants'],
  ['admin', '/api/admin/project-applicant/FREELANCER'],
  ['admin', '/api/admin/applicants/FREELANCER'],
  ['admin', '/api/admin/consultant-requests'],
  ['admin', '/api/admin/people/COMPANY'],
  ['company', '/feed.xml'],
  ['company', '/projects.xml'],
];

const read = (who: keyof typeof people, path: string) =>
  people[who].get(path.replace(/[A-Z]{3,}/, (word) => ids[word] ?? word)).expect(200);

const readSome = async (who: keyof typeof people, path: string, limit: number): Promise<number> => {
  const { body } = await read(who, `${path}${path.includes('?') ? '&' : '?'}limit=${limit}`);
  return (Array.isArray(body) ? body : Object.values(body).filter(Array.isArray).flat()).length;
};

// Servers that only speak MongoDB's protocol may lack secondary indexes and `explain`. On MongoDB totals are kept for a second.
const itEmbedded = itOn('embedded');

describe('long lists', () => {
  let forFew: number[];

  beforeAll(async () => {
    await fillTo(1);
    forFew = [];
    for (const list of WHOLE_LISTS) forFew.push(await countQueries(() => read(...list)));
    await fillTo(MANY);
  });

  itEmbedded.each([...LISTS, ...WHOLE_LISTS])(
    'are read along an index, sorted by it, for %s: %s',
    async (who, path) => {
      const plans = await plansOf(() => read(who, path));
      expect(plans.length).toBeGreaterThan(0);
      for (const { query, paged, stages } of plans) {
        expect([query, stages.some((stage) => /^(IXSCAN|IDHACK|EXPRESS)/.test(stage))]).toEqual([
          query,
          true,
        ]);
        // A selection by a few ids may be sorted afterwards, a page may not.
        if (paged) expect([query, ...stages]).not.toContain('SORT');
      }
    },
  );

  itEmbedded.each(SEARCHES)('are searched by an index, for %s: %s', async (who, path) => {
    for (const { query, stages } of await plansOf(() => read(who, path)))
      expect([query, stages.filter((stage) => stage === 'COLLSCAN')]).toEqual([query, []]);
  });

  itEmbedded.each(LISTS)('need as many queries for 50 entries as for 6, for %s: %s', async (who, path) => {
    const entries: number[] = [];
    const queries: number[] = [];
    for (const limit of [6, 50])
      queries.push(await countQueries(async () => entries.push(await readSome(who, path, limit))));
    expect(entries).toEqual([6, 50]);
    expect(queries[1]).toBe(queries[0]);
  });

  it.each(WHOLE_LISTS.map(([who, path], i) => ({ who, path, i })))(
    'need no more queries for all entries than for the first ones but their counts, for $who: $path',
    async ({ who, path, i }) => {
      expect(forFew[i]).toBeGreaterThan(0);
      const more = (await countQueries(() => read(who, path))) - (forFew[i] ?? 0);
      // A list that fits on a page is not counted separately; some answers have two lists.
      expect([0, 1, 2]).toContain(more);
    },
  );
});
