import { Registry } from 'prom-client';
import { engines, openTestDatabase, type TestDatabase } from '../../../../../test/support/app/database.ts';
import { TestClock } from '../../../../../test/support/app/clock.ts';
import type { Settings } from '../../../config/settings.ts';
import { PromCounts } from '../../../platform/metrics/prom-counts.ts';
import { Argon2PasswordHasher } from '../adapters/argon2/argon2-password-hasher.ts';
import { ATTEMPT_MODEL, attemptSchema } from '../adapters/mongo/attempt.schema.ts';
import { MongoAttemptRepository } from '../adapters/mongo/mongo-attempt.repository.ts';
import { PasswordStrength } from './passwords.ports.ts';
import { PasswordCheck } from './password-check.ts';
import { WrongTries, type TriesBy } from './wrong-tries.ts';

const MINUTE = 60_000;
const EMAIL = 'lena@example.com';
const RIGHT = 'kupfer lampe sieben wolken';
const HERE: TriesBy = { network: '203.0.113.7' };

/** The least cost: none of this is about the cost of a guess. */
const CHEAP = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** The real hasher, counting its calls. */
class CountingHasher extends Argon2PasswordHasher {
  evaluations = 0;

  constructor() {
    super(CHEAP);
  }

  override verify(hash: string | null, password: string): Promise<boolean> {
    this.evaluations++;
    return super.verify(hash, password);
  }
}

/** What only an attacker's dictionaries know. */
const GUESSABLE = 'Tr0ub4dor&3 von gestern';

class OneGuess extends PasswordStrength {
  isGuessable = (password: string) => Promise.resolve(password === GUESSABLE);
}

describe.each(engines())('wrong passwords on %s', (engine) => {
  let db: TestDatabase;
  let attempts: MongoAttemptRepository;
  let hasher: CountingHasher;
  let clock: TestClock;
  let hash: string;
  let registry: Registry;
  let counts: PromCounts;
  beforeAll(async () => {
    db = await openTestDatabase(engine);
    attempts = new MongoAttemptRepository(await db.model(ATTEMPT_MODEL, attemptSchema));
    hash = await new CountingHasher().hash(RIGHT);
  });
  beforeEach(() => {
    hasher = new CountingHasher();
    registry = new Registry();
    counts = new PromCounts(registry);
    clock = new TestClock();
  });
  afterEach(() => db.clear());
  afterAll(() => db.close());

  const theTries = (rateLimitScale = 1) =>
    new WrongTries(attempts, clock, { rateLimitScale, userJwtSecret: 's'.repeat(32) } as Settings, counts);
  const aCheck = (rateLimitScale = 1) => new PasswordCheck(theTries(rateLimitScale), hasher, new OneGuess());

  /** Returns `true`, `false` or the kind of the error. */
  const asked = (check: PasswordCheck, password: string, known: string | null = hash, email = EMAIL) =>
    check
      .isRight('user', email, known, password, HERE)
      .catch((error: { kind?: string }) => error.kind ?? String(error));

  it('are evaluated five times when 50 arrive at once, over two processes', async () => {
    const processes = [aCheck(), aCheck()];
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, i) => asked(processes[i % 2] ?? aCheck(), `wrong ${i}`)),
    );
    expect(answers.filter((answer) => answer === false)).toHaveLength(5);
    expect(answers.filter((answer) => answer === 'too-many')).toHaveLength(45);
    expect(hasher.evaluations).toBe(5);
  });

  it('are counted by how they ended', async () => {
    const check = aCheck();
    await asked(check, RIGHT);
    for (let i = 0; i < 7; i++) await asked(check, `wrong ${i}`);
    const printed = await registry.metrics();
    expect(printed.match(/(?<=^password_checks_total.*outcome=").*$/gm)).toEqual([
      'right"} 1',
      'wrong"} 5',
      'locked"} 2',
      'right"} 0',
      'wrong"} 0',
      'locked"} 0',
    ]);
  });

  it('cost an unknown address, and one without a password, what they cost a known one', async () => {
    const counts = [];
    for (const [email, known] of [
      ['known@x.de', hash],
      ['unknown@x.de', null],
    ] as const) {
      hasher = new CountingHasher();
      const check = aCheck();
      const answers = [];
      for (let i = 0; i < 7; i++) answers.push(await asked(check, 'wrong', known, email));
      counts.push({ answers, evaluations: hasher.evaluations });
    }
    expect(counts[0]).toEqual(counts[1]);
    expect(counts[0]?.evaluations).toBe(5);
  });

  it('do not let the right one in either once they are used up', async () => {
    const check = aCheck();
    for (let i = 0; i < 5; i++) await asked(check, 'wrong');
    expect(await asked(check, RIGHT)).toBe('too-many');
    clock.advance(15 * MINUTE);
    expect(await asked(check, RIGHT)).toBe(true);
  });

  it('leave no trace of right ones', async () => {
    const check = aCheck();
    for (let i = 0; i < 12; i++) expect(await asked(check, RIGHT)).toBe(true);
    for (let i = 0; i < 5; i++) expect(await asked(check, 'wrong')).toBe(false);
    expect(await asked(check, 'wrong')).toBe('too-many');
  });

  it('are forgotten once the password was replaced', async () => {
    const check = aCheck();
    for (let i = 0; i < 5; i++) await asked(check, 'wrong');
    await check.clearFailures('admin', EMAIL);
    expect(await asked(check, RIGHT)).toBe('too-many');
    await check.clearFailures('user', 'LENA@example.com');
    expect(await asked(check, RIGHT)).toBe(true);
  });

  it('are told from right ones by what is kept of a new one', async () => {
    const check = aCheck();
    const kept = await check.hash(RIGHT, 'lena');
    expect(await asked(check, RIGHT, kept)).toBe(true);
    expect(await asked(check, 'wrong', kept)).toBe(false);
  });

  it('are counted for each address and audience by itself, ignoring case', async () => {
    const check = aCheck();
    for (let i = 0; i < 5; i++) await asked(check, 'wrong');
    expect(await asked(check, RIGHT, hash, ' LENA@example.com')).toBe('too-many');
    expect(await asked(check, RIGHT, hash, 'other@example.com')).toBe(true);
    expect(await check.isRight('admin', EMAIL, hash, RIGHT, HERE)).toBe(true);
  });

  describe('of others', () => {
    let tries: WrongTries;
    beforeEach(() => {
      tries = theTries();
    });

    /** Tries that often, without hashing. Returns how often it was checked. */
    async function tried(
      by: TriesBy,
      times: number,
      what: 'password' | 'code' = 'password',
    ): Promise<number> {
      let checked = 0;
      for (let i = 0; i < times; i++)
        await tries
          .isRight(what, 'user', EMAIL, by, async () => {
            checked++;
            return false;
          })
          .catch(() => undefined);
      return checked;
    }
    const PLACES: TriesBy[] = [HERE, { network: '198.51.100.9' }, { device: 'd1' }, { session: 's1' }];

    it('use up no network’s, known device’s or session’s tries but their own', async () => {
      for (const by of PLACES) expect(await tried(by, 7)).toBe(5);
      for (const by of [{ device: 'd2' }, { session: 's2' }]) expect(await tried(by, 1)).toBe(1);
    });

    it('are bounded over all networks together, which shuts out no known device or session', async () => {
      let checked = 0;
      for (let i = 0; i < 25; i++) checked += await tried({ network: `10.0.0.${i}` }, 5);
      expect(checked).toBe(100);
      for (const by of [{ device: 'd1' }, { session: 's1' }]) expect(await tried(by, 6)).toBe(5);
      clock.advance(15 * MINUTE);
      expect(await tried(HERE, 6)).toBe(5);
    });

    it('at a password leave the codes theirs, which are fewer over all networks', async () => {
      expect(await tried(HERE, 6)).toBe(5);
      expect(await tried(HERE, 6, 'code')).toBe(5);
      let checked = 5;
      for (let i = 0; i < 5; i++) checked += await tried({ network: `10.0.0.${i}` }, 5, 'code');
      expect(checked).toBe(20);
    });

    it('leave no address of an account or a network in the store', async () => {
      for (const by of PLACES) await tried(by, 1);
      const stored = JSON.stringify(await db.connection.collection('attempts').find().toArray());
      expect(stored).not.toMatch(/lena|203\.0|198\.51/);
    });
  });

  it('have a larger budget where tests ask for it', async () => {
    const check = aCheck(2);
    for (let i = 0; i < 10; i++) expect(await asked(check, 'wrong')).toBe(false);
    expect(await asked(check, 'wrong')).toBe('too-many');
  });

  it('are forgotten when their time is over', async () => {
    await asked(aCheck(), 'wrong');
    await attempts.sweep(clock.now());
    expect(await db.connection.collection('attempts').countDocuments()).toBe(1);
    clock.advance(15 * MINUTE);
    await attempts.sweep(clock.now());
    expect(await db.connection.collection('attempts').countDocuments()).toBe(0);
  });
});

describe('hashes', () => {
  it('are computed for one network beside those of another that asks for many', async () => {
    const check = new PasswordCheck({} as WrongTries, new CountingHasher(), new OneGuess());
    const order: string[] = [];
    const hash = (by: string) => check.hash(RIGHT, by).then(() => order.push(by));
    await Promise.all([...Array<string>(20).fill('ann'), 'bob'].map(hash));
    expect(order.slice(0, 3)).toContain('bob');
  });
});

describe('a new password', () => {
  const check = new PasswordCheck({} as WrongTries, new CountingHasher(), new OneGuess());
  const refusal = (password: string, field?: string) =>
    check.requireStrong(password, ['lena@example.com'], 'lena', field).then(
      () => null,
      ({ details }: { details: unknown }) => details,
    );

  it('is refused at its field when it is easy to guess', async () => {
    const refused = (name: string, code: string) => ({
      errors: [expect.objectContaining({ field: name, code })],
    });
    expect(await refusal(GUESSABLE)).toEqual(refused('password', 'password.too-easy'));
    expect(await refusal(GUESSABLE, 'newPassword')).toEqual(refused('newPassword', 'password.too-easy'));
    expect(await refusal('short')).toMatchObject({ errors: [{ field: 'password' }] });
    expect(await refusal(RIGHT)).toBeNull();
  });
});
