import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { Settings } from '../../../config/settings.ts';
import { TokenSigner, type TokenClaims } from '../../application/sessions.ports.ts';
import type { SessionAudience } from '../../domain/session.ts';

export const ISSUER = 'consulting-platform';
export const ALGORITHM = 'HS256';

@Injectable()
export class JwtTokenSigner extends TokenSigner {
  constructor(
    private readonly jwt: JwtService,
    private readonly settings: Settings,
  ) {
    super();
  }

  sign(audience: SessionAudience, claims: TokenClaims): Promise<string> {
    const { userJwtSecret, adminJwtSecret } = this.settings;
    const secret = audience === 'user' ? userJwtSecret : adminJwtSecret;
    return this.jwt.signAsync({ ...claims }, { secret, algorithm: ALGORITHM, issuer: ISSUER, audience });
  }
}
