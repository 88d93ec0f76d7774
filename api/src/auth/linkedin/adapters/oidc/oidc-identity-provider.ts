import { Injectable } from '@nestjs/common';
import * as oidc from 'openid-client';
import { cleanName, coded } from '@consulting/contracts';
import { Settings } from '../../../../config/settings.ts';
import { DomainError } from '../../../../shared/errors.ts';
import { IdentityProvider } from '../../application/identity-provider.ts';
import {
  SignInFailure,
  splitName,
  type ProviderIdentity,
  type SignInAttempt,
} from '../../domain/provider-identity.ts';

export const CALLBACK_PATH = '/public/api/v0/linkedIn/callback';

/** Timeout of a call to the provider, in seconds. */
const TIMEOUT = 5;

/** LinkedIn, or the provider that `OIDC_ISSUER` names, by discovery. */
@Injectable()
export class OidcIdentityProvider extends IdentityProvider {
  private discovered: Promise<oidc.Configuration> | null = null;

  constructor(private readonly settings: Settings) {
    super();
  }

  async begin(): Promise<{ url: string; attempt: SignInAttempt }> {
    const config = await this.configuration();
    const attempt: SignInAttempt = { state: oidc.randomState() };
    const parameters: Record<string, string> = {
      redirect_uri: this.settings.publicUrl + CALLBACK_PATH,
      scope: 'openid profile email',
      state: attempt.state,
    };
    if (returnsNonce(config)) parameters['nonce'] = attempt.nonce = oidc.randomNonce();
    if (config.serverMetadata().supportsPKCE()) {
      attempt.codeVerifier = oidc.randomPKCECodeVerifier();
      parameters['code_challenge'] = await oidc.calculatePKCECodeChallenge(attempt.codeVerifier);
      parameters['code_challenge_method'] = 'S256';
    }
    return { url: oidc.buildAuthorizationUrl(config, parameters).href, attempt };
  }

  async finish(query: URLSearchParams, attempt: SignInAttempt | null): Promise<ProviderIdentity> {
    // Checked before the provider is called: only the browser that began the sign-in may finish it.
    if (!attempt || query.get('state') !== attempt.state) throw new SignInFailure('expired');
    if (query.has('error')) throw new SignInFailure(failureOf(query.get('error') ?? ''));
    const config = await this.configuration();
    try {
      return await this.identity(config, query, attempt);
    } catch (error) {
      throw new SignInFailure('provider', { cause: error });
    }
  }

  private async identity(
    config: oidc.Configuration,
    query: URLSearchParams,
    attempt: SignInAttempt,
  ): Promise<ProviderIdentity> {
    const callback = new URL(`${this.settings.publicUrl}${CALLBACK_PATH}?${query}`);
    const tokens = await oidc.authorizationCodeGrant(config, callback, {
      expectedState: attempt.state,
      idTokenExpected: true,
      ...(attempt.nonce ? { expectedNonce: attempt.nonce } : {}),
      ...(attempt.codeVerifier ? { pkceCodeVerifier: attempt.codeVerifier } : {}),
    });
    const { iss: issuer = '', sub: subject = '' } = tokens.claims() ?? {};
    const person = await oidc.fetchUserInfo(config, tokens.access_token, subject);
    return {
      issuer: new URL(issuer).href,
      subject,
      ...namesOfPerson(person),
      email: person.email ?? null,
      emailVerified: isTrue(person.email_verified),
    };
  }

  /** Discovers at the first sign-in and caches; after a failure the next sign-in tries again. */
  private async configuration(): Promise<oidc.Configuration> {
    const { linkedIn } = this.settings;
    if (!linkedIn) throw new DomainError('unavailable', coded('linkedin.not-configured'));
    const issuer = new URL(linkedIn.issuer);
    // Plain HTTP only for a provider on this machine, as in tests and development.
    const local = ['127.0.0.1', 'localhost', '[::1]'].includes(issuer.hostname);
    this.discovered ??= oidc.discovery(issuer, linkedIn.clientId, linkedIn.clientSecret, undefined, {
      // The signature of the ID token is checked although it comes straight from the provider (ASVS 6.8.2).
      execute: [oidc.enableNonRepudiationChecks, ...(local ? [oidc.allowInsecureRequests] : [])],
      timeout: TIMEOUT,
    });
    try {
      return await this.discovered;
    } catch (error) {
      this.discovered = null;
      throw new SignInFailure('provider', { cause: error });
    }
  }
}

/** LinkedIn's tokens have no nonce although one was sent, which a strict client refuses. */
function returnsNonce(config: oidc.Configuration): boolean {
  const { hostname } = new URL(config.serverMetadata().issuer);
  return hostname !== 'linkedin.com' && !hostname.endsWith('.linkedin.com');
}

/** LinkedIn has two more names for the standard's `access_denied`. */
function failureOf(error: string): 'cancelled' | 'provider' {
  return ['access_denied', 'user_cancelled_login', 'user_cancelled_authorize'].includes(error)
    ? 'cancelled'
    : 'provider';
}

function namesOfPerson(person: oidc.UserInfoResponse): Pick<ProviderIdentity, 'first_name' | 'last_name'> {
  const parts = splitName(person.name ?? '');
  return {
    first_name: cleanName(person.given_name ?? parts.first_name).slice(0, 100),
    last_name: cleanName(person.family_name ?? parts.last_name).slice(0, 100),
  };
}

/** Some providers send the text `true`. */
function isTrue(value: unknown): boolean {
  return value === true || value === 'true';
}
