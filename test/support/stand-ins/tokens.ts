import {
  TokenSigner,
  type StageClaims,
  type TokenAudience,
  type TokenClaims,
} from '../../../api/src/auth/sessions/application/sessions.ports.ts';

/** The claims of a `PlainSigner`'s token, with its audience. */
export const claimsOf = <Claims = TokenClaims>(token: string): Claims & { audience: TokenAudience } =>
  JSON.parse(token) as Claims & { audience: TokenAudience };

/** Tokens that tests can read. */
export class PlainSigner extends TokenSigner {
  async sign(audience: TokenAudience, claims: TokenClaims): Promise<string> {
    return JSON.stringify({ audience, ...claims });
  }

  async signStage(audience: 'user' | 'admin', claims: StageClaims): Promise<string> {
    return JSON.stringify({ audience: `${audience}-stage`, ...claims });
  }
}
