import { withAuthWorld, type AuthWorld } from '../../../../../test/support/app/auth-world.ts';
import { SignInChallenges } from './sign-in-challenges.ts';

describe('a challenge for signing in', () => {
  let world: AuthWorld;
  withAuthWorld((opened) => (world = opened));
  const challenges = (changes: object = {}) =>
    new SignInChallenges({ ...world.settings, ...changes }, world.tokens, world.clock);
  const secrets = { userJwtSecret: 'n'.repeat(32), adminJwtSecret: 'n'.repeat(32) };

  it('is another each time, and nothing is stored for it', async () => {
    const made = Array.from({ length: 50 }, () => challenges().make('user'));
    expect(new Set(made.map((each) => each.slice(0, 21))).size).toBe(50);
    for (const each of made) expect(each).toMatch(/^[\w-]{51}$/);
    expect(await world.db.connection.collection('onetimetokens').countDocuments()).toBe(0);
  });

  it('is ours for its audience, in every process with the secret, until an hour is over', () => {
    for (const [audience, other] of [
      ['user', 'admin'],
      ['admin', 'user'],
    ] as const) {
      const challenge = challenges().make(audience);
      expect(challenges().isOurs(audience, challenge)).toBe(true);
      expect(challenges().isOurs(other, challenge)).toBe(false);
      world.clock.advance(3_599_000);
      expect(challenges().isOurs(audience, challenge)).toBe(true);
      world.clock.advance(1000);
      expect(challenges().isOurs(audience, challenge)).toBe(false);
    }
  });

  it('outlives the replacement of a secret while the former one is accepted', () => {
    const challenge = challenges().make('user');
    const { userJwtSecret } = world.settings;
    expect(challenges({ ...secrets, userJwtSecretPrevious: userJwtSecret }).isOurs('user', challenge)).toBe(
      true,
    );
    expect(challenges(secrets).isOurs('user', challenge)).toBe(false);
  });

  it('cannot be made up, lengthened or changed, its end included', () => {
    const ours = Buffer.from(challenges().make('user'), 'base64url');
    for (let at = 0; at < ours.length; at++) {
      const changed = Buffer.from(ours);
      changed[at]! ^= 1;
      expect(challenges().isOurs('user', changed.toString('base64url'))).toBe(false);
    }
    const text = ours.toString('base64url');
    for (const wrong of ['', 'x', text.slice(1), `${text}A`, `${text}=`, ` ${text}`, 'A'.repeat(51)])
      expect(challenges().isOurs('user', wrong)).toBe(false);
    expect(challenges().isOurs('user', text)).toBe(true);
  });

  it('is used once, whoever comes at the same time', async () => {
    const [owner] = await world.both();
    const challenge = challenges().make('user');
    const used = await Promise.all(Array.from({ length: 10 }, () => challenges().use(owner, challenge)));
    expect(used.filter(Boolean)).toHaveLength(1);
    expect(await challenges().use(owner, challenges().make('user'))).toBe(true);
  });
});
