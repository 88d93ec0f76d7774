import { Types } from 'mongoose';
import { aConsultant } from '../../api/src/consultants/domain/consultant.fixture.ts';
import { aJob } from '../../api/src/jobs/domain/job.fixture.ts';
import { openJob } from '../../api/src/jobs/domain/job.ts';
import { anEmployee } from '../../api/src/employees/domain/employee.fixture.ts';
import { aProject } from '../../api/src/projects/domain/project.fixture.ts';
import { newId } from '../../api/src/shared/id.ts';
import { aUser } from '../../api/src/users/domain/user.fixture.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { suiteEngine } from '../support/database.ts';
import { signIn, signInAdmin, type SignedIn } from '../support/people.ts';
import { plansOf } from '../support/plans.ts';

/** Enough that a scan would be the wrong plan. How the cost grows is measured by `npm run bench`. */
const MANY = 1_000;

let app: TestApp;
let people: Record<'admin' | 'company' | 'freelancer', SignedIn>;
let stored = 0;

beforeAll(async () => {
  app = await startApp();
  people = {
    admin: await signInAdmin(app),
    company: await signIn(app, 'B2B'),
    freelancer: await signIn(app, 'Freelancer'),
  };
});
afterAll(() => app.close());

/** Fills the store up to `count` documents a collection; one in four belongs to the company. */
async function fillTo(count: number): Promise<void> {
  const owner = new Types.ObjectId(people.company.id);
  const toDocument = ({ id, ...entity }: { id: string }, i: number) => ({
    _id: new Types.ObjectId(id),
    ...entity,
    createdAt: new Date(Date.UTC(2026, 0, 1) + i * 60_000),
  });
  for (; stored < count; stored += 1_000) {
    const numbers = Array.from({ length: 1_000 }, (_, i) => stored + i);
    const ownerOf = (i: number) => (i % 4 === 0 ? owner : i % 4 === 1 ? null : new Types.ObjectId());
    const all = {
      projects: numbers.map((i) => ({
        ...toDocument(aProject({ category: [`Category ${i % 10}`] }), i),
        b2bId: ownerOf(i),
        ofCompany: i % 4 !== 1,
        claims: 0,
      })),
      employees: numbers.map((i) => ({ ...toDocument(anEmployee(), i), b2bId: ownerOf(i) })),
      consultants: numbers.map((i) => ({ ...toDocument(aConsultant(), i), claims: 0 })),
      jobs: numbers.map((i) => ({
        ...toDocument(openJob(aJob({ location: `City ${i % 10}` }), newId(), new Date()), i),
        search: `SAP Basis Consultant City ${i % 10}`,
      })),
      users: numbers.map((i) => ({
        ...toDocument(aUser({ role: 'Freelancer', email: `user${i}@mail.example` }), i),
        emailKey: `user${i}@mail.example`,
      })),
      ...talksOf(numbers, owner),
    };
    for (const [name, documents] of Object.entries(all))
      await app.connection.collection(name).insertMany(documents);
  }
}

/** Messages of one long conversation, and as many conversations with others. */
function talksOf(numbers: number[], conversationId: Types.ObjectId): Record<string, object[]> {
  const timestamp = (i: number) => new Date(Date.UTC(2026, 0, 1) + i * 60_000);
  return {
    messages: numbers.map((i) => ({
      conversationId,
      sender: 'admin',
      content: `Message ${i}`,
      timestamp: timestamp(i),
      isNote: false,
    })),
    conversations: numbers.map((i) => ({
      kind: 'contact',
      name: `Visitor ${i}`,
      email: `visitor${i}@mail.example`,
      lastMessage: 'Hello',
      timestamp: timestamp(i),
      unread: 0,
    })),
  };
}

const LISTS: [who: keyof typeof people, path: string][] = [
  ['freelancer', '/private/api/projects/all'],
  ['freelancer', '/private/api/projects/all?category=Category%203'],
  ['freelancer', '/public/api/v0/home-search?tab=projects'],
  ['freelancer', '/public/api/v0/home-search?tab=consultants'],
  ['company', '/private/api/projects/COMPANY'],
  ['company', '/private/api/consultants'],
  ['company', '/private/api/employees/all'],
  ['company', '/private/api/employees/COMPANY'],
  ['company', '/public/api/v0/jobs'],
  ['company', '/public/api/v0/jobs?location=City%203'],
  ['company', '/private/api/messages/COMPANY'],
  ['admin', '/api/admin/jobs'],
  ['admin', '/api/admin/freelancers'],
  ['admin', '/api/admin/messages/all'],
  ['admin', '/api/admin/projects'],
  ['admin', '/api/admin/projects?owner=mine'],
  ['admin', '/api/admin/consultants'],
  ['admin', '/api/admin/employees'],
];

const read = (who: keyof typeof people, path: string) =>
  people[who].get(path.replace('COMPANY', people.company.id)).expect(200);

// Servers that only speak MongoDB's protocol may lack secondary indexes and `explain`.
const onEmbedded = suiteEngine() === 'embedded' ? describe : describe.skip;

onEmbedded('long lists', () => {
  beforeAll(() => fillTo(MANY));

  it.each(LISTS)('are read along an index, sorted by it, for %s: %s', async (who, path) => {
    const plans = await plansOf(() => read(who, path));
    expect(plans.length).toBeGreaterThan(0);
    for (const { query, paged, stages } of plans) {
      expect([query, stages.some((stage) => /^(IXSCAN|IDHACK|EXPRESS)/.test(stage))]).toEqual([query, true]);
      // What a few ids select may be sorted afterwards, a page may not.
      if (paged) expect([query, ...stages]).not.toContain('SORT');
    }
  });
});
