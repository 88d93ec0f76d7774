import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { Clock } from '../../../shared/clock.ts';
import { conflict, invalidField, notFound } from '../../../shared/errors.ts';
import type { AccountHolder } from '../../sessions/application/account-holders.ts';
import { passkeyAddedMail, passkeyRemovedMail } from './factor-mails.ts';
import { FactorRepository } from './factors.ports.ts';
import { OneTimeTokens } from '../../sessions/application/one-time-tokens.ts';
import { handleOf, PasskeyCheck } from './passkey-check.ts';
import { Webauthn, type Credential, type CredentialOptions } from './passkeys.ports.ts';
import { SecondFactorService } from './second-factor.service.ts';

/** Lets users and administrators manage their passkeys. */
@Injectable()
export class PasskeysService {
  constructor(
    private readonly factors: FactorRepository,
    private readonly secondFactor: SecondFactorService,
    private readonly check: PasskeyCheck,
    private readonly tokens: OneTimeTokens,
    private readonly webauthn: Webauthn,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {}

  /** Returns the browser's options for a new passkey. */
  async offer(holder: AccountHolder): Promise<CredentialOptions> {
    const known = (await this.factors.find(holder))?.passkeys ?? [];
    const challenge = await this.tokens.issue('new-passkey', holder);
    return this.webauthn.creation(challenge, { handle: handleOf(holder), email: holder.email }, known);
  }

  /**
   * Adds the new passkey. Returns new recovery codes when the account has none, as with its first second factor. 400
   * when it is no valid new passkey; 409 for the 21st, and with `isFirst` when the account has a second factor.
   */
  async add(
    holder: AccountHolder,
    name: string,
    credential: Credential,
    { isFirst = false } = {},
  ): Promise<string[]> {
    const challenge = this.webauthn.claimOf(credential)?.challenge ?? '';
    const isOurs = await this.check.takeChallenge('new-passkey', challenge, holder);
    const made = isOurs ? await this.webauthn.created(credential, challenge) : null;
    if (!made) throw invalidField('credential', 'passkey.not-made');
    return this.unitOfWork.run(async () => {
      const before = await this.factors.find(holder);
      const passkey = { ...made, name, since: this.clock.now(), usedAt: null };
      if (!(await this.factors.addPasskey(holder, passkey, isFirst))) throw conflict('passkey.too-many');
      const codes = await this.secondFactor.recoveryCodesAfter(before, holder);
      await this.secondFactor.tell('admin.passkey-added', holder, passkeyAddedMail(holder, name));
      return codes;
    });
  }

  /** 404 when there is none with this id; 409 when it is the last second factor of an account that needs one. */
  async remove(holder: AccountHolder, id: string): Promise<void> {
    const required = this.secondFactor.isRequiredOf(holder);
    await this.unitOfWork.run(async () => {
      const passkey = (await this.factors.find(holder))?.passkeys.find((each) => each.id === id);
      if (!passkey) throw notFound('passkey');
      if (!(await this.factors.removePasskey(holder, id, required))) throw conflict('second-factor.required');
      await this.secondFactor.tell('admin.passkey-removed', holder, passkeyRemovedMail(holder, passkey.name));
    });
  }
}
