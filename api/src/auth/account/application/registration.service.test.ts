import { GUESSABLE } from '../../../../../test/support/app/auth-services.ts';
import { field } from '../../../../../test/support/checks/refusals.ts';
import { NEXT, withAuthWorld, RIGHT, type AuthWorld } from '../../../../../test/support/app/auth-world.ts';
import { codeOf, wrongCode } from '../../../../../test/support/people/authenticator.ts';
import { afterChange } from '../../../shared/person/email-history.ts';
import type { Mail } from '../../../platform/mail/mail-queue.ts';
import type { Registration } from './registration.service.ts';

const HOUR = 3_600_000;
const LENA: Registration = {
  ...{ first_name: 'Lena', last_name: 'Vogt', email: 'lena@example.com', password: RIGHT },
  company_name: 'Spree AG',
};
const tokenIn = (mail?: Mail) => mail?.action?.path.split('#token=')[1] ?? '';

let world: AuthWorld;
withAuthWorld((opened) => (world = opened));
beforeEach(() => world.clock.set('2026-03-02T09:00:00Z'));

const register = (changes: Partial<Registration> = {}) =>
  world.registration.register({ ...LENA, ...changes }, '203.0.113.7');
const lena = async () => (await world.accounts.findByEmail(LENA.email))!;
const kinds = async () => (await world.mails()).map(({ kind, to }) => `${kind} ${to}`);

describe('a registration', () => {
  it('makes an account that its mailed link confirms, within a day', async () => {
    await register();
    const [mail] = await world.mails();
    expect(mail).toMatchObject({ kind: 'verification', to: LENA.email, language: 'en' });
    const { user, emailVerified, passwordHash } = await lena();
    expect(emailVerified).toBe(false);
    expect(user).toMatchObject({ role: 'B2B', country: 'Germany', company_name: 'Spree AG', language: 'en' });
    expect(await world.hasher.verify(passwordHash, RIGHT)).toBe(true);
    for (let click = 0; click < 2; click++) await world.registration.verify(tokenIn(mail));
    expect((await lena()).emailVerified).toBe(true);
    const invalid = { kind: 'invalid', code: 'account.verification-invalid' };
    await expect(world.registration.verify('x')).rejects.toMatchObject(invalid);
    world.clock.advance(24 * HOUR);
    await expect(world.registration.verify(tokenIn(mail))).rejects.toMatchObject(invalid);
  });

  it('keeps what was chosen, and needs a company’s name for a company only', async () => {
    await register({ role: 'Freelancer', country: 'Austria', company_name: undefined, language: 'de' });
    expect((await lena()).user).toMatchObject({ role: 'Freelancer', country: 'Austria', language: 'de' });
    await expect(register({ company_name: '' })).rejects.toMatchObject({
      details: { errors: [{ field: 'company_name' }] },
    });
  });

  it('refuses passwords that are guessed or made of what is known', async () => {
    for (const password of [GUESSABLE, 'lena@example.com1', 'LenaLenaLena1', 'vogtvogtvogt1', 'SpreeAG2026!'])
      await expect(register({ password })).rejects.toMatchObject(field('password', 'password.too-easy'));
    expect(await world.mails()).toEqual([]);
  });

  it('costs one hash and ends after the same time at the earliest, whether the address is known or not', async () => {
    await world.aUser({ email: 'known@example.com' });
    await world.aUser({ email: 'waiting@example.com', emailVerified: false });
    const hashes = jest.spyOn(world.hasher, 'hash');
    for (const name of ['known', 'waiting', 'new']) {
      hashes.mockClear();
      const before = performance.now();
      await register({ email: `${name}@example.com` });
      expect(performance.now() - before).toBeGreaterThan(95);
      expect(hashes).toHaveBeenCalledTimes(1);
    }
  });

  it('again changes nothing, and its mail says how to go on', async () => {
    await register();
    await world.mails();
    await register({ email: 'LENA@example.com', password: NEXT, first_name: 'X' });
    const [finish] = await world.mails();
    expect(finish).toMatchObject({ kind: 'finish-registration', to: LENA.email });
    const { user, passwordHash } = await lena();
    expect([user.first_name, await world.hasher.verify(passwordHash, RIGHT)]).toEqual(['Lena', true]);
    await world.passwordReset.reset('user', tokenIn(finish), NEXT);
    // The reset removes the profile that was typed before the address was proven.
    const proven = await lena();
    expect(proven.emailVerified).toBe(true);
    expect(proven.user).toMatchObject({ first_name: 'lena', last_name: '', role: 'B2B', phone: '' });
    expect([proven.user.id === user.id, await world.hasher.verify(proven.passwordHash, NEXT)]).toEqual([
      false,
      true,
    ]);
    await world.mails();
    await register();
    expect(await kinds()).toEqual([`address-known ${LENA.email}`]);
    const waiting = await world.aUser({ email: 'blocked@example.com', emailVerified: false });
    await world.accounts.setBlocked(waiting.id, true);
    await register({ email: 'blocked@example.com' });
    expect(await kinds()).toEqual(['address-known blocked@example.com']);
  });

  it('at the same time makes one account', async () => {
    await Promise.all([register(), register()]);
    expect((await kinds()).toSorted()).toEqual([
      `finish-registration ${LENA.email}`,
      `verification ${LENA.email}`,
    ]);
  });

  it('is not possible with an address that an account has just left, whose mail says until when', async () => {
    const mover = await world.aUser({ email: LENA.email });
    const history = afterChange({ email: LENA.email, previous: [] }, 'next@example.com', world.clock.now());
    await world.db.unitOfWork.run(() => world.accounts.changeEmail(mover.id, LENA.email, history));
    await register();
    const mails = await world.mails();
    expect(mails).toMatchObject([{ kind: 'address-kept', to: LENA.email, language: 'en' }]);
    expect(mails[0]?.paragraphs[0]).toContain('9 March 2026');
    await register({ language: 'de' });
    expect(await world.mails()).toMatchObject([{ kind: 'address-kept', language: 'de' }]);
  });

  it('tells of a fault of ours', async () => {
    jest.spyOn(world.accounts, 'create').mockRejectedValue(new Error('the store is away'));
    await expect(register()).rejects.toThrow('the store is away');
  });

  it('has its link mailed again, while it waits for it', async () => {
    const waiting = await world.aUser({ email: LENA.email, emailVerified: false });
    const resend = (email: string) => world.registration.resend(email);
    await resend('LENA@example.com');
    const [mail] = await world.mails();
    expect(mail).toMatchObject({ kind: 'verification', to: LENA.email });
    await world.accounts.setBlocked(waiting.id, true);
    await resend(LENA.email);
    await world.accounts.setBlocked(waiting.id, false);
    await world.registration.verify(tokenIn(mail));
    for (const email of [LENA.email, 'nobody@example.com']) await resend(email);
    expect(await kinds()).toEqual([]);
  });
});

describe('a forgotten password', () => {
  const both = async () => [await world.aUser(), await world.anAdmin('ada@firma.berlin')] as const;
  const invalid = { kind: 'invalid', code: 'password.reset-link-invalid' };
  const reset = (audience: 'user' | 'admin', token: string, password = NEXT) =>
    world.passwordReset.reset(audience, token, password);
  const request = async (audience: 'user' | 'admin', email: string) => {
    await world.passwordReset.request(audience, email);
    return world.mails();
  };

  it('is replaced by a mailed link, once and within the hour, which ends what the old one opened', async () => {
    for (const account of await both()) {
      const { audience, id, email } = account;
      await world.session(account);
      await world.tokens.issue('change-email', account, 'x@y.de');
      await world.tokens.issue('exchange', account);
      const by = { network: '10.0.0.1' };
      const check = () => world.passwords.isRight(audience, email, null, RIGHT, by);
      for (let i = 0; i < 5; i++) await check();
      await expect(check()).rejects.toMatchObject({ kind: 'too-many' });
      const [mail] = await request(audience, email.toUpperCase());
      const [other] = await request(audience, email);
      expect(mail).toMatchObject({ kind: 'password-reset', to: email });
      await expect(reset(audience === 'user' ? 'admin' : 'user', tokenIn(mail))).rejects.toMatchObject(
        invalid,
      );
      for (const password of [GUESSABLE, `${email}1`])
        await expect(reset(audience, tokenIn(mail), password)).rejects.toMatchObject(
          field('password', 'password.too-easy'),
        );
      await reset(audience, tokenIn(mail));
      const now = await world.found(audience, id);
      expect(now.sessionEpoch).toBe(1);
      expect(await world.hasher.verify(now.passwordHash, NEXT)).toBe(true);
      expect(await world.sessions.list(audience, id)).toEqual([]);
      expect(await world.tokens.findAllUnused(id, 'exchange')).toEqual([]);
      expect(await check()).toBe(false);
      for (const mailed of [mail, other])
        await expect(reset(audience, tokenIn(mailed))).rejects.toMatchObject(invalid);
      expect(await world.tokens.findAllUnused(id, 'change-email')).toEqual([]);
      expect(await kinds()).toEqual([`password-changed ${email}`]);
      expect(await world.audited()).toEqual(audience === 'admin' ? ['admin.password-reset'] : []);
      if (audience === 'user') expect((await world.accounts.find(id))?.emailVerified).toBe(true);
    }
  });

  it('closes an administrator’s invitations', async () => {
    const [, admin] = await both();
    await world.tokens.issue('invitation', admin);
    const [mail] = await request('admin', admin.email);
    await reset('admin', tokenIn(mail));
    expect(await world.tokens.findAllUnused(admin.id, 'invitation')).toEqual([]);
    const [notice] = await world.mails();
    expect(notice).toMatchObject({ kind: 'put-on-hold' });
    expect(notice?.paragraphs[0]).toMatch(/password of .* has been reset/);
    const entry = await world.auditModel.findOne({ action: 'admin.invitations-revoked' }).lean();
    expect(entry).toMatchObject({ actorKind: 'admin', actorId: admin.id });
  });

  it('has no link for an unknown or blocked address, in the same time, nor for another audience', async () => {
    const [user] = await both();
    for (const [audience, email] of [
      ['user', 'nobody@example.com'],
      ['admin', user.email],
    ] as const) {
      const before = performance.now();
      expect(await request(audience, email)).toEqual([]);
      expect(performance.now() - before).toBeGreaterThan(95);
    }
    await world.accounts.setBlocked(user.id, true);
    expect(await request('user', user.email)).toEqual([]);
  });

  it('has a link that ends with its hour, and with the account', async () => {
    for (const account of await both()) {
      const [mail] = await request(account.audience, account.email);
      world.clock.advance(HOUR);
      await expect(reset(account.audience, tokenIn(mail))).rejects.toMatchObject(invalid);
      const [next] = await request(account.audience, account.email);
      await world.db.connection.collection(`${account.audience}s`).deleteMany({});
      await expect(reset(account.audience, tokenIn(next))).rejects.toMatchObject(invalid);
    }
    await expect(reset('user', 'x')).rejects.toMatchObject(invalid);
  });

  it('is replaced once by two that click at the same time', async () => {
    const user = await world.aUser();
    const [mail] = await request('user', user.email);
    const answers = await Promise.allSettled([1, 2].map(() => reset('user', tokenIn(mail))));
    expect(answers.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    expect((await world.found('user', user.id)).sessionEpoch).toBe(1);
  });

  it('leaves the second factor', async () => {
    const user = await world.aUser();
    const { key } = await world.withCodes(user);
    await world.mails();
    const [mail] = await request('user', user.email);
    await reset('user', tokenIn(mail));
    await expect(world.check.requireRight(user, wrongCode(world, key), { network: 'n' })).rejects.toThrow();
    await world.check.requireRight(user, codeOf(world, key), { network: 'n' });
  });
});
