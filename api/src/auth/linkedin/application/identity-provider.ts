import type { ProviderIdentity, SignInAttempt } from '../domain/provider-identity.ts';

/** An OpenID Connect provider. */
export abstract class IdentityProvider {
  /**
   * Returns where to send the browser, and what it must keep. Throws DomainError `unavailable` when no provider is
   * configured, SignInFailure `provider` when it cannot be reached.
   */
  abstract begin(): Promise<{ url: string; attempt: SignInAttempt }>;

  /**
   * Exchanges the code of the callback's query for the identity. Throws SignInFailure: `expired` when `attempt` is
   * missing or another's, `cancelled` when the person declined, `provider` for everything else.
   */
  abstract finish(query: URLSearchParams, attempt: SignInAttempt | null): Promise<ProviderIdentity>;
}
