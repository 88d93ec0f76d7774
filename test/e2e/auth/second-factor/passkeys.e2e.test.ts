import { startApp, type TestApp } from '../../../support/app/app.ts';
import { Member } from '../../../support/people/member.ts';
import { TestPasskey } from '../../../support/people/passkey.ts';
import { addPasskey, challenge, optionsOf, sendCredential } from '../../../support/people/passkeys.ts';

const MINUTE = 60_000;
type Json = Record<string, unknown>;

let app: TestApp;
beforeAll(async () => {
  app = await startApp();
});
afterAll(() => app.close());

const login = (audience: 'user' | 'admin', credential: object) => sendCredential(app, credential, audience);

const factorsOf = async (member: Member) => (await member.ask('get', 'factors')).body as Json;

describe.each(['user', 'admin'] as const)('a passkey of a %s', (audience) => {
  it('is added under its name, and with it come ten recovery codes and a mail', async () => {
    const member = await Member.of(app, audience);
    const options = (await optionsOf(member, 'factors/passkeys/options')) as Json;
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      attestation: 'none',
      // Ed25519, ECDSA on P-256, RSA: by their numbers of COSE.
      pubKeyCredParams: [-8, -7, -257].map((alg) => ({ alg, type: 'public-key' })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    });
    await addPasskey(member, new TestPasskey(), ' Office\nlaptop ');
    expect(member.recoveryCodes).toHaveLength(10);
    expect(await factorsOf(member)).toMatchObject({
      codesSince: null,
      passkeys: [{ name: 'Office laptop', usedAt: null }],
      recoveryCodes: 10,
    });
    const mail = (await app.mails()).findLast(({ to }) => to === member.email);
    expect(mail).toMatchObject({ subject: 'A passkey was added to your account' });
    expect(mail?.text).toContain('“Office laptop”');
    // The codes are those of the first one.
    const before = member.recoveryCodes;
    await addPasskey(member);
    expect(member.recoveryCodes).toBe(before);
  });

  it('signs in by itself, and the password alone does not any more', async () => {
    const member = await Member.of(app, audience);
    const passkey = await addPasskey(member);
    const { status, body } = await login(audience, passkey.get(await challenge(app, audience)));
    expect([status, (body as Json)['code']]).toEqual([200, 'session.opened']);
    const { token } = body as { token: string };
    expect(await member.isAlive(token)).toBe(true);
    // Both factors were shown: nothing asks again for ten minutes.
    expect((await member.ask('post', 'factors/recovery-codes', {}, token)).status).toBe(200);
    expect((await member.login()).body).toMatchObject({ stage: 'second-factor', ways: ['passkey'] });
    expect((await factorsOf(member))['passkeys']).toMatchObject([{ usedAt: app.clock.now().toISOString() }]);
  });

  it('is refused when its answer is sent again, also at once', async () => {
    const member = await Member.of(app, audience);
    const passkey = await addPasskey(member, new TestPasskey(false));
    const credential = passkey.get(await challenge(app, audience));
    const sent = await Promise.all(Array.from({ length: 10 }, () => login(audience, credential)));
    expect(sent.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(9).fill(401)]);
    expect((await login(audience, credential)).status).toBe(401);
  });

  it('is refused for every answer that is not its own for this address', async () => {
    const member = await Member.of(app, audience);
    const passkey = await addPasskey(member);
    const foreign = await addPasskey(await Member.of(app, audience));
    const handle = Buffer.from(`${audience}:${member.id}`).toString('base64url');
    const wrong: Record<string, (options: object) => Json> = {
      'another origin': (options) => passkey.get(options, { origin: 'https://localhost.evil.example' }),
      'another address': (options) => passkey.get(options, { rpId: 'evil.example' }),
      'nobody present': (options) => passkey.get(options, { userPresent: false }),
      'not verified': (options) => passkey.get(options, { userVerified: false }),
      'a made-up challenge': () => passkey.get({ challenge: 'A'.repeat(43), rpId: 'localhost' }),
      'a passkey of somebody else, under this name': (options) => foreign.get(options, { handle }),
      'its id, signed by another': (options) => foreign.get(options, { handle, id: passkey.id }),
      'an unknown passkey': (options) => new TestPasskey().get(options, { handle }),
      'a made-up owner': (options) => passkey.get(options, { handle: 'bm9ib2R5' }),
      'the answer that makes one': (options) => new TestPasskey().create(options),
      nonsense: () => ({ id: 'x', response: { clientDataJSON: {}, userHandle: [] } }),
    };
    const answers: Record<string, number> = {};
    for (const [name, answer] of Object.entries(wrong)) {
      const { status, body } = await login(audience, answer(await challenge(app, audience)));
      answers[name] = (body as Json)['code'] === 'passkey.refused' ? status : 0;
    }
    expect(answers).toEqual(Object.fromEntries(Object.keys(wrong).map((name) => [name, 401])));
    const right = passkey.get(await challenge(app, audience), { handle });
    expect((await login(audience, right)).status).toBe(200);
  });

  it('is refused once it has been copied: its counter does not count on', async () => {
    const member = await Member.of(app, audience);
    const passkey = await addPasskey(member);
    for (const counter of [5, 6])
      expect((await login(audience, passkey.get(await challenge(app, audience), { counter }))).status).toBe(
        200,
      );
    for (const counter of [6, 5, 0])
      expect((await login(audience, passkey.get(await challenge(app, audience), { counter }))).status).toBe(
        401,
      );
    expect((await login(audience, passkey.get(await challenge(app, audience), { counter: 7 }))).status).toBe(
      200,
    );
  });

  it('is of no use at the other door', async () => {
    const member = await Member.of(app, audience);
    const passkey = await addPasskey(member);
    const other = audience === 'user' ? 'admin' : 'user';
    expect((await login(other, passkey.get(await challenge(app, other)))).status).toBe(401);
    // A challenge of one sign-in does not work at the other.
    expect((await login(audience, passkey.get(await challenge(app, other)))).status).toBe(401);
  });

  it('ends the second step, whose options name the account’s own', async () => {
    const member = await Member.of(app, audience);
    const [passkey, other] = [await addPasskey(member), await addPasskey(member)];
    const foreign = await addPasskey(await Member.of(app, audience));
    const own = { allowCredentials: [{ id: passkey.id }, { id: other.id }] };
    expect(await optionsOf(member, 'confirm/passkey')).toMatchObject(own);
    const token = await member.stageToken();
    const options = async () => (await member.ask('post', 'sign-in/passkey/options', {}, token)).body.options;
    expect(await options()).toMatchObject(own);
    const send = (credential: Json) => member.ask('post', 'sign-in/passkey', { credential }, token);
    for (const wrong of [foreign.get(await options()), passkey.get(await challenge(app, audience))])
      expect((await send(wrong)).body).toMatchObject({ statusCode: 400, code: 'passkey.refused' });
    // An authenticator may leave out the owner where the passkey is named.
    const { status, body } = await send(other.get(await options(), { handle: '' }));
    expect([status, await member.isAlive(body.token as string)]).toEqual([200, true]);
  });

  it('is added to one account only', async () => {
    const passkey = await addPasskey(await Member.of(app, 'user'));
    const another = await Member.of(app, audience);
    await expect(addPasskey(another, passkey)).rejects.toThrow('passkey.known');
    expect(await factorsOf(another)).toMatchObject({ passkeys: [], recoveryCodes: 0 });
  });

  it('confirms its owner, with a challenge of its own and for the owner alone', async () => {
    const member = await Member.of(app, audience);
    const passkey = await addPasskey(member);
    const another = await Member.of(app, audience);
    const foreign = await addPasskey(another);
    app.clock.advance(11 * MINUTE);
    expect((await member.ask('post', 'factors/codes')).body).toMatchObject({ code: 'session.confirm-first' });
    const confirm = async (credential: Json) =>
      (await member.ask('post', 'confirm', { credential })).body as { code: string; errors?: Json[] };
    for (const credential of [
      passkey.get(await challenge(app, audience)),
      foreign.get(await optionsOf(member, 'confirm/passkey')),
      passkey.get(await optionsOf(another, 'confirm/passkey')),
      passkey.get(await optionsOf(member, 'confirm/passkey'), { userVerified: false }),
    ])
      expect(await confirm(credential)).toMatchObject({
        errors: [{ field: 'credential', code: 'passkey.refused' }],
      });
    const right = passkey.get(await optionsOf(member, 'confirm/passkey'));
    expect(await confirm(right)).toMatchObject({ code: 'session.confirmed' });
    expect((await member.ask('post', 'factors/codes')).status).toBe(200);
    expect((await confirm(right)).code).not.toBe('session.confirmed');
  });

  it('is not added by an answer that is wrong, old or sent twice', async () => {
    const member = await Member.of(app, audience);
    const another = await Member.of(app, audience);
    const add = async (credential: Json) =>
      (await member.ask('post', 'factors/passkeys', { name: 'Laptop', credential })).status;
    const offer = () => optionsOf(member, 'factors/passkeys/options');
    const make = new TestPasskey();
    expect(await add(make.create(await offer(), { origin: 'https://evil.example' }))).toBe(400);
    expect(await add(make.create(await offer(), { rpId: 'evil.example' }))).toBe(400);
    expect(await add(make.create(await offer(), { userVerified: false }))).toBe(400);
    expect(await add(make.create(await optionsOf(another, 'factors/passkeys/options')))).toBe(400);
    expect(await add(make.create(await challenge(app, audience)))).toBe(400);
    const late = make.create(await offer());
    app.clock.advance(5 * MINUTE);
    expect(await add(late)).toBe(400);
    expect((await factorsOf(member))['passkeys']).toEqual([]);
    const twice = make.create(await offer());
    expect(await add(twice)).toBe(201);
    expect(await add(twice)).toBe(400);
    // The same authenticator again: the account already has it.
    expect(await add(make.create(await offer()))).toBe(409);
  });
});
