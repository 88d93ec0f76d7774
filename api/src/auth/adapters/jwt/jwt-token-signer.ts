import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import { Settings } from '../../../config/settings.ts';
import { TokenSigner, type TokenClaims } from '../../application/sessions.ports.ts';
import type { SessionAudience } from '../../domain/session.ts';
import { ALGORITHM, JwtKeys } from './jwt-keys.ts';

export const ISSUER = 'consulting-platform';

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
    const { id: keyid, secret } = this.keys[audience].current;
    return this.jwt.signAsync(
      { ...claims },
      { secret, keyid, algorithm: ALGORITHM, issuer: ISSUER, audience },
    );
  }
}
