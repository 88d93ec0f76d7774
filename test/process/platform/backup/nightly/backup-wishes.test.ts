import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { AddressWishes } from '../../../../../api/src/auth/account/application/address-wishes.ts';
import { AdminsService } from '../../../../../api/src/auth/account/application/admins.service.ts';
import { EmailChangeService } from '../../../../../api/src/auth/account/application/email-change.service.ts';
import { SignInAccounts } from '../../../../../api/src/auth/sessions/application/sign-in-accounts.ts';
import { OneTimeTokens } from '../../../../../api/src/auth/sessions/application/one-time-tokens.ts';
import { UnitOfWork } from '../../../../../api/src/platform/database/unit-of-work.ts';
import { PoolService } from '../../../../../api/src/pool/application/pool.service.ts';
import { SavedSearchesService } from '../../../../../api/src/saved-searches/application/saved-searches.service.ts';
import type { SignedInCaller } from '../../../../../api/src/shared/caller.ts';
import { AccountsService } from '../../../../../api/src/users/application/accounts.service.ts';
import { PreferencesService } from '../../../../../api/src/users/application/preferences.service.ts';
import { UsersService } from '../../../../../api/src/users/application/users.service.ts';
import { engines } from '../../../../support/app/database.ts';
import { Installation } from '../../../../support/app/installation.ts';

describe.each(engines())('what people decided after a backup, on %s', (engine) => {
  let product: Installation;
  beforeEach(async () => {
    product = await Installation.create(engine);
    await product.start();
  });
  afterEach(() => product.end());

  const inOne = <T>(work: () => Promise<T>) => product.get(UnitOfWork).run(work);

  async function aPerson(email: string): Promise<SignedInCaller> {
    const about = { first_name: 'Lena', last_name: 'Vogt', email, country: 'Germany', emailVerified: true };
    const { user } = await product
      .get(AccountsService)
      .create({ ...about, role: 'Freelancer', passwordHash: null });
    return { kind: 'user', id: user.id, email, role: 'Freelancer' } as SignedInCaller;
  }

  async function moveTo(caller: SignedInCaller, email: string): Promise<void> {
    const token = await inOne(async () => {
      const account = await product.get(SignInAccounts).find(caller.kind, caller.id);
      return product.get(OneTimeTokens).issue('change-email', account!, email);
    });
    await product.get(EmailChangeService).confirm(token);
  }

  const anAlert = async (caller: SignedInCaller, name: string) =>
    (
      await product
        .get(SavedSearchesService)
        .save(caller, { kind: 'project', query: 'q=ewm', name, cadence: 'daily' })
    ).search.id;

  const stored = async (id: string) =>
    (await product.documents('users')).find(({ _id }) => String(_id) === id) as Record<string, unknown>;

  /** Decides everything that a restore must not undo, after a backup. */
  async function decideAfterBackup() {
    const [lena, mara] = [await aPerson('lena@example.com'), await aPerson('mara@example.com')];
    const [stopped, removed, kept] = [
      await anAlert(lena, 'Stopped'),
      await anAlert(lena, 'Removed'),
      await anAlert(lena, 'Kept'),
    ];
    const pool = product.get(PoolService);
    await inOne(async () => pool.ask(await product.get(UsersService).lock(lena.id)));
    const backup = await product.backup();
    await product.get(PreferencesService).switchOff(lena.id, 'availability');
    await product.get(PreferencesService).switchOff(lena.id, 'alerts');
    await product.get(SavedSearchesService).change(lena, stopped, { cadence: 'none' });
    await product.get(SavedSearchesService).remove(lena, removed);
    await product
      .get(UsersService)
      .updateProfile(lena.id, { role: 'B2B', company_name: 'Vogt & Söhne GmbH' });
    await moveTo(lena, 'lena.vogt@example.org');
    await inOne(() => product.get(AccountsService).setBlocked(mara.id, true));
    await pool.answer(lena.id, 'no');
    return { backup, lena, mara, stopped, removed, kept };
  }

  type Decided = Awaited<ReturnType<typeof decideAfterBackup>>;

  async function expectDecided({ lena, mara, stopped, removed, kept }: Decided) {
    const user = await stored(lena.id);
    expect(user).toMatchObject({
      email: 'lena.vogt@example.org',
      role: 'B2B',
      company_name: 'Vogt & Söhne GmbH',
      notifications: { availability: 'none', alerts: 'none' },
    });
    // The former address stays reserved until seven days after the change.
    expect(user['previousEmails']).toMatchObject([{ email: 'lena@example.com' }]);
    expect(await stored(mara.id)).toMatchObject({ blocked: true });
    const searches = await product.documents('savedSearches');
    const cadences = searches.map(({ _id, cadence }) => [String(_id), cadence]);
    expect(cadences).toEqual(
      expect.arrayContaining([
        [stopped, 'none'],
        [kept, 'daily'],
      ]),
    );
    expect(cadences.map(([id]) => id)).not.toContain(removed);
    expect(await product.documents('poolConsents')).toMatchObject([{ answer: 'no' }]);
    expect((await product.documents('wishes')).filter((wish) => 'again' in wish)).toEqual([]);
  }

  it('is done again, told by the ledger in DATA_DIR when the store is lost', async () => {
    const decided = await decideAfterBackup();
    await product.stop();
    await product.wipe();
    const ledger = await readFile(join(product.settings.dataDir, 'wishes.txt'), 'utf8');
    expect(new Set(ledger.match(/[a-z-]+(?=:[0-9a-f]{24} user:)/g))).toEqual(
      new Set(['notifications', 'alert', 'role', 'address', 'blocked', 'pool-question']),
    );

    expect(await product.restore(decided.backup)).toMatchObject({
      toRepeat: { wishes: 7 },
      left: { wishes: 0 },
    });
    await expectDecided(decided);
    // A restore of the same backup still knows them, from the store that it replaces.
    await rm(join(product.settings.dataDir, 'wishes.txt'));
    expect(await product.restore(decided.backup, { replace: true })).toMatchObject({
      toRepeat: { wishes: 7 },
    });
    await expectDecided(decided);
  });

  it('is known from a later backup beside it, and what that one says is not done again there', async () => {
    const decided = await decideAfterBackup();
    const later = await product.backup();
    await product.stop();
    await product.wipe();
    await rm(join(product.settings.dataDir, 'wishes.txt'));
    expect(await product.restore(decided.backup)).toMatchObject({
      toRepeat: { wishes: 7 },
      left: { wishes: 0 },
    });
    await expectDecided(decided);
    await rm(join(product.settings.dataDir, 'wishes.txt'));
    await product.wipe();
    expect(await product.restore(later)).toMatchObject({ toRepeat: { wishes: 0 } });
    await expectDecided(decided);
  });

  it('is the last decision, not the first', async () => {
    const lena = await aPerson('lena@example.com');
    const alert = await anAlert(lena, 'Stopped and started');
    const backup = await product.backup();
    const searches = product.get(SavedSearchesService);
    await searches.change(lena, alert, { cadence: 'none' });
    await searches.change(lena, alert, { cadence: 'weekly' });
    await moveTo(lena, 'one@example.org');
    await moveTo(lena, 'two@example.org');
    await inOne(() => product.get(AccountsService).setBlocked(lena.id, true));
    await inOne(() => product.get(AccountsService).setBlocked(lena.id, false));
    await product.stop();
    await product.restore(backup, { replace: true });
    expect(await stored(lena.id)).toMatchObject({ email: 'two@example.org', blocked: false });
    expect(await product.documents('savedSearches')).toMatchObject([{ cadence: 'weekly' }]);
  });

  it('is the address of an administrator, too', async () => {
    const input = {
      email: 'desk@example.com',
      phone: '+49 30 1234567',
      password: 'a long enough pass phrase',
    };
    const { id } = await product.get(AdminsService).create(input);
    const backup = await product.backup();
    await moveTo({ kind: 'admin', id } as SignedInCaller, 'desk@example.org');
    await product.stop();
    expect(await product.restore(backup, { replace: true })).toMatchObject({ left: { wishes: 0 } });
    expect(await product.documents('admins')).toMatchObject([{ email: 'desk@example.org' }]);
  });

  it('leaves the ledger with the account', async () => {
    const lena = await aPerson('lena@example.com');
    const backup = await product.backup();
    await moveTo(lena, 'lena.vogt@example.org');
    await product.get(UsersService).erase(lena.id);
    expect(await product.documents('wishes')).toEqual([]);
    await product.stop();
    // The file forgets it at the next start.
    await product.start();
    await product.stop();
    const file = join(product.settings.dataDir, 'wishes.txt');
    expect(await readFile(file, 'utf8')).toBe('');
    // Also when a file of another machine still has it.
    await writeFile(
      file,
      `${new Date().toISOString()} address:${lena.id} user:${lena.id} lena.vogt%40example.org\n`,
    );
    await product.restore(backup, { replace: true });
    expect(await product.documents('users')).toEqual([]);
    expect(await product.documents('wishes')).toEqual([]);
  });

  it('blocks a user whose new address somebody else has by then', async () => {
    const lena = await aPerson('lena@example.com');
    const other = await aPerson('taken@example.org');
    const backup = await product.backup();
    await moveTo(other, 'elsewhere@example.org');
    // The address is reserved for a week after the other account has left it.
    await product.connection.collection('users').updateMany({}, { $set: { previousEmails: [] } });
    await inOne(async () => {
      const account = await product.get(SignInAccounts).find('user', lena.id);
      await product.get(AddressWishes).note({ ...account!, email: 'taken@example.org' });
    });
    await product.connection.collection('wishes').deleteMany({ _id: `address:${other.id}` as never });
    await product.stop();
    await rm(join(product.settings.dataDir, 'wishes.txt'));
    expect(await product.restore(backup, { replace: true })).toMatchObject({ left: { wishes: 1 } });
    expect(await stored(lena.id)).toMatchObject({ email: 'lena@example.com', blocked: true });
    expect(await stored(other.id)).toMatchObject({ email: 'taken@example.org', blocked: false });
  });
});
