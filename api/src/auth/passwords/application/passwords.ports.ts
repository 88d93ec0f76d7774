/** Slow hashes of passwords. */
export abstract class PasswordHasher {
  abstract hash(password: string): Promise<string>;
  /** Without a hash it takes the same time and is false. */
  abstract verify(hash: string | null, password: string): Promise<boolean>;
}

/** One of the attempts that are allowed, or when the next one is. */
export type Reservation = { id: string } | { freeAt: Date };

/** Attempts by key, each counted until it expires. */
export abstract class AttemptRepository {
  /** Takes one of `limit` attempts until `until`; never more than `limit`, also when many ask at once. */
  abstract reserve(key: string, limit: number, now: Date, until: Date): Promise<Reservation>;
  /** Gives an attempt back; idempotent. */
  abstract release(key: string, id: string): Promise<void>;
  /** Gives all attempts of a key back; idempotent. */
  abstract clear(key: string): Promise<void>;
  /** Removes keys whose attempts have all expired. */
  abstract sweep(now: Date): Promise<void>;
}
