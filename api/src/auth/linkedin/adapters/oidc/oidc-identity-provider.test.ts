import { generateKeyPairSync } from 'node:crypto';
import type { Settings } from '../../../../config/settings.ts';
import { startProvider, type Changed, type LocalProvider } from '../../local-provider.fixture.ts';
import { CALLBACK_PATH, OidcIdentityProvider } from './oidc-identity-provider.ts';

const PUBLIC_URL = 'http://127.0.0.1:27350';
let provider: LocalProvider;

const settings = (issuer: string, clientId = 'app'): Settings =>
  ({ publicUrl: PUBLIC_URL, linkedIn: { clientId, clientSecret: 'shhh', issuer } }) as Settings;

/** Runs `work` with a provider that answers as `changed` says. */
async function withHostile(changed: Changed, work: (hostile: LocalProvider) => Promise<void>): Promise<void> {
  const hostile = await startProvider(PUBLIC_URL + CALLBACK_PATH, { ann: { name: 'Ann' } }, changed);
  try {
    await work(hostile);
  } finally {
    await hostile.close();
  }
}

beforeAll(async () => {
  provider = await startProvider(PUBLIC_URL + CALLBACK_PATH, {
    ann: { name: 'Ann Marie Linked', email: 'ann@mail.example', email_verified: true },
    bob: { given_name: 'Bob', family_name: 'Link', email: 'bob@mail.example', email_verified: false },
  });
});
afterAll(() => provider.close());

describe('OidcIdentityProvider', () => {
  it('asks with state, nonce and PKCE and brings back who signed in', async () => {
    const oidc = new OidcIdentityProvider(settings(provider.issuer));
    const { url, attempt } = await oidc.begin();
    const asked = new URL(url).searchParams;
    expect(asked.get('scope')).toBe('openid profile email');
    expect(asked.get('state')).toBe(attempt.state);
    expect(asked.get('nonce')).toBe(attempt.nonce);
    expect(asked.get('code_challenge_method')).toBe('S256');
    const callback = await provider.signIn(url, 'ann');
    await expect(oidc.finish(callback.searchParams, attempt)).resolves.toEqual({
      issuer: new URL(provider.issuer).href,
      subject: 'ann',
      first_name: 'Ann Marie',
      last_name: 'Linked',
      email: 'ann@mail.example',
      emailVerified: true,
    });
  });

  it('does not call an address verified that the provider does not', async () => {
    const oidc = new OidcIdentityProvider(settings(provider.issuer));
    const { url, attempt } = await oidc.begin();
    const { searchParams } = await provider.signIn(url, 'bob');
    await expect(oidc.finish(searchParams, attempt)).resolves.toMatchObject({
      first_name: 'Bob',
      emailVerified: false,
    });
  });

  it('lets nobody finish what another browser began, and no code count twice', async () => {
    const oidc = new OidcIdentityProvider(settings(provider.issuer));
    const [mine, another] = [await oidc.begin(), await oidc.begin()];
    const { searchParams } = await provider.signIn(mine.url, 'ann');
    await expect(oidc.finish(searchParams, another.attempt)).rejects.toMatchObject({ code: 'expired' });
    await expect(oidc.finish(searchParams, null)).rejects.toMatchObject({ code: 'expired' });
    await oidc.finish(searchParams, mine.attempt);
    await expect(oidc.finish(searchParams, mine.attempt)).rejects.toMatchObject({ code: 'provider' });
  });

  it('takes no token that the provider’s keys did not sign', async () => {
    const { publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    // Of another key under the name of the one that signs.
    const { n, e } = publicKey.export({ format: 'jwk' });
    const published: Changed = (path, answer) =>
      path === '/jwks' ? { keys: (answer['keys'] as object[]).map((own) => ({ ...own, n, e })) } : answer;
    await withHostile(published, async (hostile) => {
      const oidc = new OidcIdentityProvider(settings(hostile.issuer));
      const { url, attempt } = await oidc.begin();
      const { searchParams } = await hostile.signIn(url, 'ann');
      await expect(oidc.finish(searchParams, attempt)).rejects.toMatchObject({ code: 'provider' });
    });
  });

  it('takes no token that was made for another client of the provider', async () => {
    let kept: Record<string, unknown> | undefined;
    let isGiven = false;
    const given: Changed = (path, answer) => {
      if (path !== '/token') return answer;
      kept ??= answer;
      return isGiven ? kept : answer;
    };
    await withHostile(given, async (hostile) => {
      const [ours, others] = ['app', 'other'].map(
        (client) => new OidcIdentityProvider(settings(hostile.issuer, client)),
      ) as [OidcIdentityProvider, OidcIdentityProvider];
      const { url, attempt } = await others.begin();
      await others.finish((await hostile.signIn(url, 'ann')).searchParams, attempt);
      isGiven = true;
      // As the other client began it, but for the one for whom its token was made.
      const asked = new URL(url);
      asked.searchParams.set('client_id', 'app');
      const { searchParams } = await hostile.signIn(asked.href, 'ann');
      await expect(ours.finish(searchParams, attempt)).rejects.toMatchObject({
        code: 'provider',
        cause: { cause: { cause: { claim: 'aud', expected: 'app' } } },
      });
    });
  });

  it('takes no token that answers another attempt, by its nonce', async () => {
    const oidc = new OidcIdentityProvider(settings(provider.issuer));
    const { url, attempt } = await oidc.begin();
    const { searchParams } = await provider.signIn(url, 'ann');
    await expect(oidc.finish(searchParams, { ...attempt, nonce: 'of-another' })).rejects.toMatchObject({
      code: 'provider',
      cause: { cause: { cause: { claim: 'nonce', expected: 'of-another' } } },
    });
  });

  it('believes no description of a provider that names another issuer than the settings', async () => {
    const pretending: Changed = (path, answer) =>
      path.startsWith('/.well-known/') ? { ...answer, issuer: 'https://accounts.example' } : answer;
    await withHostile(pretending, async (hostile) => {
      await expect(new OidcIdentityProvider(settings(hostile.issuer)).begin()).rejects.toMatchObject({
        code: 'provider',
        cause: expect.objectContaining({ message: expect.stringMatching(/issuer/) }),
      });
    });
  });

  it('tells a refusal of the person from a fault of the provider', async () => {
    const oidc = new OidcIdentityProvider(settings(provider.issuer));
    const { attempt } = await oidc.begin();
    const query = (error: string) => new URLSearchParams({ state: attempt.state, error });
    await expect(oidc.finish(query('access_denied'), attempt)).rejects.toMatchObject({ code: 'cancelled' });
    await expect(oidc.finish(query('user_cancelled_login'), attempt)).rejects.toMatchObject({
      code: 'cancelled',
    });
    await expect(oidc.finish(query('server_error'), attempt)).rejects.toMatchObject({ code: 'provider' });
  });

  it('fails with a code while the provider is away, and says so when none is configured', async () => {
    await expect(new OidcIdentityProvider(settings('http://127.0.0.1:9')).begin()).rejects.toMatchObject({
      code: 'provider',
    });
    await expect(new OidcIdentityProvider({ linkedIn: null } as Settings).begin()).rejects.toMatchObject({
      kind: 'unavailable',
      message: 'LinkedIn sign-in is not configured',
    });
  });
});
