import { BOUNDS } from './flood/bounds.ts';
import { FloodedApp } from './flood/flooded-app.ts';
import { FLOODS, nameOf } from './flood/floods.ts';
import type { Each, Flood } from './flood/flood.ts';
import { anHourOf } from './flood/hour.ts';
import { expectBounded } from './flood/expected.ts';
import { Report } from './flood/report.ts';

// Floods from many networks, with a tenth of the budgets.
let flooded: FloodedApp;
beforeAll(async () => {
  flooded = await FloodedApp.start(0.1);
});
const report = new Report('An hour of one account from seven networks');
afterAll(async () => {
  report.print();
  await flooded.close();
});

const titled = (floods: readonly Flood[]) => floods.map((flood) => [nameOf(flood), flood] as const);
const methodOf = ({ operation }: Flood) => operation.split(' ')[0]!;

/** Sends the next requests from a network until a budget refuses; returns how many it let in. */
async function fill(flood: Flood, each: Each, from: string, next: { n: number }): Promise<number> {
  let letIn = 0;
  while (letIn < 5000) {
    const { isRefused } = await flooded.send(methodOf(flood), await each(next.n++), from);
    if (isRefused) return letIn;
    letIn += 1;
  }
  throw new Error('No budget refused');
}

/** Callers who have not signed in yet have a budget in each network: otherwise strangers would use up the owner’s. */
const BEFORE_SIGN_IN = /^POST \/(public|private\/api\/sign-in)\//;

describe('an account', () => {
  const ofAccounts = FLOODS.filter(
    ({ by, operation }) => by === 'account' && !BEFORE_SIGN_IN.test(operation),
  );

  it.each(titled(ofAccounts))('has one budget in all networks: %s', async (_, flood) => {
    const hour = await anHourOf(flooded, flood, 7);
    report.add(flood, hour);
    expectBounded(hour);
  });

  it('gets five mails an hour that strangers cause, from however many networks', async () => {
    const flood = FLOODS.find(({ how }) => how === 'of one account')!;
    await flooded.wake();
    const each = await flood.prepare(flooded.world, 1);
    const before = await flooded.size();
    for (let network = 0; network < 12; network++)
      await flooded.send(methodOf(flood), await each(network), flooded.network());
    expect((await flooded.size()).mails - before.mails).toBe(flooded.scaled(5));
  });
});

describe('all networks together', () => {
  const shared = FLOODS.filter(
    ({ budget, by }) => by === 'address' && budget !== 'none' && 'all' in BOUNDS[budget],
  );

  it.each(titled(shared))(
    'are slowed to two of each an hour, and nobody is refused: %s',
    async (_, flood) => {
      await flooded.wake();
      const { address, all } = BOUNDS[flood.budget as 'contact'];
      const each = await flood.prepare(flooded.world, 1);
      await flooded.forgetCounts();
      const before = await flooded.size();
      const next = { n: 0 };
      let letIn = 0;
      for (let network = 0; network < all.requests / address.requests; network++)
        letIn += await fill(flood, each, flooded.network(), next);
      expect(letIn).toBe(flooded.scaled(all.requests));
      const full = await flooded.size();
      const later = [flooded.network(), flooded.network(), flooded.network()];
      const slowed: number[] = [];
      for (const network of later) slowed.push(await fill(flood, each, network, next));
      expect(slowed).toEqual(later.map(() => flooded.scaled(all.thenPerNetwork)));
      // Everybody who was let in causes a mail at most.
      const { mails } = await flooded.size();
      expect(full.mails - before.mails).toBeLessThanOrEqual(letIn);
      expect(mails - full.mails).toBeLessThanOrEqual(later.length * flooded.scaled(all.thenPerNetwork));
      flooded.advance(60 * 60_000);
      expect(await fill(flood, each, flooded.network(), next)).toBe(flooded.scaled(address.requests));
    },
  );
});

describe('the addresses of an IPv6 network', () => {
  const ofAddresses = FLOODS.filter(
    ({ budget, by, operation }) =>
      by === 'address' && budget !== 'none' && operation.startsWith('POST /public/'),
  );

  it.each(titled(ofAddresses))('have ten times one budget together: %s', async (_, flood) => {
    await flooded.wake();
    const each = await flood.prepare(flooded.world, 1);
    await flooded.forgetCounts();
    const network = flooded.network6();
    const next = { n: 0 };
    const { requests } = BOUNDS[flood.budget as 'contact'].address;
    let letIn = 0;
    for (let subnet = 0; subnet < 12; subnet++)
      letIn += await fill(flood, each, `${network}:${subnet}::1`, next);
    expect(letIn).toBe(flooded.scaled(requests * 10));
    const windows = await flooded.windows();
    const full = await flooded.size();
    for (let subnet = 100; subnet < 160; subnet++)
      expect(await fill(flood, each, `${network}:${subnet}::1`, next)).toBe(0);
    // A caller with many addresses leaves nothing in the store for each of them.
    expect(await flooded.windows()).toBe(windows);
    expect((await flooded.size()).documents).toEqual(full.documents);
  });
});
