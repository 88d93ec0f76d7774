import { builtDocument } from '../../../support/checks/api-document.ts';
import { startApp, type TestApp } from '../../../support/app/app.ts';
import { Conformance } from '../../../support/checks/conformance.ts';
import { barrage } from './hostile/barrage.ts';
import { Sender, type Shot } from './hostile/sender.ts';
import { World } from './permissions/world.ts';

/** More with `GENERATED=100000`; another course with `SEED=7`. */
const REQUESTS = Number(process.env['GENERATED'] ?? 1_500);
const SEED = Number(process.env['SEED'] ?? 20261121);

const document = builtDocument();
let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await startApp();
  world = await World.of(app);
});
afterAll(() => app.close());

/** Tokens of all kinds of callers, and ids of existing things. */
async function cast(): Promise<{ tokens: string[]; ids: string[] }> {
  const company = await world.user('B2B');
  const people = [
    company,
    await world.user('JobSeeker'),
    await world.user('Freelancer'),
    await world.newAdmin(),
  ];
  const things = [
    await world.job(),
    await world.adminProject(),
    await world.projectOf(company),
    await world.consultant(),
    await world.employeeOf(company),
  ];
  return {
    tokens: ['', ...people.map(({ token }) => token)],
    ids: [...people.map(({ id }) => id), ...things],
  };
}

it(`answers ${REQUESTS} generated requests without a fault, and accepts exactly what the document allows`, async () => {
  const conformance = Conformance.load();
  if (!document || !conformance)
    throw new Error('The document is missing or older than the sources: run `npm run build` first');
  const sender = new Sender(app, conformance);
  const target = { send: (shot: Shot) => sender.send(shot), cast };
  const { wrong, allowed, succeeded } = await barrage(document, target, { requests: REQUESTS, seed: SEED });
  expect({ wrong: wrong.slice(0, 20), undescribed: [...conformance.problems].slice(0, 20) }).toEqual({
    wrong: [],
    undescribed: [],
  });
  // A run without successes would prove nothing; guessed codes and tokens are never right.
  expect(allowed).toBeGreaterThan(REQUESTS / 10);
  expect(succeeded).toBeGreaterThan(REQUESTS / 15);
}, 900_000);
