import { Injectable } from '@nestjs/common';
import { invalidField } from '../../../shared/errors.ts';
import { FairQueue } from '../../../shared/turns/fair-queue.ts';
import { emailKey } from '../../../shared/person/email-history.ts';
import { checkPassword, ownWords } from '../domain/password-policy.ts';
import type { SessionAudience } from '../../sessions/domain/session.ts';
import { PasswordHasher, PasswordStrength } from './passwords.ports.ts';
import { WrongTries, type TriesBy } from './wrong-tries.ts';

/**
 * Each hash takes some thirty milliseconds of one of the process's four threads, which also read files. A whole office
 * shares an address.
 */
const TURNS = { atOnce: 2, mostWaiting: 300, mostOfEach: 60, retryAfter: 5 };

/**
 * The only place where passwords are checked, with the limits of `WrongTries`. Unknown addresses have the same limits
 * and take the same time, so that no answer reveals whether they exist.
 */
@Injectable()
export class PasswordCheck {
  private readonly turns = new FairQueue(TURNS);

  constructor(
    private readonly tries: WrongTries,
    private readonly hasher: PasswordHasher,
    private readonly strength: PasswordStrength,
  ) {}

  /**
   * Throws 400 with its field for a new password that `checkPassword` refuses or that is easy to guess; `by` as in `hash`.
   */
  async requireStrong(
    password: string,
    about: readonly string[],
    by: string,
    field = 'password',
  ): Promise<void> {
    checkPassword(password, about, field);
    if (await this.strength.isGuessable(password, ownWords(about), by))
      throw invalidField(field, 'password.too-easy');
  }

  /**
   * `by`: whose password it is, or the network address of somebody who is not known yet. They take turns; throws `too-many`
   * when too many wait for this one, `unavailable` when too many wait.
   */
  hash(password: string, by: string): Promise<string> {
    return this.turns.run(by, () => this.hasher.hash(password));
  }

  /**
   * Returns whether the password is right. `hash` is null for an unknown address or an account without a password. Throws
   * `too-many` with the seconds to wait when `by` has no attempt left, even for the right password, and as `hash` does.
   */
  isRight(
    audience: SessionAudience,
    email: string,
    hash: string | null,
    password: string,
    by: TriesBy,
  ): Promise<boolean> {
    return this.tries.isRight('password', audience, emailKey(email), by, () =>
      this.turns.run(Object.values(by).join(), () => this.hasher.verify(hash, password)),
    );
  }

  /** Clears the wrong attempts of strangers after a password was replaced. */
  clearFailures(audience: SessionAudience, email: string): Promise<void> {
    return this.tries.clear('password', audience, emailKey(email));
  }
}
