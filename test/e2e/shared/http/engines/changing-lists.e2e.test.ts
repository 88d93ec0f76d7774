import { Types } from 'mongoose';
import { aConsultant } from '../../../../../api/src/consultants/domain/consultant.fixture.ts';
import { anEmployee } from '../../../../../api/src/employees/domain/employee.fixture.ts';
import { aJob } from '../../../../../api/src/jobs/domain/job.fixture.ts';
import { newJob } from '../../../../../api/src/jobs/domain/job.ts';
import { aProject } from '../../../../../api/src/projects/domain/project.fixture.ts';
import { newId } from '../../../../../api/src/shared/id.ts';
import { aUser } from '../../../../../api/src/users/domain/user.fixture.ts';
import { startApp, type TestApp } from '../../../../support/app/app.ts';
import { engines } from '../../../../support/app/database.ts';
import { operationsOf, type ApiDocument } from '../../../../support/checks/api-document.ts';
import { plansOf } from '../../../../support/checks/plans.ts';
import { withWords } from '../../../../support/checks/search-words.ts';
import { manyApplications, minute } from '../../../../support/people/many.ts';
import { signIn, signInAdmin, type SignedIn } from '../../../../support/people/people.ts';

// A program that reads a list page after page, by the links, misses nothing that is there all the time and gets nothing
// twice, whatever others add and remove meanwhile.

const ENTRIES = 60;
const PER_PAGE = 7;

type Stored = Record<string, unknown> & { _id: Types.ObjectId };

/** By the path of the document: who reads the list, and the collection of its entries. */
const LISTS: Record<string, [who: 'admin' | 'company' | 'seeker', collection: string, filter?: string]> = {
  '/public/api/v0/jobs': ['company', 'jobs'],
  '/private/api/jobs': ['seeker', 'jobs'],
  '/api/admin/jobs': ['admin', 'jobs', 'q=sap'],
  '/private/api/projects/all': ['company', 'projects'],
  '/private/api/projects/{id}': ['company', 'projects', 'state=open'],
  '/api/admin/projects': ['admin', 'projects', 'q=sap'],
  '/private/api/consultants': ['company', 'consultants'],
  '/api/admin/consultants': ['admin', 'consultants', 'listed=true'],
  '/private/api/employees/all': ['company', 'employees'],
  '/private/api/employees/{id}': ['company', 'employees'],
  '/api/admin/employees': ['admin', 'employees', 'q=abap'],
  '/api/admin/people': ['admin', 'users', 'blocked=false'],
  '/api/admin/freelancers': ['admin', 'users'],
  '/api/admin/b2b-users': ['admin', 'users'],
  '/api/admin/applications': ['admin', 'applications', 'sort=waiting'],
  '/api/admin/consultant-applicants/{id}': ['admin', 'applications'],
};
/** Lists of the same kind that no program copies, or that are as long as somebody's own doings. */
const OTHERS = [
  ...['/api/admin/api-keys', '/api/admin/messages/all', '/api/admin/notes', '/api/admin/webhooks'],
  ...['/api/admin/webhooks/{id}/deliveries', '/api/admin/audit', '/api/admin/outbox'],
  ...['/api/admin/jobs/{id}/applicants', '/api/admin/projects/{id}/applicants'],
  ...['/private/api/applications', '/private/api/projects/{id}/applicants'],
];
/** Lists that platform/changes and webhooks/engines test: removals and events. */
const ELSEWHERE = [
  ...['jobs', 'projects', 'applications', 'people', 'consultants'].map(
    (list) => `/api/admin/${list}/removed`,
  ),
  '/api/admin/events',
];

describe.each(engines())('a list that changes while it is read, on %s', (engine) => {
  let app: TestApp;
  let people: Record<'admin' | 'company' | 'seeker', SignedIn>;
  let consultant: string;

  beforeAll(async () => {
    app = await startApp({ engine });
    people = {
      admin: await signInAdmin(app),
      company: await signIn(app, 'B2B'),
      seeker: await signIn(app, 'JobSeeker'),
    };
    await fill();
  });
  afterAll(() => app.close());

  const insert = (name: string, documents: object[]) =>
    app.connection.collection(name).insertMany(withWords<object>(app.connection, name, documents));

  /** Fills each list. What a test removes of one, it adds again. */
  async function fill(): Promise<void> {
    const owner = new Types.ObjectId(people.company.id);
    const numbers = Array.from({ length: ENTRIES }, (_, n) => n);
    // Several have the same time: their ids decide.
    const stored = ({ id, ...entity }: { id: string }, n: number) => ({
      _id: new Types.ObjectId(id),
      ...entity,
      createdAt: minute(n - (n % 4)),
    });
    const users = numbers.map((n) => ({
      ...stored(aUser({ role: n % 2 ? 'B2B' : 'Freelancer', email: `user${n}@mail.example` }), n),
      emailKey: `user${n}@mail.example`,
    }));
    const consultants = numbers.map((n) => ({ ...stored(aConsultant(), n), claims: 0 }));
    consultant = String(consultants[0]!._id);
    await insert('users', users);
    await insert('consultants', consultants);
    await insert(
      'jobs',
      numbers.map((n) => ({
        ...stored(newJob(aJob(), newId(), new Date()), n),
        search: 'SAP Basis Consultant',
      })),
    );
    await insert(
      'projects',
      numbers.map((n) => ({ ...stored(aProject(), n), b2bId: owner, ofCompany: true, claims: 0 })),
    );
    await insert(
      'employees',
      numbers.map((n) => ({ ...stored(anEmployee(), n), b2bId: owner })),
    );
    const [first] = consultants;
    const applied = manyApplications('consultant', {
      ...{ numbers, things: consultants, users, first: first!._id, reader: owner },
    });
    await insert('applications', applied);
  }

  /** Adds a copy of an entry, newer than all others. */
  async function addLike(name: string, entry: Stored): Promise<void> {
    const { words: _, heldKeys: __, ...copied } = entry;
    const _id = new Types.ObjectId();
    const email = `${_id.toHexString()}@mail.example`;
    const unique = name === 'users' ? { emailKey: email, email } : {};
    await insert(name, [{ ...copied, ...unique, _id, createdAt: new Date() }]);
  }

  const nextOf = ({ headers }: { headers: Record<string, string> }): string | undefined =>
    /<([^>]+)>; rel="next"/.exec(headers['link'] ?? '')?.[1];
  const addressOf = (path: string, filter = '') => {
    const id = path.includes('consultant-applicants') ? consultant : people.company.id;
    return `${path.replace('{id}', id)}?${filter}&limit=`;
  };

  it('is any list that is not short', async () => {
    const { body } = await app.request.get('/openapi.json').expect(200);
    const known = operationsOf(body as ApiDocument).filter(({ operation }) =>
      operation.parameters?.some(({ name }) => name === 'after'),
    );
    expect(known.map(({ path }) => path).sort()).toEqual(
      [...Object.keys(LISTS), ...OTHERS, ...ELSEWHERE].sort(),
    );
  });

  it.each(Object.entries(LISTS))('%s', async (path, [who, name, filter]) => {
    const collection = app.connection.collection<Stored>(name);
    const address = addressOf(path, filter);
    const ids = (body: unknown) => (body as { _id: string }[]).map(({ _id }) => _id);
    const before = ids((await people[who].get(`${address}200`).expect(200)).body);
    expect(before.length).toBeGreaterThan(3 * PER_PAGE);
    const seen: string[] = [];
    const removed = new Set<string>();
    let next: string | undefined = `${address}${PER_PAGE}`;
    while (next) {
      const answer = await people[who].get(next).expect(200);
      const page = ids(answer.body);
      seen.push(...page);
      const readers = Object.values(people).map(({ id }) => id);
      const first = page.find((id) => !readers.includes(id));
      const entry = first && (await collection.findOne({ _id: new Types.ObjectId(first) }));
      if (entry) {
        if (name !== 'applications') await addLike(name, entry);
        await collection.deleteOne({ _id: entry._id });
        removed.add(String(entry._id));
      }
      next = nextOf(answer);
    }
    expect(removed.size).toBeGreaterThan(2);
    expect(seen.length).toBe(new Set(seen).size);
    // Everything that was there at the beginning has been read, also what was removed after it had been read.
    expect(before.filter((id) => !seen.includes(id))).toEqual([]);
    expect(seen.filter((id) => !before.includes(id))).toEqual([]);
  });

  if (engine === 'embedded')
    it.each(Object.entries(LISTS))(
      'is read along its index behind a place: %s',
      async (path, [who, , filter]) => {
        const next = nextOf(await people[who].get(`${addressOf(path, filter)}${PER_PAGE}`).expect(200));
        const plans = await plansOf(() => people[who].get(next!).expect(200));
        const paged = plans.filter((plan) => plan.paged);
        expect(paged.length).toBeGreaterThan(0);
        for (const { query, stages } of paged) {
          expect([query, stages]).toEqual([query, expect.arrayContaining(['IXSCAN'])]);
          expect([query, ...stages]).not.toContain('SORT');
        }
      },
    );

  it.each(['x', '1-2', '1e3-65f000000000000000000001', '1-65F000000000000000000001', '%00', '-1'])(
    'refuses %s, which is no place of a list',
    async (after) => {
      for (const path of ['/public/api/v0/jobs', '/private/api/employees/all'])
        await people.company.get(`${path}?after=${after}`).expect(400);
    },
  );

  it('refuses a place in an order that has none', async () => {
    const path = '/private/api/jobs?sort=shared&after=1-65f000000000000000000001';
    await people.seeker.get(path).expect(400);
  });
});
