import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../../config/settings.ts';
import { Clock } from '../../../shared/time/clock.ts';
import { RETENTION } from '../../../shared/time/retention.ts';
import { OneTimeTokens } from '../../sessions/application/one-time-tokens.ts';
import type { AccountRef, SessionAudience } from '../../sessions/domain/session.ts';

/** Bytes of a challenge: a random part, the second in which it ends, and the signature of both. */
const [RANDOM, END, SIGNATURE] = [16, 6, 16];

const PURPOSE = 'passkey-sign-in';

/**
 * The challenges of sign-in forms. Every visit to a form gets one, and so does everybody who asks for thousands, so the
 * store hears of none before a passkey has signed it: each says when it ends, and is signed by this installation. Replacing
 * the secret of sessions ends them, unless the former one is still accepted.
 */
@Injectable()
export class SignInChallenges {
  private readonly keys: Record<SessionAudience, Buffer[]>;

  constructor(
    settings: Settings,
    private readonly tokens: OneTimeTokens,
    private readonly clock: Clock,
  ) {
    this.keys = {
      user: keysOf(settings.userJwtSecret, settings.userJwtSecretPrevious),
      admin: keysOf(settings.adminJwtSecret, settings.adminJwtSecretPrevious),
    };
  }

  /** Returns a new challenge, in base64url, for signing in within an hour. */
  make(audience: SessionAudience): string {
    const end = Buffer.alloc(END);
    end.writeUIntBE(Math.floor((this.now() + RETENTION.tokens[PURPOSE]) / 1000), 0, END);
    const said = Buffer.concat([randomBytes(RANDOM), end]);
    return Buffer.concat([said, signatureOf(said, this.keys[audience][0]!)]).toString('base64url');
  }

  /** Returns whether it was made here for this audience, and has not ended. */
  isOurs(audience: SessionAudience, challenge: string): boolean {
    const bytes = Buffer.from(challenge, 'base64url');
    if (bytes.length !== RANDOM + END + SIGNATURE || bytes.toString('base64url') !== challenge) return false;
    const [said, signature] = [bytes.subarray(0, RANDOM + END), bytes.subarray(RANDOM + END)];
    return (
      bytes.readUIntBE(RANDOM, END) * 1000 > this.now() &&
      this.keys[audience].some((key) => timingSafeEqual(signatureOf(said, key), signature))
    );
  }

  /** Uses one of ours that its owner has signed; false when it was used before: of simultaneous calls exactly one gets it. */
  use(owner: AccountRef, challenge: string): Promise<boolean> {
    return this.tokens.useUp(PURPOSE, challenge, owner);
  }

  private now(): number {
    return this.clock.now().getTime();
  }
}

const signatureOf = (said: Buffer, key: Buffer): Buffer =>
  createHmac('sha256', key).update(said).digest().subarray(0, SIGNATURE);

const keysOf = (current: string, previous: string | null): Buffer[] =>
  [current, ...(previous === null ? [] : [previous])].map((secret) =>
    Buffer.from(hkdfSync('sha256', secret, '', 'challenges of sign-in forms', 32)),
  );
