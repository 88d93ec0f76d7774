import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { hash, verify } from '@node-rs/argon2';
import { PasswordHasher } from '../../application/passwords.ports.ts';

/** argon2id (the library's default) with 19 MiB and two passes, as OWASP recommends it. */
const COST = { memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 };

@Injectable()
export class Argon2PasswordHasher extends PasswordHasher {
  /**
   * The hash of a random password. Unknown addresses are checked against it, so that they take as long as known ones.
   */
  private readonly nobody = this.hash(randomBytes(32).toString('hex'));

  hash(password: string): Promise<string> {
    return hash(password.normalize('NFKC'), COST);
  }

  async verify(stored: string | null, password: string): Promise<boolean> {
    const right = await verify(stored ?? (await this.nobody), password.normalize('NFKC'));
    return right && stored !== null;
  }
}
