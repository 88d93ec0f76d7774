import { randomBytes } from 'node:crypto';
import { Inject, Injectable, Optional } from '@nestjs/common';
import { hash, verify, type Options } from '@node-rs/argon2';
import { PasswordHasher } from '../../application/passwords.ports.ts';

export type PasswordCost = Pick<Options, 'memoryCost' | 'timeCost' | 'parallelism'>;

/** Provided only by tests that do not depend on the cost. */
export const PASSWORD_COST = Symbol('PASSWORD_COST');

/** argon2id (the library's default) with 19 MiB and two passes, as OWASP recommends. */
const COST: PasswordCost = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

@Injectable()
export class Argon2PasswordHasher extends PasswordHasher {
  /** The hash of a random password. Unknown addresses are checked against it, to take as long as known ones. */
  private readonly nobody: Promise<string>;

  constructor(@Optional() @Inject(PASSWORD_COST) private readonly cost: PasswordCost = COST) {
    super();
    this.nobody = this.hash(randomBytes(32).toString('hex'));
  }

  hash(password: string): Promise<string> {
    return hash(password.normalize('NFKC'), this.cost);
  }

  async verify(stored: string | null, password: string): Promise<boolean> {
    const right = await verify(stored ?? (await this.nobody), password.normalize('NFKC'));
    return right && stored !== null;
  }
}
