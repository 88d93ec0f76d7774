import type { SignInAccount } from '../../../api/src/auth/sessions/application/sign-in-accounts.ts';
import type { Mail } from '../../../api/src/platform/mail/mail-queue.ts';
import type { AdminCaller, UserCaller } from '../../../api/src/shared/caller.ts';
import { newId } from '../../../api/src/shared/id.ts';
import type { NewAccount } from '../../../api/src/users/domain/account.ts';
import { aNewAccount } from '../../../api/src/users/domain/user.fixture.ts';
import { codeOf } from '../people/authenticator.ts';
import { claimsOf } from '../stand-ins/tokens.ts';
import { openAuthServices } from './auth-services.ts';

export const RIGHT = 'kupfer lampe sieben wolken';
export const NEXT = 'granit feder zwölf ufer';

/** The use cases of accounts and signing in, with people. */
export async function openAuthWorld() {
  const services = await openAuthServices();
  const { db, clock, accounts, admins, hasher, sessions, outbox, auditModel } = services;
  const found = async (audience: 'user' | 'admin', id: string): Promise<SignInAccount> =>
    (await services.all.find(audience, id))!;

  return {
    ...services,
    found,
    /** Adds a user with the password `RIGHT`. */
    async aUser(fields: Partial<NewAccount> = {}): Promise<SignInAccount> {
      const passwordHash = await hasher.hash(RIGHT);
      const { user } = await accounts.create(aNewAccount({ passwordHash, ...fields }));
      return found('user', user.id);
    },
    /** Adds an administrator with the password `RIGHT`. */
    async anAdmin(email = `${newId()}@example.com`, demo = false): Promise<SignInAccount> {
      const admin = { id: newId(), email, phone: '', createdAt: clock.now(), demo, language: 'en' as const };
      const passwordHash = await hasher.hash(RIGHT);
      await db.unitOfWork.run(() => admins.add({ admin, passwordHash, sessionEpoch: 0, previousEmails: [] }));
      return found('admin', admin.id);
    },
    /** Adds a user and an administrator, for rules that hold for both. */
    async both() {
      return [await this.aUser(), await this.anAdmin()] as const;
    },
    /** Opens a session of an account, and returns it as the caller. */
    async session<A extends 'user' | 'admin'>({ audience, id, email, sessionEpoch }: SignInAccount) {
      const token = await sessions.open(audience, id, sessionEpoch, 'Firefox');
      const caller = { kind: audience, id, email, sessionId: claimsOf(token).sid, confirmedAt: clock.now() };
      return caller as unknown as A extends 'user' ? UserCaller : AdminCaller;
    },
    /** The mails so far, and forgets them. */
    async mails(): Promise<Mail[]> {
      const entries = await outbox.find().sort({ _id: 1 }).lean<{ mail: Mail }[]>();
      await outbox.deleteMany({});
      return entries.map(({ mail }) => mail);
    },
    /** The actions in the audit log so far, and forgets them. */
    async audited(): Promise<string[]> {
      const entries = await auditModel.find().sort({ _id: 1 }).lean<{ action: string }[]>();
      await auditModel.deleteMany({});
      return entries.map(({ action }) => action);
    },
    /** Adds an app; returns its key and the recovery codes. */
    async withCodes(account: SignInAccount) {
      const { key } = await services.secondFactor.offerCodes(account);
      return { key, recovery: await services.secondFactor.addCodes(account, codeOf({ clock }, key, -1)) };
    },
    /** Adds a passkey; returns its recovery codes, and what signs a challenge. */
    async withPasskey(account: SignInAccount, name = 'Laptop') {
      const { challenge } = await services.passkeys.offer(account);
      const own = { id: `${name} of ${account.id}`, handle: `${account.audience}:${account.id}` };
      const recovery = await services.passkeys.add(account, name, { ...own, challenge, counter: 0 });
      const sign = (options: Record<string, unknown>, changes: object = {}) => ({
        ...{ ...own, challenge: options['challenge'], counter: 1 },
        ...changes,
      });
      return { id: own.id, recovery, sign };
    },
    close: () => db.close(),
  };
}

export type AuthWorld = Awaited<ReturnType<typeof openAuthWorld>>;

/** Opens a world before the tests of a file, empties it after each of them, and closes it at the end. */
export function withAuthWorld(use: (world: AuthWorld) => void): void {
  let world: AuthWorld;
  beforeAll(async () => {
    world = await openAuthWorld();
    use(world);
  });
  afterEach(async () => {
    Object.assign(world.settings, { adminSecondFactor: 'optional', adminRegistration: 'invite' });
    await world.db.clear();
  });
  afterAll(() => world.close());
}
