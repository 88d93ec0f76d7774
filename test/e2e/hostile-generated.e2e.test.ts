import { builtDocument, operationsOf } from '../support/api-document.ts';
import { startApp, type TestApp } from '../support/app.ts';
import { Conformance } from '../support/conformance.ts';
import { Oracle } from '../support/oracle.ts';
import { generate, Random } from './hostile/generator.ts';
import { Sender } from './hostile/sender.ts';
import { World } from './permissions/world.ts';

/** More with `GENERATED=100000`; another course with `SEED=7`. */
const REQUESTS = Number(process.env['GENERATED'] ?? 2_000);
const SEED = Number(process.env['SEED'] ?? 20261121);
const AT_ONCE = 20;
/** People are replaced after so many requests: some operations end their own session. */
const RENEW_EVERY = 500;

const document = builtDocument();
const operations = document ? operationsOf(document) : [];
/** Passwords are hashed slowly on purpose: these are asked less often. */
const SLOW = /(login|register|reset-password|change-password|DELETE \/private\/api\/me)$/;

/**
 * Answers 400 to what the document allows, because no document can say it: what was mailed or typed before decides, one
 * field depends on another or on the day, or a password is easy to guess, or half a character is no text. Each is the contract's own sentence.
 */
const BEYOND_THE_DOCUMENT =
  /(This (verification |reset )?link is invalid or has expired|This password is incorrect|This code is not right[^"]*|This password is too easy to guess[^"]*|Choose a password that is different[^"]*|Company name is required for B2B users|You cannot reply directly[^"]*|Please choose today or a later day|Enter an address that begins with https:[^"]*|This address is not on the public internet|There is no server by this name|Please choose the period the salary[^"]*|This must not be less than the amount[^"]*|The data contains characters that are not valid text)/;

let app: TestApp;
let world: World;
beforeAll(async () => {
  app = await startApp();
  world = await World.of(app);
});
afterAll(() => app.close());

/** Tokens of everybody there is, and ids of things that exist. */
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
  const random = new Random(SEED);
  const sender = new Sender(app, conformance);
  const oracle = new Oracle(document);
  let allowed = 0;
  const wrong: string[] = [];
  const statuses: Record<string, number> = {};
  let { tokens, ids } = await cast();
  const one = async (): Promise<void> => {
    let { name, path, method, operation } = random.pick(operations);
    while (SLOW.test(name) && random.chance(0.9))
      ({ name, path, method, operation } = random.pick(operations));
    const schema = operation.requestBody?.content?.['application/json']?.schema;
    const { url, payload, isInvalid } = generate(
      random,
      document,
      { path, parameters: operation.parameters, schema },
      ids,
    );
    const { status, text } = await sender.send({ method, url, payload, token: random.pick(tokens) });
    statuses[status] = (statuses[status] ?? 0) + 1;
    const isAllowed = oracle.allows(path, operation, url, payload);
    if (isAllowed) allowed += 1;
    const isFault = status >= 500 && !name.includes('/linkedIn/');
    const isRefused = isAllowed && status === 400 && !BEYOND_THE_DOCUMENT.test(text);
    if (isFault || isRefused || ((isInvalid || isAllowed === false) && status < 400))
      wrong.push(
        `${isAllowed ? 'allowed' : 'not allowed'}: ${method} ${url} ${JSON.stringify(payload)?.slice(0, 300)}: ${status} ${text.slice(0, 200)}`,
      );
  };
  for (let sent = 0; sent < REQUESTS; sent += AT_ONCE) {
    if (sent % RENEW_EVERY === 0) ({ tokens, ids } = await cast());
    await Promise.all(Array.from({ length: AT_ONCE }, one));
  }
  expect({ wrong: wrong.slice(0, 20), undescribed: [...conformance.problems].slice(0, 20) }).toEqual({
    wrong: [],
    undescribed: [],
  });
  // A run that never got through would prove nothing.
  expect(allowed).toBeGreaterThan(REQUESTS / 10);
  expect(
    Object.entries(statuses)
      .filter(([status]) => status < '300')
      .reduce((sum, [, count]) => sum + count, 0),
    // Guessed codes and tokens are never right.
  ).toBeGreaterThan(REQUESTS / 15);
}, 900_000);
