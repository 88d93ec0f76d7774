import { Injectable } from '@nestjs/common';
import { invalidField } from '../../../shared/errors.ts';
import { emailKey } from '../../../shared/person/email-history.ts';
import { checkPassword, ownWords } from '../domain/password-policy.ts';
import type { SessionAudience } from '../../sessions/domain/session.ts';
import { PasswordHasher, PasswordStrength } from './passwords.ports.ts';
import { WrongTries, type TriesBy } from './wrong-tries.ts';

/**
 * The only place where passwords are checked, with the limits of `WrongTries`. Unknown addresses have the same limits
 * and take the same time, so that no answer reveals whether they exist.
 */
@Injectable()
export class PasswordCheck {
  constructor(
    private readonly tries: WrongTries,
    private readonly hasher: PasswordHasher,
    private readonly strength: PasswordStrength,
  ) {}

  /** Throws 400 with its field for a new password that `checkPassword` refuses or that is easy to guess. */
  async requireStrong(password: string, about: readonly string[], field = 'password'): Promise<void> {
    checkPassword(password, about, field);
    if (await this.strength.isGuessable(password, ownWords(about)))
      throw invalidField(field, 'password.too-easy');
  }

  hash(password: string): Promise<string> {
    return this.hasher.hash(password);
  }

  /**
   * Returns whether the password is right. `hash` is null for an unknown address or an account without a password.
   * Throws `too-many` with the seconds to wait when `by` has no attempt left, even for the right password.
   */
  isRight(
    audience: SessionAudience,
    email: string,
    hash: string | null,
    password: string,
    by: TriesBy,
  ): Promise<boolean> {
    return this.tries.isRight('password', audience, emailKey(email), by, () =>
      this.hasher.verify(hash, password),
    );
  }

  /** Clears the wrong attempts of strangers after a password was replaced. */
  clearFailures(audience: SessionAudience, email: string): Promise<void> {
    return this.tries.clear('password', audience, emailKey(email));
  }
}
