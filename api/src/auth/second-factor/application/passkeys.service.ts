import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../platform/database/unit-of-work.ts';
import { Clock } from '../../../shared/time/clock.ts';
import { conflict, invalidField, notFound } from '../../../shared/errors.ts';
import type { SignInAccount } from '../../sessions/application/sign-in-accounts.ts';
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
  async offer(account: SignInAccount): Promise<CredentialOptions> {
    const known = (await this.factors.find(account))?.passkeys ?? [];
    const challenge = await this.tokens.issue('new-passkey', account);
    return this.webauthn.creation(
      challenge,
      { handle: handleOf(account), email: account.email, audience: account.audience },
      known,
    );
  }

  /**
   * Adds the new passkey. Returns new recovery codes when the account has none, as with its first second factor. 400
   * when it is no valid new passkey; 409 for the 21st, for one that is registered already,
   * for whomever, and with `isFirst` when the account has a second factor.
   */
  async add(
    account: SignInAccount,
    name: string,
    credential: Credential,
    { isFirst = false } = {},
  ): Promise<string[]> {
    const challenge = this.webauthn.claimOf(credential)?.challenge ?? '';
    const isOurs = await this.check.takeChallenge('new-passkey', challenge, account);
    const made = isOurs ? await this.webauthn.created(credential, challenge, account.audience) : null;
    if (!made) throw invalidField('credential', 'passkey.not-made');
    return this.unitOfWork.run(async () => {
      const before = await this.factors.find(account);
      const passkey = { ...made, name, since: this.clock.now(), usedAt: null };
      if (!(await this.factors.addPasskey(account, passkey, isFirst))) throw conflict('passkey.too-many');
      const codes = await this.secondFactor.recoveryCodesAfter(before, account);
      await this.secondFactor.tell('admin.passkey-added', account, passkeyAddedMail(account, name));
      return codes;
    });
  }

  /** 404 when there is none with this id; 409 when it is the last second factor of an account that needs one. */
  async remove(account: SignInAccount, id: string): Promise<void> {
    const required = this.secondFactor.isRequiredOf(account);
    await this.unitOfWork.run(async () => {
      const passkey = (await this.factors.find(account))?.passkeys.find((each) => each.id === id);
      if (!passkey) throw notFound('passkey');
      if (!(await this.factors.removePasskey(account, id, required)))
        throw conflict('second-factor.required');
      await this.secondFactor.tell(
        'admin.passkey-removed',
        account,
        passkeyRemovedMail(account, passkey.name),
      );
    });
  }
}
