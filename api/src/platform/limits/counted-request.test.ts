import { Registry } from 'prom-client';
import { openTestDatabase, type TestDatabase } from '../../../../test/support/app/database.ts';
import type { Settings } from '../../config/settings.ts';
import { PromCounts } from '../metrics/prom-counts.ts';
import { BUDGET_WINDOW_MODEL, type BudgetWindow, budgetWindowSchema } from './budget-window.schema.ts';
import { BUDGETS, type BudgetName, REFUSED_TIMES } from './budgets.ts';
import { CountedRequest } from './counted-request.ts';
import { refusedFor } from './refused-for.fixture.ts';
import { StoredBudgets } from './stored-budgets.ts';

const HOUR = 3600;

let db: TestDatabase;
let budgets: StoredBudgets;
beforeAll(async () => {
  db = await openTestDatabase('embedded');
});
beforeEach(async () => {
  const model = await db.model<BudgetWindow>(BUDGET_WINDOW_MODEL, budgetWindowSchema);
  const settings = { rateLimitScale: 1, userJwtSecret: 's'.repeat(32) } as Settings;
  budgets = new StoredBudgets(model, settings, new PromCounts(new Registry()));
});
afterEach(() => db.clear());
afterAll(() => db.close());

/** Sends so many requests, each answered with this status when its budgets have room. Returns how many had. */
async function send(name: BudgetName, ip: string, times: number, status = 201): Promise<number> {
  let passed = 0;
  for (let sent = 0; sent < times; sent++) {
    const request = new CountedRequest(budgets, name, ip);
    if ((await refusedFor(() => request.countAddress())) !== null) continue;
    passed++;
    await request.answeredWith(status);
  }
  return passed;
}
const refusalOf = (name: BudgetName, ip: string) =>
  refusedFor(() => new CountedRequest(budgets, name, ip).countAddress());
const account = (name: BudgetName, ip: string, who: string) =>
  refusedFor(() => new CountedRequest(budgets, name, ip).countAccount(who));

describe('a request with a budget', () => {
  it.each([400, 404, 413, 415])('does not count when it is answered with %s', async (status) => {
    expect(await send('contact', '203.0.113.7', 20, status)).toBe(20);
    expect(await send('contact', '203.0.113.7', 12)).toBe(10);
    expect(await refusalOf('contact', '203.0.113.7')).toBeGreaterThan(HOUR - 60);
  });

  it.each([200, 401, 403, 409, 429, 500, 503])('counts when it is answered with %s', async (status) => {
    expect(await send('contact', '203.0.113.7', 12, status)).toBe(10);
  });

  it('counts for an hour or a minute, and for whom, as the table of budgets says', async () => {
    const counted = async (name: BudgetName): Promise<Record<string, number>> => {
      const request = new CountedRequest(budgets, name, '203.0.113.7');
      await request.countAddress();
      await request.countAccount('ann');
      const windows = await db.connection.collection('budgets').find().toArray();
      const minutesOf = ({ expire }: (typeof windows)[number]) =>
        Math.round(((expire as Date).getTime() - Date.now()) / 60_000);
      await db.clear();
      return Object.fromEntries(
        windows.map((window) => [/^[\w-]+ of (.*):/.exec(String(window['key']))?.[1], minutesOf(window)]),
      );
    };
    const names = Object.keys(BUDGETS) as BudgetName[];
    const found: Partial<Record<BudgetName, object>> = {};
    for (const name of names) found[name] = await counted(name);
    const [ofAll, ofAccount] = [
      { 'an address': 60, all: 60 },
      { 'an address': 60, 'an account': 60 },
    ];
    const signingIn = { 'an address': 1, 'an account': 15 };
    expect(found).toEqual({
      ...{ 'sign-in': signingIn, passkey: signingIn },
      ...{ contact: ofAll, 'guest-apply': ofAll },
      ...{ reset: ofAccount, apply: ofAccount, upload: ofAccount },
      ...{ 'new-password': ofAccount, access: ofAccount },
      register: { ...ofAccount, all: 60 },
      ...{ 'read-cv': ofAccount, 'profile-document': ofAccount },
      posting: { ...ofAccount, 'an account, a day': 1440 },
    });
  });

  it('with a body that is refused counts only where that is the attack, or costs as much', async () => {
    const counting: string[] = [];
    for (const name of Object.keys(BUDGETS) as BudgetName[]) {
      await send(name, '203.0.113.7', 1, 400);
      const windows = await db.connection.collection('budgets').find().toArray();
      const own = windows.find(({ key }) => String(key).startsWith(`${name} of an address:`));
      if (own?.['points'] === 1) counting.push(name);
    }
    expect(counting.sort()).toEqual(['passkey', 'profile-document', 'read-cv', 'sign-in']);
  });

  it('is refused after too many of its address were, and that of another is not', async () => {
    const most = BUDGETS.contact.perAddress * REFUSED_TIMES;
    expect(await send('contact', '203.0.113.7', most + 3, 400)).toBe(most);
    expect(await refusalOf('contact', '203.0.113.7')).toBeGreaterThan(HOUR - 60);
    expect(await send('contact', '203.0.113.8', 1)).toBe(1);
    expect(await send('guest-apply', '203.0.113.7', 1)).toBe(1);
  });

  it('is taken back once, however often it is answered', async () => {
    const request = new CountedRequest(budgets, 'contact', '203.0.113.7');
    await request.countAddress();
    for (let times = 0; times < 3; times++) await request.answeredWith(400);
    expect(await send('contact', '203.0.113.7', 12)).toBe(10);
  });

  it('counts for nobody when one of its bounds refuses', async () => {
    for (let network = 0; network < 10; network++) await send('contact', `2001:db8:7:${network}::1`, 10);
    expect(await send('contact', '2001:db8:7:aa::1', 3)).toBe(0);
    const points = async (of: string) =>
      (await db.connection.collection('budgets').find().toArray())
        .filter(({ key }) => String(key).startsWith(`contact of ${of}:`))
        .map((window) => window['points'] as number);
    expect([await points('a network'), await points('all')]).toEqual([[100], [100]]);
    expect(await points('an address')).toEqual(Array<number>(10).fill(10));
  });

  it('leaves no window behind for each of many addresses that are refused', async () => {
    const windows = () => db.connection.collection('budgets').countDocuments();
    for (let network = 0; network < 10; network++) await send('contact', `2001:db8:7:${network}::1`, 10);
    const full = await windows();
    expect(await send('contact', '2001:db8:7:ff::1', 1)).toBe(0);
    for (let network = 100; network < 150; network++)
      expect(await send('contact', `2001:db8:7:${network}::1`, 1)).toBe(0);
    expect(await windows()).toBe(full);
    // All are slowed: another network has its two, and its addresses nothing beside them.
    for (let network = 0; network < 20; network++) await send('contact', `203.0.${network}.1`, 10);
    await send('contact', '2001:db8:8:1::1', 2);
    const slowed = await windows();
    for (let network = 100; network < 150; network++)
      expect(await send('contact', `2001:db8:8:${network}::1`, 1)).toBe(0);
    expect(await windows()).toBe(slowed);
  });

  it('is bounded by the /48 of an IPv6 address where it is refused for what it says, too', async () => {
    let passed = 0;
    for (let network = 0; network < 600; network++)
      passed += await send('contact', `2001:db8:7:${network.toString(16)}::1`, 1, 400);
    expect(passed).toBe(10 * REFUSED_TIMES * BUDGETS.contact.perAddress);
    expect(await refusalOf('contact', '2001:db8:7:ffff::1')).toBeGreaterThan(HOUR - 60);
    expect(await refusalOf('contact', '2001:db8:8::1')).toBeNull();
  });

  it('is bounded by the /48 of an IPv6 address too, and by no network of an IPv4 one', async () => {
    let passed = 0;
    for (let network = 0; network < 12; network++)
      passed += await send('contact', `2001:db8:7:${network}::1`, 10);
    expect(passed).toBe(100);
    passed = 0;
    for (let host = 0; host < 12; host++) passed += await send('contact', `203.0.113.${host}`, 10);
    expect(passed).toBe(120);
  });

  it('is let through twice for each network once all have used up theirs', async () => {
    for (let network = 0; network < 30; network++)
      expect(await send('contact', `203.0.${network}.1`, 10)).toBe(10);
    expect(await send('contact', '198.51.100.7', 4)).toBe(2);
    expect(await send('contact', '198.51.100.8', 4)).toBe(0);
    expect(await send('contact', '198.51.101.7', 4)).toBe(2);
  });

  it('makes an address wait for a minute where a whole office signs in', async () => {
    expect(await send('sign-in', '203.0.113.7', 60)).toBe(60);
    expect(await refusalOf('sign-in', '203.0.113.7')).toBeLessThanOrEqual(60);
  });

  it('counts for its account, from any address, where the budget has one', async () => {
    for (let times = 0; times < 5; times++)
      expect(await account('register', `203.0.113.${times}`, 'ann')).toBeNull();
    expect(await account('register', '203.0.113.7', 'ann')).toBeGreaterThan(HOUR - 60);
    expect(await account('register', '203.0.113.7', 'bob')).toBeNull();
    for (let times = 0; times < 20; times++)
      expect(await account('contact', '203.0.113.7', 'ann')).toBeNull();
  });
});
