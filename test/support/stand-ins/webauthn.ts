import {
  Webauthn,
  type Claim,
  type Credential,
  type CredentialOptions,
  type PasskeyAccount,
} from '../../../api/src/auth/second-factor/application/passkeys.ports.ts';
import type { SessionAudience } from '../../../api/src/auth/sessions/domain/session.ts';
import type { Passkey } from '../../../api/src/auth/second-factor/domain/sign-in-factors.ts';

/** What a browser answers here: its claims, and the counter of a right signature or null for a wrong one. */
export interface PlainCredential extends Claim {
  counter: number | null;
}

/** Ceremonies without signatures, whose options and answers tests can read and write. */
export class PlainWebauthn extends Webauthn {
  async creation(
    challenge: string,
    account: PasskeyAccount,
    known: readonly Passkey[],
  ): Promise<CredentialOptions> {
    return { challenge, account, known: known.map(({ id }) => id) };
  }

  async request(
    challenge: string,
    audience: SessionAudience,
    allowed?: readonly Passkey[],
  ): Promise<CredentialOptions> {
    return { challenge, audience, allowed: allowed?.map(({ id }) => id) };
  }

  claimOf({ id, handle, challenge }: Credential): Claim | null {
    return typeof id === 'string' ? ({ id, handle, challenge } as Claim) : null;
  }

  async created({ id, counter, challenge }: Credential, asked: string) {
    if (counter === null || challenge !== asked) return null;
    return { id: id as string, publicKey: 'key', counter: counter as number, transports: ['internal'] };
  }

  async used({ counter, challenge }: Credential, passkey: Passkey, asked: string): Promise<number | null> {
    return challenge === asked && (counter as number) > passkey.counter ? (counter as number) : null;
  }
}
