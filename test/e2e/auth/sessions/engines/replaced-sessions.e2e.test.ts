import { PASSWORD } from '../../../../support/people/accounts.ts';
import { startApp, type TestApp } from '../../../../support/app/app.ts';
import { itOnce } from '../../../../support/app/database.ts';
import { Member } from '../../../../support/people/member.ts';
import { TestPasskey } from '../../../../support/people/passkey.ts';
import { addPasskey, optionsOf } from '../../../../support/people/passkeys.ts';
import { signInAgain } from '../../../../support/people/people.ts';

const MINUTE = 60_000;
const NEXT = 'graue wolken ueber der spree';

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

interface OpenSession {
  device: string;
  openedAt: string;
  expiresAt: string;
  current: boolean;
}

describe.each(['user', 'admin'] as const)('the session of a %s', (audience) => {
  const sessionsOf = async (member: Member) =>
    (await member.ask('get', 'sessions').set('x-poll', '1')).body as OpenSession[];

  /** Replaces the session by each of these in turn. */
  const CHANGES: Record<string, (member: Member) => Promise<unknown>> = {
    'a confirmation': (member) => member.ask('post', 'confirm', { password: PASSWORD }),
    'an added app': (member) => member.addApp(),
    'new recovery codes': (member) => member.ask('post', 'factors/recovery-codes'),
    'an added passkey': (member) => addPasskey(member, new TestPasskey(), 'Laptop'),
    'a confirmation by a code': (member) =>
      member.ask('post', 'confirm', { password: PASSWORD, code: member.code() }),
    'a removed app': (member) => member.ask('delete', 'factors/codes'),
    'a removed passkey': async (member) => {
      const { passkeys } = (await member.ask('get', 'factors')).body as {
        passkeys: { credentialId: string }[];
      };
      return member.ask('delete', `factors/passkeys/${passkeys[0]?.credentialId}`);
    },
    'a changed password': (member) => member.ask('post', 'change-password', { current: PASSWORD, new: NEXT }),
  };

  itOnce(`is replaced by ${Object.keys(CHANGES).join(', ')}, and its former token is over`, async () => {
    const member = await Member.of(app, audience);
    const [before] = await sessionsOf(member);
    const used = new Set<string>();
    for (const [name, change] of Object.entries(CHANGES)) {
      app.clock.advance(1000);
      const former = member.person.token;
      await change(member);
      expect([name, member.person.token === former]).toEqual([name, false]);
      expect([name, await member.isAlive(former), await member.isAlive()]).toEqual([name, false, true]);
      expect([name, (await member.ask('post', 'factors/codes', {}, former)).status]).toEqual([name, 401]);
      used.add(former);
    }
    expect(used.size).toBe(Object.keys(CHANGES).length);
    // It is still the one session of that device, opened then.
    const { device, openedAt } = before!;
    expect(await sessionsOf(member)).toMatchObject([{ device, openedAt, current: true }]);
  });

  itOnce('that shows a second factor has the confirmed minutes for itself', async () => {
    const member = await Member.of(app, audience);
    const other = await signInAgain(app, member.person, audience);
    app.clock.advance(10 * MINUTE);
    const former = member.person.token;
    await member.ask('post', 'confirm', { password: PASSWORD });
    const offered = async (token?: string) => (await member.ask('post', 'factors/codes', {}, token)).status;
    expect([await offered(), await offered(former), await offered(other.token)]).toEqual([200, 401, 403]);
    // A changed password shows no second factor: it confirms nothing.
    app.clock.advance(10 * MINUTE);
    await member.ask('post', 'change-password', { current: PASSWORD, new: NEXT });
    expect(await offered()).toBe(403);
  });

  it('has one successor when it is replaced twenty times at once', async () => {
    const member = await Member.withApp(app, audience);
    const { token } = member.person;
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => member.ask('post', 'factors/recovery-codes', {}, token)),
    );
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array<number>(19).fill(401)]);
    const winner = answers.find(({ status }) => status === 200)?.body as { token: string };
    expect(await sessionsOf(member)).toHaveLength(1);
    expect([await member.isAlive(token), await member.isAlive(winner.token)]).toEqual([false, true]);
    // The losers changed nothing either: the codes are those that the winner was shown.
    expect(
      await member.signInWith((winner as unknown as { recoveryCodes: string[] }).recoveryCodes[0]!),
    ).toBe(200);
  });

  itOnce('stays as it was after a change that was refused', async () => {
    const member = await Member.of(app, audience);
    const { token } = member.person;
    const wrong = new TestPasskey().create(await optionsOf(member, 'factors/passkeys/options'), {
      origin: 'https://evil.example',
    });
    for (const [method, route, body, status] of [
      ['post', 'confirm', { password: 'not the right one' }, 400],
      ['post', 'change-password', { current: PASSWORD, new: 'short' }, 400],
      ['post', 'factors/codes/confirm', { code: '123456' }, 409],
      ['delete', 'factors/codes', undefined, 404],
      ['post', 'factors/recovery-codes', undefined, 404],
      ['post', 'factors/passkeys', { name: 'Laptop', credential: wrong }, 400],
      ['delete', 'factors/passkeys/unknown', undefined, 404],
    ] as const)
      expect([route, (await member.ask(method, route, body)).status]).toEqual([route, status]);
    expect([member.person.token === token, await member.isAlive(token)]).toEqual([true, true]);
  });

  // Many confirmations; the other engine has had them above.
  itOnce('does not live longer for it', async () => {
    const member = await Member.of(app, audience);
    const [hours, idle] = audience === 'admin' ? [12, 0.45] : [30 * 24, 23.5];
    for (let hour = idle; hour < hours; hour += idle) {
      app.clock.advance(idle * 60 * MINUTE);
      expect((await member.ask('post', 'confirm', { password: PASSWORD })).status).toBe(200);
    }
    app.clock.advance(idle * 60 * MINUTE);
    expect(await member.isAlive()).toBe(false);
  });

  itOnce('is not answered twice to an Idempotency-Key', async () => {
    const member = await Member.of(app, audience);
    const former = member.person.token;
    const post = () =>
      member.ask('post', 'change-password', { current: PASSWORD, new: NEXT }).set('idempotency-key', 'key-1');
    expect((await post()).status).toBe(200);
    const repeated = await post();
    expect([repeated.status, repeated.body.code, repeated.body.token]).toEqual([
      409,
      'idempotency-key.shown-once',
      undefined,
    ]);
    expect((await member.ask('post', 'change-password', {}, former)).status).toBe(401);
  });
});
