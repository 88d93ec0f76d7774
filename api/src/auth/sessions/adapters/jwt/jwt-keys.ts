import { createHmac, createSecretKey, type KeyObject } from 'node:crypto';
import { JwtService } from '@nestjs/jwt';
import type { Settings } from '../../../../config/settings.ts';
import type { SessionAudience } from '../../domain/session.ts';

export const ALGORITHM = 'HS256';

interface JwtKey {
  /** The `kid` of its tokens: derived from the secret, so the same on all instances, without revealing it. */
  readonly id: string;
  readonly secret: string;
  /** Made once: given a text, the library first tries to parse it as a key of another kind, for each token. */
  readonly key: KeyObject;
}

const keyOf = (secret: string): JwtKey => ({
  id: createHmac('sha256', secret).update('kid').digest('base64url').slice(0, 16),
  secret,
  key: createSecretKey(secret, 'utf8'),
});

/** Returns the `kid` of an unverified token's header; undefined when there is none. */
function kidOf(token: string): unknown {
  try {
    const header: unknown = JSON.parse(Buffer.from(token.split('.', 1)[0] ?? '', 'base64url').toString());
    return (header as { kid?: unknown } | null)?.kid;
  } catch {
    return undefined;
  }
}

/**
 * The keys of one audience. The current one signs; tokens of the previous one are accepted too, so that replacing a
 * key signs nobody out.
 */
export class JwtKeys {
  readonly current: JwtKey;
  private readonly accepted: readonly JwtKey[];
  private readonly jwt = new JwtService();

  constructor(settings: Settings, audience: SessionAudience) {
    const [current, previous] =
      audience === 'user'
        ? [settings.userJwtSecret, settings.userJwtSecretPrevious]
        : [settings.adminJwtSecret, settings.adminJwtSecretPrevious];
    this.current = keyOf(current);
    this.accepted = previous === null ? [this.current] : [this.current, keyOf(previous)];
  }

  /**
   * Returns the key to verify a token with: the one that it names, or, for tokens from before keys had names, the one
   * that signed it. Undefined when it is none of these.
   */
  of(token: string): KeyObject | undefined {
    const kid = kidOf(token);
    const isOf = (key: JwtKey): boolean => (kid === undefined ? this.signed(key, token) : key.id === kid);
    return this.accepted.find(isOf)?.key;
  }

  private signed({ secret }: JwtKey, token: string): boolean {
    try {
      this.jwt.verify<object>(token, { secret, algorithms: [ALGORITHM], ignoreExpiration: true });
      return true;
    } catch {
      return false;
    }
  }
}
