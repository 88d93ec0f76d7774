import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { Settings } from '../../../../config/settings.ts';
import {
  TokenSigner,
  type StageClaims,
  type TokenAudience,
  type TokenClaims,
} from '../../application/sessions.ports.ts';
import type { SessionAudience } from '../../domain/session.ts';
import { ALGORITHM, JwtKeys } from './jwt-keys.ts';

export const ISSUER = 'consulting-platform';

/** Returns the audience of tokens between the password and the second factor. */
export const stageAudience = (audience: SessionAudience): TokenAudience => `${audience}-stage`;

@Injectable()
export class JwtTokenSigner extends TokenSigner {
  private readonly keys: Record<SessionAudience, JwtKeys>;

  constructor(
    private readonly jwt: JwtService,
    settings: Settings,
  ) {
    super();
    this.keys = { user: new JwtKeys(settings, 'user'), admin: new JwtKeys(settings, 'admin') };
  }

  sign(audience: SessionAudience, claims: TokenClaims): Promise<string> {
    return this.signFor(audience, audience, claims);
  }

  signStage(audience: SessionAudience, claims: StageClaims): Promise<string> {
    return this.signFor(audience, stageAudience(audience), claims);
  }

  private signFor(owner: SessionAudience, audience: TokenAudience, claims: object): Promise<string> {
    const { id: keyid, key } = this.keys[owner].current;
    return this.jwt.signAsync(
      { ...claims },
      { privateKey: key, keyid, algorithm: ALGORITHM, issuer: ISSUER, audience },
    );
  }
}
