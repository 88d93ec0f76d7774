import { Strategy, type StrategyOptionsWithRequest, type VerifyCallbackWithRequest } from 'passport-jwt';
import { BodyCache } from '../../../../shared/body-cache.ts';

export interface TokenRequest {
  headers: Record<string, string | string[] | undefined>;
}

type Request = Parameters<Strategy['authenticate']>[0];

/** Reads the header only: exactly one token after `Bearer`. */
export const bearer = ({ headers }: Pick<TokenRequest, 'headers'>): string | null =>
  /^Bearer +([\w-]+\.[\w-]+\.[\w-]+)$/i.exec(String(headers['authorization'] ?? ''))?.[1] ?? null;

/** In bytes, like all caches; about twelve thousand tokens. */
const MOST_BYTES = 16 * 1024 * 1024;

/**
 * The strategy of passport-jwt with a cache of claims: the signature, issuer and audience of a token never change, so
 * each token is checked once. Its age, session and account do change and are checked at each request by `verify`.
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
