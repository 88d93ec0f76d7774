import { DEFAULT_LANGUAGE } from '@consulting/contracts';
import type { TestClock } from '../../../../../test/support/app/clock.ts';
import { openAuthStore } from '../../../../../test/support/app/auth-store.ts';
import type { TestDatabase } from '../../../../../test/support/app/database.ts';
import { auditSchema } from '../../../platform/audit/audit.schema.ts';
import { MongoAuditLog, MongoAuditReader } from '../../../platform/audit/mongo-audit-log.ts';
import { newId } from '../../../shared/id.ts';
import { afterChange } from '../../../shared/person/email-history.ts';
import type { AccountsService } from '../../../users/application/accounts.service.ts';
import { AddressClaims } from '../../../users/application/address-claims.service.ts';
import { aNewAccount } from '../../../users/domain/user.fixture.ts';
import type { MongoAdminRepository } from '../../admins/adapters/mongo/mongo-admin.repository.ts';
import type { SessionAudience } from '../domain/session.ts';
import { AdminAccessAudit } from './admin-access-audit.ts';
import { SignInAccounts, type SignInAccount } from './sign-in-accounts.ts';

const AUDIENCES = ['user', 'admin'] as const;

describe('users and administrators alike', () => {
  let store: Awaited<ReturnType<typeof openAuthStore>>;
  let db: TestDatabase;
  let clock: TestClock;
  let users: AccountsService;
  let admins: MongoAdminRepository;
  let accounts: SignInAccounts;
  beforeAll(async () => {
    store = await openAuthStore();
    ({ db, clock, accounts: users, admins } = store);
    accounts = new SignInAccounts(users, admins, new AddressClaims(store.users, users, db.unitOfWork));
  });
  afterEach(() => db.clear());
  afterAll(() => db.close());

  const run = <T>(work: () => Promise<T>) => db.unitOfWork.run(work);

  /** Returns an account of each audience with the same address, which are two people. */
  async function both(): Promise<Record<SessionAudience, SignInAccount>> {
    const email = 'Lena@example.com';
    const { user } = await users.create(aNewAccount({ email, passwordHash: 'hash', emailVerified: false }));
    const admin = {
      id: newId(),
      email,
      phone: '',
      createdAt: clock.now(),
      demo: false,
      language: DEFAULT_LANGUAGE,
    };
    await run(() => admins.add({ admin, passwordHash: 'hash', sessionEpoch: 0, previousEmails: [] }));
    const [one, other] = [await accounts.find('user', user.id), await accounts.find('admin', admin.id)];
    if (!one || !other) throw new Error('not found');
    return { user: one, admin: other };
  }

  it('have the same fields, and are found by id and address, each among its own', async () => {
    const { user, admin } = await both();
    const common = { email: 'Lena@example.com', language: 'en', isBlocked: false, passwordHash: 'hash' };
    // Tested with the rules of versions.
    const editable = expect.objectContaining({ language: 'en' });
    const rest = { ...common, sessionEpoch: 0, previousEmails: [], editable };
    expect(user).toEqual({
      ...rest,
      ...{ audience: 'user', id: user.id, first_name: 'Lena', last_name: 'Vogt', isProven: false },
      about: ['Lena@example.com', 'Lena', 'Vogt', ''],
    });
    expect(admin).toEqual({
      ...rest,
      ...{ audience: 'admin', id: admin.id, first_name: '', last_name: '', isProven: true },
      about: ['Lena@example.com'],
    });
    for (const [audience, account, other] of [
      ['user', user, admin],
      ['admin', admin, user],
    ] as const) {
      expect(await accounts.findByEmail(audience, 'lena@EXAMPLE.com')).toEqual(account);
      expect(await accounts.findHolder(audience, 'lena@example.com')).toEqual(account);
      expect(await accounts.find(audience, other.id)).toBeNull();
    }
    await users.setBlocked(user.id, true);
    expect(await accounts.find('user', user.id)).toMatchObject({ isBlocked: true });
  });

  it('get a password, which raises the epoch, and a language', async () => {
    const made = await both();
    for (const audience of AUDIENCES) {
      expect(await accounts.setPassword(made[audience], 'next')).toMatchObject({
        ...{ audience, passwordHash: 'next', sessionEpoch: 1 },
      });
      expect(await accounts.setLanguage(audience, made[audience].id, 'de')).toMatchObject({
        ...{ audience, language: 'de' },
      });
      expect(await accounts.setLanguage(audience, newId(), 'de')).toBeNull();
    }
  });

  it('move to another address and back', async () => {
    const made = await both();
    for (const audience of AUDIENCES) {
      const before = made[audience];
      const history = afterChange({ email: before.email, previous: [] }, 'next@example.com', clock.now());
      const moved = await run(() => accounts.changeEmail(before, history, clock.now()));
      expect(moved).toMatchObject({ audience, email: 'next@example.com', previousEmails: history.previous });
      expect(await accounts.findByEmail(audience, before.email)).toBeNull();
      expect(await accounts.findHolder(audience, before.email)).toEqual(moved);
      // It has another address by now.
      expect(await run(() => accounts.changeEmail(before, history, clock.now()))).toBeNull();
      const back = { email: before.email, previous: [] };
      expect(await run(() => accounts.restoreEmail(moved as SignInAccount, back))).toMatchObject({
        ...{ audience, email: before.email, passwordHash: null, previousEmails: [] },
      });
    }
  });

  it('get a password by mail, for a new account where nobody had proven the address', async () => {
    const made = await both();
    const before = await users.find(made.user.id);
    const changed = await accounts.setPasswordByMail(made.user, 'next');
    expect(await users.find(made.user.id)).toBeNull();
    const after = await users.find(changed!.id);
    expect(after).toMatchObject({ emailVerified: true, passwordHash: 'next' });
    expect(after!.user).toMatchObject({ first_name: 'Lena', last_name: '', role: 'B2B', company_name: '' });
    expect(before!.user.last_name).not.toBe('');
    // The address was proven by another link at the same moment.
    const proven = await accounts.find('user', changed!.id);
    await accounts.setPasswordByMail({ ...proven!, isProven: false }, 'last');
    expect(await users.find(changed!.id)).toMatchObject({ passwordHash: 'last' });
    expect(await accounts.setPasswordByMail(made.admin, 'next')).toMatchObject({ id: made.admin.id });
  });

  it('are recorded where access to the administration changes', async () => {
    const made = await both();
    const model = await db.model('Audit', auditSchema);
    const audit = new AdminAccessAudit(new MongoAuditLog(model, clock));
    for (const audience of AUDIENCES) await audit.record('admin.password-changed', made[audience]);
    const { items } = await new MongoAuditReader(model).page({}, { page: 1, limit: 10 });
    const { id, email } = made.admin;
    expect(items).toMatchObject([
      { action: 'admin.password-changed', actorId: id, targetKind: 'admin', targetId: id, label: email },
    ]);
  });
});
