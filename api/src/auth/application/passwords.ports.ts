/** Slow hashes of passwords. */
export abstract class PasswordHasher {
  abstract hash(password: string): Promise<string>;
  /** One evaluation in any case: without a hash it costs the same and is false. */
  abstract verify(hash: string | null, password: string): Promise<boolean>;
}

/** A place among the tries that are allowed, or when the next one is free. */
export type Reservation = { id: string } | { freeAt: Date };

/** Tries that were taken, by key, each until its time is over. */
export abstract class AttemptRepository {
  /** Takes one of `limit` places until `until`; never more than `limit`, also when many ask at once. */
  abstract reserve(key: string, limit: number, now: Date, until: Date): Promise<Reservation>;
  /** Gives a place back; idempotent. */
  abstract release(key: string, id: string): Promise<void>;
  /** Gives all places of a key back; idempotent. */
  abstract clear(key: string): Promise<void>;
  /** Forgets keys without a live try. */
  abstract sweep(now: Date): Promise<void>;
}
