import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import type { StrategyOptionsWithRequest } from 'passport-jwt';
import { Settings } from '../../../config/settings.ts';
import type { SignedInUser } from '../../../users/application/signed-in-user.ts';
import { ADMIN_STRATEGY, USER_STRATEGY } from '../../access.guard.ts';
import type { TokenClaims } from '../../application/sessions.ports.ts';
import { SessionsService } from '../../application/sessions.service.ts';
import type { SignedInAdmin } from '../../application/signed-in-admin.ts';
import type { SessionAudience } from '../../domain/session.ts';
import { ALGORITHM, JwtKeys } from './jwt-keys.ts';
import { ISSUER } from './jwt-token-signer.ts';
import { bearer, RememberingJwtStrategy, type TokenRequest } from './remembering-jwt.strategy.ts';

/** `exp` is checked with our own clock, together with the session. */
function options(audience: SessionAudience, settings: Settings): StrategyOptionsWithRequest {
  const keys = new JwtKeys(settings, audience);
  return {
    jwtFromRequest: bearer,
    secretOrKeyProvider: (_request, token: string, done) => {
      const key = keys.of(token);
      // The library hands a key on as it is, though its types only know its bytes.
      if (key) done(null, key as unknown as Buffer);
      else done('not signed with a key of ours');
    },
    algorithms: [ALGORITHM],
    issuer: ISSUER,
    audience,
    ignoreExpiration: true,
    passReqToCallback: true,
  };
}

const isClaims = (payload: unknown): payload is TokenClaims => {
  const { sub, sid, exp } = (payload ?? {}) as Record<string, unknown>;
  return (
    [sub, sid].every((id) => typeof id === 'string' && /^[0-9a-f]{24}$/.test(id)) && Number.isFinite(exp)
  );
};

/** Automatic refreshes keep nobody signed in. */
const renews = ({ headers }: TokenRequest) => headers['x-poll'] !== '1';

@Injectable()
export class UserJwtStrategy extends PassportStrategy(RememberingJwtStrategy, USER_STRATEGY) {
  constructor(
    settings: Settings,
    private readonly sessions: SessionsService,
  ) {
    super(options('user', settings));
  }

  async validate(request: TokenRequest, payload: unknown): Promise<SignedInUser | null> {
    return isClaims(payload) ? this.sessions.userOf(payload, renews(request)) : null;
  }
}

@Injectable()
export class AdminJwtStrategy extends PassportStrategy(RememberingJwtStrategy, ADMIN_STRATEGY) {
  constructor(
    settings: Settings,
    private readonly sessions: SessionsService,
  ) {
    super(options('admin', settings));
  }

  async validate(request: TokenRequest, payload: unknown): Promise<SignedInAdmin | null> {
    return isClaims(payload) ? this.sessions.adminOf(payload, renews(request)) : null;
  }
}
