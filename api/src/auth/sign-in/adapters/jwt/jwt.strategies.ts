import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { OBJECT_ID } from '@consulting/contracts';
import type { StrategyOptionsWithRequest } from 'passport-jwt';
import { Settings } from '../../../../config/settings.ts';
import type { SignedInUser } from '../../../../users/application/signed-in-user.ts';
import {
  ADMIN_STAGE_STRATEGY,
  ADMIN_STRATEGY,
  USER_STAGE_STRATEGY,
  USER_STRATEGY,
} from '../../../access.guard.ts';
import type {
  StageClaims,
  TokenAudience,
  TokenClaims,
} from '../../../sessions/application/sessions.ports.ts';
import { SessionsService } from '../../../sessions/application/sessions.service.ts';
import type { SignedInAdmin } from '../../../sessions/application/signed-in-admin.ts';
import { StageTokens, type StageCallerWithAccount } from '../../application/stage-tokens.ts';
import type { SessionAudience } from '../../../sessions/domain/session.ts';
import { STAGES } from '../../../../shared/caller.ts';
import { isPoll } from '../../../../shared/http/poll.ts';
import { ALGORITHM, JwtKeys } from '../../../sessions/adapters/jwt/jwt-keys.ts';
import { ISSUER, stageAudience } from '../../../sessions/adapters/jwt/jwt-token-signer.ts';
import { bearer, RememberingJwtStrategy, type TokenRequest } from './remembering-jwt.strategy.ts';

/** `exp` is checked with our own clock, together with the session. */
function options(
  owner: SessionAudience,
  settings: Settings,
  audience: TokenAudience = owner,
): StrategyOptionsWithRequest {
  const keys = new JwtKeys(settings, owner);
  return {
    jwtFromRequest: bearer,
    secretOrKeyProvider: (_request, token: string, done) => {
      const key = keys.of(token);
      // The library passes a key through, though its types allow only bytes.
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

const isId = (id: unknown): boolean => typeof id === 'string' && OBJECT_ID.test(id);

const isClaims = (payload: unknown): payload is TokenClaims => {
  const { sub, sid, exp } = (payload ?? {}) as Record<string, unknown>;
  return isId(sub) && isId(sid) && Number.isFinite(exp);
};

const isStageClaims = (payload: unknown): payload is StageClaims => {
  const { sub, epoch, stage, exp } = (payload ?? {}) as Record<string, unknown>;
  return isId(sub) && Number.isFinite(epoch) && Number.isFinite(exp) && STAGES.some((each) => each === stage);
};

/** Automatic refreshes do not renew a session. */
const renews = ({ headers }: TokenRequest) => !isPoll(headers);

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

/** Between the password and the second factor. */
@Injectable()
export class UserStageJwtStrategy extends PassportStrategy(RememberingJwtStrategy, USER_STAGE_STRATEGY) {
  constructor(
    settings: Settings,
    private readonly stages: StageTokens,
  ) {
    super(options('user', settings, stageAudience('user')));
  }

  async validate(_request: TokenRequest, payload: unknown): Promise<StageCallerWithAccount | null> {
    return isStageClaims(payload) ? this.stages.callerOf('user', payload) : null;
  }
}

@Injectable()
export class AdminStageJwtStrategy extends PassportStrategy(RememberingJwtStrategy, ADMIN_STAGE_STRATEGY) {
  constructor(
    settings: Settings,
    private readonly stages: StageTokens,
  ) {
    super(options('admin', settings, stageAudience('admin')));
  }

  async validate(_request: TokenRequest, payload: unknown): Promise<StageCallerWithAccount | null> {
    return isStageClaims(payload) ? this.stages.callerOf('admin', payload) : null;
  }
}
