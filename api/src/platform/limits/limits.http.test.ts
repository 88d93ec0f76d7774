import { Logger } from '@nestjs/common';
import { TestClock } from '../../../../test/support/app/clock.ts';
import { openTestDatabase, type TestDatabase } from '../../../../test/support/app/database.ts';
import { startLimited } from '../../../../test/support/stand-ins/limited-app.ts';
import { DeviceCookie } from './device-cookie.ts';

const IP = '203.0.113.7';
const USER = { kind: 'user', id: 'e'.repeat(24), sessionId: 'session 1' };
const ADMIN = { kind: 'admin', id: 'a'.repeat(24), sessionId: 'session 2' };
const KEY = { kind: 'key', id: 'b'.repeat(24), scopes: [] };
const STAGE = { kind: 'stage', id: USER.id };

let db: TestDatabase;
let clock: TestClock;
let limited: Awaited<ReturnType<typeof startLimited>>;
beforeEach(async () => {
  db = await openTestDatabase('embedded');
  clock = new TestClock();
});
afterEach(async () => {
  await limited.app.close();
  await db.close();
});

const start = async (scale: number): Promise<void> => {
  limited = await startLimited(db.connection, clock, scale);
};
const send: typeof limited.send = (...asked) => limited.send(...asked);
const passed: typeof limited.passed = (...asked) => limited.passed(...asked);

describe('a handler with a budget', () => {
  const contact = (ip = IP, body: object = { message: 'Hello' }) => ({ ip, body });

  it('has so many requests of an address, and tells when it has more; handlers without one are free', async () => {
    await start(1);
    expect(await passed(12, 'POST contact', contact())).toBe(10);
    const refused = await send('POST contact', contact());
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3500);
    expect(refused.json()).toMatchObject({ statusCode: 429, code: 'request.too-many' });
    expect(await passed(20, 'GET page')).toBe(20);
    expect(await passed(1, 'POST contact', contact('203.0.113.8'))).toBe(1);
  });

  it('gets back what it refused for what it says, before the answer', async () => {
    await start(1);
    for (let times = 0; times < 12; times++)
      expect((await send('POST contact', contact(IP, {}))).statusCode).toBe(400);
    expect(await passed(12, 'POST contact', contact())).toBe(10);
  });

  it('answers as usual when the store cannot take it back, and tells the operator of which request', async () => {
    await start(1);
    const warnings: unknown[][] = [];
    const log = () => undefined;
    Logger.overrideLogger({ log, error: log, warn: (...told: unknown[]) => warnings.push(told) });
    expect((await send('POST contact/without-store')).statusCode).toBe(400);
    expect(warnings).toEqual([[expect.any(Error), { requestId: expect.stringMatching(/^req-/) }, 'Limits']]);
    Logger.overrideLogger(false);
  });

  it('counts an account that is only named for each address, however its email is written', async () => {
    await start(0.1);
    const named = (email: unknown, ip = IP) => ({ ip, body: { email } });
    expect(await passed(1, 'POST sign-in', named(' Ann@Firm.test'))).toBe(1);
    expect(await passed(3, 'POST sign-in', named('ann@firm.test'))).toBe(1);
    expect(await passed(3, 'POST sign-in', named('ann@firm.test', '203.0.113.8'))).toBe(2);
    expect(await passed(1, 'POST sign-in', named('bob@firm.test', '203.0.113.9'))).toBe(1);
    // What names nobody counts for its address alone.
    expect(await passed(8, 'POST sign-in', named(7, '203.0.113.10'))).toBe(6);
    expect(await passed(8, 'POST sign-in', { ip: '203.0.113.11' })).toBe(6);
  });

  it('gives a device that the account knows a budget of its own at any address', async () => {
    await start(0.1);
    const owner = { audience: 'user', id: USER.id, epoch: 0 } as const;
    const cookie = limited.app.get(DeviceCookie).keep(undefined, owner).split(';')[0]!;
    const known = (ip: string) => ({ ip, body: { email: 'ann@firm.test' }, headers: { cookie } });
    expect(await passed(3, 'POST sign-in', { body: { email: 'ann@firm.test' } })).toBe(2);
    expect(await passed(1, 'POST sign-in', known(IP))).toBe(1);
    expect(await passed(3, 'POST sign-in', known('203.0.113.8'))).toBe(1);
  });

  it('counts a pending sign-in like an account that is named: a stranger may know the password', async () => {
    await start(0.1);
    expect(await passed(3, 'POST sign-in', { caller: STAGE })).toBe(2);
    expect(await passed(3, 'POST sign-in', { caller: STAGE, ip: '203.0.113.8' })).toBe(2);
  });

  it('counts each session alone where another caller could use up what the owner has', async () => {
    await start(0.1);
    const other = { ...USER, sessionId: 'session 3' };
    expect(await passed(3, 'POST sign-in', { caller: USER, ip: '203.0.113.8' })).toBe(2);
    expect(await passed(3, 'POST sign-in', { caller: USER })).toBe(0);
    expect(await passed(3, 'POST sign-in', { caller: other })).toBe(2);
    // A program has no sessions.
    expect(await passed(3, 'POST sign-in', { caller: KEY, ip: '203.0.113.9' })).toBe(2);
  });

  it('counts all sessions and addresses of an account together elsewhere', async () => {
    await start(0.05);
    expect(await passed(2, 'POST posting', { caller: USER })).toBe(2);
    const elsewhere = { caller: { ...USER, sessionId: 'session 3' }, ip: '203.0.113.8' };
    expect(await passed(3, 'POST posting', elsewhere)).toBe(1);
    expect(await passed(3, 'POST posting', { caller: ADMIN, ip: '203.0.113.8' })).toBe(3);
  });
});

describe('the changes of a user in a day', () => {
  /** Each request comes a minute after the other, so that no budget but that of the day is used up. */
  const done = async (times: number, route: string, caller: object = USER): Promise<number> => {
    let count = 0;
    for (let sent = 0; sent < times; sent++) {
      clock.advance(60_000);
      count += await passed(1, route, { caller });
    }
    return count;
  };
  beforeEach(() => start(0.002));

  it('are bounded by any method that changes, and what reads, deletes or keeps nothing goes on', async () => {
    expect([
      await done(2, 'POST change'),
      await done(1, 'PUT change'),
      await done(3, 'PATCH change'),
    ]).toEqual([2, 1, 1]);
    expect([await done(1, 'POST change'), await done(1, 'PUT change')]).toEqual([0, 0]);
    for (const free of ['GET change', 'DELETE change', 'POST search', 'POST read', 'POST access/password'])
      expect([free, await done(6, free)]).toEqual([free, 6]);
    expect(await done(1, 'POST change', { ...USER, id: 'f'.repeat(24) })).toBe(1);
  });

  it('are not used up by what changes nothing, by the firm, or by who is not signed in', async () => {
    for (const free of ['GET change', 'DELETE change', 'POST search', 'POST read', 'POST access/password'])
      await done(6, free);
    expect(await done(6, 'POST change', ADMIN)).toBe(6);
    expect(await done(6, 'POST change', KEY)).toBe(6);
    expect(await done(6, 'POST change', { ...STAGE, id: USER.id })).toBe(6);
    expect(await done(5, 'POST change')).toBe(4);
  });

  it('have room again after a day, and not before', async () => {
    await done(4, 'POST change');
    clock.advance(60_000);
    const { headers } = await send('POST change', { caller: USER });
    const day = 24 * 3600;
    expect(Number(headers['retry-after'])).toBeGreaterThan(day - 60);
    expect(Number(headers['retry-after'])).toBeLessThanOrEqual(day);
  });

  it('count beside the budget of their handler', async () => {
    await limited.app.close();
    await start(0.02);
    // One posting an hour, and 40 changes a day.
    expect(await passed(2, 'POST posting', { caller: USER })).toBe(1);
    expect(await done(41, 'POST change')).toBe(39);
  });
});

describe('every request', () => {
  it('counts, whatever it asks for, unless it is for an asset or a handler that machines poll', async () => {
    // Six requests a minute.
    await start(0.005);
    expect(await passed(8, 'GET health')).toBe(8);
    expect(await passed(8, 'GET asset.js')).toBe(8);
    expect(await passed(4, 'GET none')).toBe(4);
    expect(await passed(4, 'GET page')).toBe(2);
    const refused = await send('GET none');
    expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '60']);
    expect(await passed(2, 'GET health')).toBe(2);
  });

  it('of a program, or that a client or a mail program sends by itself, leaves the budget of the address as it is', async () => {
    await start(0.005);
    expect(await passed(8, 'GET page', { caller: KEY })).toBe(8);
    expect(await passed(8, 'POST unsubscribe')).toBe(8);
    expect(await passed(8, 'GET page', { caller: USER, headers: { 'x-poll': '1' } })).toBe(8);
    expect(await passed(8, 'GET page', { caller: USER })).toBe(6);
  });
});
