/** Slow hashes of passwords. */
export abstract class PasswordHasher {
  abstract hash(password: string): Promise<string>;
  /** Returns whether the password is right. Without a hash it takes the same time and returns false. */
  abstract verify(hash: string | null, password: string): Promise<boolean>;
}

/** Judges how hard a new password is to guess. */
export abstract class PasswordStrength {
  /**
   * Returns whether an attacker with lists of leaked passwords, common words and names guesses it in reasonable time.
   * `about` are words that are known about its owner. Takes bounded time for any text. `by`: the account or network address
   * that asks, which takes turns with others; DomainError `too-many` when too many wait for it, `unavailable` when too many
   * wait.
   */
  abstract isGuessable(password: string, about: readonly string[], by: string): Promise<boolean>;
}

/** A reserved attempt, or the time when the next one is allowed. */
export type Reservation = { id: string } | { freeAt: Date };

/** A part of a key's attempts, such as those of one network, with a lower limit of its own. */
export interface AttemptShare {
  of: string;
  limit: number;
}

/** Counts attempts by key; each counts until it expires. */
export abstract class AttemptRepository {
  /**
   * Reserves one of `limit` attempts until `until`; never more than `limit`, nor than the limit of its share, also with
   * concurrent calls.
   */
  abstract reserve(
    key: string,
    limit: number,
    now: Date,
    until: Date,
    share?: AttemptShare,
  ): Promise<Reservation>;
  /** Releases a reserved attempt. Idempotent. */
  abstract release(key: string, id: string): Promise<void>;
  /** Releases all attempts of a key. Idempotent. */
  abstract clear(key: string): Promise<void>;
  /** Removes keys whose attempts have all expired. */
  abstract sweep(now: Date): Promise<void>;
}
