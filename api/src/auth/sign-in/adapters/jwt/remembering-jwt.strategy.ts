import { Strategy, type StrategyOptionsWithRequest, type VerifyCallbackWithRequest } from 'passport-jwt';
import { BodyCache } from '../../../../shared/body-cache.ts';

export interface TokenRequest {
  headers: Record<string, string | string[] | undefined>;
}

type Request = Parameters<Strategy['authenticate']>[0];

/** The header and nothing else: exactly one token behind `Bearer`. */
export const bearer = ({ headers }: Pick<TokenRequest, 'headers'>): string | null =>
  /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(String(headers['authorization'] ?? ''))?.[1] ?? null;

/** Counted in bytes as all caches are: some twelve thousand tokens. */
const MOST_BYTES = 16 * 1024 * 1024;

/**
 * The strategy of passport-jwt, which checks each token once: its signature, issuer and audience never change, so the
 * claims of a token that was valid are remembered. What does change, its age, its session and the account, is asked anew
 * at each request by `verify` (docs/decisions/0036).
 */
export class RememberingJwtStrategy extends Strategy {
  private readonly claims: BodyCache<object>;

  constructor(
    options: StrategyOptionsWithRequest,
    private readonly verify: VerifyCallbackWithRequest<TokenRequest>,
  ) {
    const claims = new BodyCache<object>(MOST_BYTES);
    super(options, (request: TokenRequest, payload: object, done) => {
      const token = bearer(request)!;
      claims.set(token, Object.freeze(payload), token.length);
      verify(request, payload, done);
    });
    this.claims = claims;
  }

  override authenticate(request: Request, options?: unknown): void {
    const token = bearer(request);
    const claims = token === null ? undefined : this.claims.get(token);
    if (claims === undefined) return super.authenticate(request, options);
    this.verify(request, claims, (error, caller) => {
      if (error) this.error(error);
      else if (caller) this.success(caller);
      else this.fail(401);
    });
  }
}
