import { startApp, type TestApp } from '../../../../../test/support/app/app.ts';
import { aRegistration, door, login, PASSWORD } from '../../../../../test/support/people/accounts.ts';
import { AccountsService } from '../../../users/application/accounts.service.ts';
import { aNewAccount } from '../../../users/domain/user.fixture.ts';
import { PasswordHasher } from '../../passwords/application/passwords.ports.ts';

let app: TestApp;
let hasher: PasswordHasher;
beforeAll(async () => {
  app = await startApp();
  hasher = app.app.get(PasswordHasher, { strict: false });
  const accounts = app.app.get(AccountsService, { strict: false });
  const passwordHash = await hasher.hash(PASSWORD);
  await accounts.create(aNewAccount({ email: 'known@example.com', passwordHash }));
  await accounts.create(aNewAccount({ email: 'waiting@example.com', passwordHash, emailVerified: false }));
  await accounts.create(aNewAccount({ email: 'provider@example.com' }));
});
afterAll(() => app.close());
afterEach(() => jest.restoreAllMocks());

/** Counts the password hashes and checks of a request, which run as usual. */
async function slowWork(request: () => Promise<unknown>) {
  const [hashes, evaluations] = [jest.spyOn(hasher, 'hash'), jest.spyOn(hasher, 'verify')];
  hashes.mockClear();
  evaluations.mockClear();
  await request();
  return { hashes: hashes.mock.calls.length, evaluations: evaluations.mock.calls.length };
}

it('a sign-in costs one evaluation, whatever is wrong with the pair', async () => {
  for (const email of ['known', 'waiting', 'provider', 'nobody'])
    expect(await slowWork(() => login(app, `${email}@example.com`, 'wrong wrong wrong'))).toEqual({
      hashes: 0,
      evaluations: 1,
    });
});

it('a registration costs one hash, whether the address is known or not', async () => {
  for (const email of ['known', 'waiting', 'new'])
    expect(
      await slowWork(() => door(app, 'register', aRegistration({ email: `${email}@example.com` }))),
    ).toEqual({
      hashes: 1,
      evaluations: 0,
    });
});

it('an administrator’s sign-in costs the same for an unknown address', async () => {
  expect(
    await slowWork(() => door(app, 'admin/login', { email: 'nobody@example.com', password: 'wrong' })),
  ).toEqual({ hashes: 0, evaluations: 1 });
});
