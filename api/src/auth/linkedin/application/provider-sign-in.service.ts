import { Injectable } from '@nestjs/common';
import type { Language } from '@consulting/contracts';
import { DomainError } from '../../../shared/errors.ts';
import { AccountsService } from '../../../users/application/accounts.service.ts';
import { AddressClaims, isFree, profileOf } from '../../../users/application/address-claims.service.ts';
import type { Account, Provider } from '../../../users/domain/account.ts';
import { ExchangeCodes } from '../../sign-in/application/exchange-codes.ts';
import { SignInFailure, type ProviderIdentity } from '../domain/provider-identity.ts';

const PROVIDER: Provider = 'linkedIn';

/** Signs in with a provider's identity: finds, links or creates the account. */
@Injectable()
export class ProviderSignInService {
  constructor(
    private readonly accounts: AccountsService,
    private readonly claims: AddressClaims,
    private readonly codes: ExchangeCodes,
  ) {}

  /**
   * Returns the account's id and a one-time code for its first session. A new account gets the language. Throws
   * SignInFailure.
   */
  async signIn(identity: ProviderIdentity, language?: Language): Promise<{ userId: string; code: string }> {
    const { user } = await this.accountOf(identity, language);
    if (user.blocked) throw new SignInFailure('blocked');
    return { userId: user.id, code: await this.codes.issue(user.id) };
  }

  private async accountOf(identity: ProviderIdentity, language?: Language): Promise<Account> {
    const known = await this.ofIdentity(identity);
    // Linked by an older version, which stored no issuer: its own from now on.
    if (known?.providers[PROVIDER]?.issuer === '') return this.link(known, identity);
    if (known) return known;
    const { email } = identity;
    // Anybody may type another's address at the provider: it must not open an account or reserve the address.
    if (!email || !identity.emailVerified) throw new SignInFailure('email_unverified');
    const existing = await this.accounts.findByEmail(email);
    return existing && !isFree(existing)
      ? this.link(existing, identity)
      : this.create(email, identity, language);
  }

  private ofIdentity({ issuer, subject }: ProviderIdentity): Promise<Account | null> {
    return this.accounts.findByProvider(PROVIDER, { issuer, subject });
  }

  private async link(account: Account, { issuer, subject }: ProviderIdentity): Promise<Account> {
    if (account.user.blocked) throw new SignInFailure('blocked');
    // A conflict: another account took this identity at the same time.
    const linked = await this.accounts
      .link(account.user.id, PROVIDER, { issuer, subject })
      .catch(falseOnConflict);
    if (!linked) throw new SignInFailure('linked_to_another');
    return account;
  }

  private async create(email: string, identity: ProviderIdentity, language?: Language): Promise<Account> {
    try {
      const profile = profileOf(email);
      const { account, isNew } = await this.claims.claim({
        ...profile,
        first_name: identity.first_name || profile.first_name,
        last_name: identity.last_name,
        email,
        passwordHash: null,
        language,
        providers: { [PROVIDER]: { issuer: identity.issuer, subject: identity.subject } },
      });
      // Somebody has proven the address at this moment.
      return isNew ? account : await this.link(account, identity);
    } catch (error) {
      falseOnConflict(error);
      // Another request made the account at the same time: this person's second one, or a registration.
      const known = (await this.accounts.findByEmail(email)) ?? (await this.ofIdentity(identity));
      // Otherwise the address is reserved for an account that just left it.
      if (!known) throw new SignInFailure('email_reserved');
      return this.accountOf(identity);
    }
  }
}

function falseOnConflict(error: unknown): false {
  if (error instanceof DomainError && error.kind === 'conflict') return false;
  throw error;
}
