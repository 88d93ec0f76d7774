import type { Session, SessionAudience } from '../domain/session.ts';
import type { Stage } from '../../../shared/caller.ts';

export abstract class SessionRepository {
  abstract add(session: Session): Promise<void>;
  /** Returns the session; null when there is none or it has expired by `now`. */
  abstract findLive(audience: SessionAudience, id: string, now: Date): Promise<Session | null>;
  /** Returns live sessions, last seen first. */
  abstract findAllLive(audience: SessionAudience, subjectId: string, now: Date): Promise<Session[]>;
  /** Moves the expiry later; does nothing to a removed session or after a later renewal. */
  abstract renew(id: string, seenAt: Date, expiresAt: Date): Promise<void>;
  /** Returns what it removed; null when this subject has no such session. Of two simultaneous calls only one gets it. */
  abstract remove(audience: SessionAudience, subjectId: string, id: string): Promise<Session | null>;
  /** Removes all sessions of a subject. */
  abstract removeAllOf(audience: SessionAudience, subjectId: string): Promise<void>;
  /** Removes expired sessions. */
  abstract sweep(now: Date): Promise<void>;
}

/** The claims of a session's token; everything else is read from the store. */
export interface TokenClaims {
  /** The subject's id. */
  sub: string;
  /** The session's id. */
  sid: string;
  /** Seconds since 1970, as in JWT. */
  iat: number;
  exp: number;
}

/** The claims of a token between the password and the second factor. */
export interface StageClaims extends Pick<TokenClaims, 'sub' | 'iat' | 'exp'> {
  /** The subject's session epoch, read together with the password. */
  epoch: number;
  stage: Stage;
}

/** The audience of a token. A stage's token is only good for the next step of a sign-in. */
export type TokenAudience = SessionAudience | `${SessionAudience}-stage`;

/** Signs tokens with HS256 and the current key of users or administrators; `kid` names the key. */
export abstract class TokenSigner {
  abstract sign(audience: SessionAudience, claims: TokenClaims): Promise<string>;
  abstract signStage(audience: SessionAudience, claims: StageClaims): Promise<string>;
}
