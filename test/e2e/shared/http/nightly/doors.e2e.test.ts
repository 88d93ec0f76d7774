import { builtDocument } from '../../../../support/checks/api-document.ts';
import { startApp, type TestApp } from '../../../../support/app/app.ts';
import { doorsOf, titleOf } from '../doors/doors.ts';
import { Knocker } from '../doors/knocker.ts';
import { KINDS } from '../doors/kinds.ts';

const document = builtDocument();
const doors = document ? doorsOf(document) : [];

/** Questions, and forms that store the field only in another case. */
const NOT_STORED =
  /postings\/check|messages\/read|\/state |\/login |user-by-email|resend-verification|forgot-password|DELETE /;

let app: TestApp;
let knocker: Knocker;
beforeAll(async () => {
  app = await startApp();
  knocker = await Knocker.of(app);
});
afterAll(() => app.close());

it('the document is built: run `npm run build` first', () => expect(doors.length).toBeGreaterThan(500));

const taken = Object.entries(KINDS).map(([name, kind]) => {
  const taking = doors.filter((door) => kind.takes(door) && !kind.isOther?.test(titleOf(door)));
  return [name, kind, taking] as const;
});

it.each(taken)('what is no %s is refused alike by every door that takes it', async (_, kind, taking) => {
  expect(taking.length).toBeGreaterThan(5);
  expect(await knocker.wrong(kind, taking)).toEqual([]);
});

it('what is right is accepted and stored alike by every door that takes it', async () => {
  const all = taken.flatMap(([, kind, taking]) => taking.map((door) => [kind, door] as const));
  const { refused, missing } = await knocker.right(all);
  expect(refused).toEqual([]);
  expect(missing.filter((title) => !NOT_STORED.test(title))).toEqual([]);
});
