import { Injectable } from '@nestjs/common';
import { invalidField } from '../../../shared/errors.ts';
import { Clock } from '../../../shared/time/clock.ts';
import type { TokenPurpose } from '../../sessions/domain/one-time-token.ts';
import type { AccountRef, SessionAudience } from '../../sessions/domain/session.ts';
import { SignInAccounts, type SignInAccount } from '../../sessions/application/sign-in-accounts.ts';
import { FactorRepository } from './factors.ports.ts';
import { OneTimeTokens } from '../../sessions/application/one-time-tokens.ts';
import { SignInChallenges } from './sign-in-challenges.ts';
import { Webauthn, type Claim, type Credential, type CredentialOptions } from './passkeys.ports.ts';

/** Distinguishes users and administrators, because one browser may have passkeys of both. */
export const handleOf = ({ audience, id }: AccountRef): string => `${audience}:${id}`;

function ownerIn(handle: string): AccountRef | null {
  const [, audience, id] = /^(user|admin):([0-9a-f]{24})$/.exec(handle) ?? [];
  return audience && id ? { audience: audience as SessionAudience, id } : null;
}

/**
 * The only place where passkeys are verified. Each challenge is ours, for one purpose, and works once until it
 * expires; a passkey whose counter does not increase has been copied and is refused.
 */
@Injectable()
export class PasskeyCheck {
  constructor(
    private readonly factors: FactorRepository,
    private readonly accounts: SignInAccounts,
    private readonly tokens: OneTimeTokens,
    private readonly challenges: SignInChallenges,
    private readonly webauthn: Webauthn,
    private readonly clock: Clock,
  ) {}

  /** For signing in: the browser offers all passkeys of this address, and the answer identifies the owner. */
  forSignIn(audience: SessionAudience): Promise<CredentialOptions> {
    return this.webauthn.request(this.challenges.make(audience), audience);
  }

  /** For an owner who is known: at the second step of a sign-in, or signed in and to be confirmed again. */
  async forOwner(owner: AccountRef): Promise<CredentialOptions> {
    const passkeys = (await this.factors.find(owner))?.passkeys ?? [];
    return this.webauthn.request(
      await this.tokens.issue('passkey-confirmation', owner),
      owner.audience,
      passkeys,
    );
  }

  /** Returns the owner of a passkey that signed a challenge for signing in; null for anything else. */
  async signedIn(audience: SessionAudience, credential: Credential): Promise<SignInAccount | null> {
    const claim = this.webauthn.claimOf(credential);
    const owner = claim && ownerIn(claim.handle);
    if (!claim || owner?.audience !== audience) return null;
    if (!this.challenges.isOurs(audience, claim.challenge)) return null;
    const isUse = await this.isUse(owner, claim, credential, () =>
      this.challenges.use(owner, claim.challenge),
    );
    return isUse ? this.accounts.find(audience, owner.id) : null;
  }

  /** Throws 400 with its field unless a passkey of this owner signed a challenge that was issued to the owner. */
  async requireRight(owner: AccountRef, credential: Credential): Promise<void> {
    if (!(await this.isRight(owner, credential))) throw invalidField('credential', 'passkey.refused');
  }

  private async isRight(owner: AccountRef, credential: Credential): Promise<boolean> {
    const claim = this.webauthn.claimOf(credential);
    // An authenticator may leave the handle out where the options name its passkey.
    if (!claim || !['', handleOf(owner)].includes(claim.handle)) return false;
    return (
      (await this.takeChallenge('passkey-confirmation', claim.challenge, owner)) &&
      (await this.isUse(owner, claim, credential))
    );
  }

  /** Uses a challenge; returns false unless it was issued for this purpose, and to this owner. */
  async takeChallenge(
    purpose: TokenPurpose,
    challenge: string,
    { audience, id }: AccountRef,
  ): Promise<boolean> {
    const token = await this.tokens.use(purpose, challenge);
    return token?.audience === audience && token.subjectId === id;
  }

  /** `take` uses the challenge where that was not done before: only a right signature uses it up. */
  private async isUse(
    owner: AccountRef,
    { id, challenge }: Claim,
    credential: Credential,
    take: () => Promise<boolean> = () => Promise.resolve(true),
  ): Promise<boolean> {
    const passkey = (await this.factors.find(owner))?.passkeys.find((each) => each.id === id);
    const counter = passkey ? await this.webauthn.used(credential, passkey, challenge, owner.audience) : null;
    if (!passkey || counter === null || !(await take())) return false;
    return this.factors.usePasskey(owner, passkey, counter, this.clock.now());
  }
}
