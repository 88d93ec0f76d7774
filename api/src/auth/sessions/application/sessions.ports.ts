import type { Session, SessionAudience } from '../domain/session.ts';
import type { Stage } from '../../../shared/caller.ts';

export abstract class SessionRepository {
  abstract add(session: Session): Promise<void>;
  /** The session unless it has expired by `now`. */
  abstract findLive(audience: SessionAudience, id: string, now: Date): Promise<Session | null>;
  /** Live sessions, the last seen first. */
  abstract findAllLive(audience: SessionAudience, subjectId: string, now: Date): Promise<Session[]>;
  /** Only moves the end later, and does nothing to a session that has ended. */
  abstract renew(id: string, seenAt: Date, expiresAt: Date): Promise<void>;
  /** The owner was confirmed again. */
  abstract confirm(id: string, at: Date): Promise<void>;
  /** Carries a session over to a raised epoch. */
  abstract setEpoch(id: string, epoch: number): Promise<void>;
  /** False when this subject has no such session. */
  abstract remove(audience: SessionAudience, subjectId: string, id: string): Promise<boolean>;
  abstract removeAllOf(audience: SessionAudience, subjectId: string, exceptId?: string): Promise<void>;
  abstract sweep(now: Date): Promise<void>;
}

/** What the token of a session says; everything else is read from the store. */
export interface TokenClaims {
  /** Subject. */
  sub: string;
  /** Session. */
  sid: string;
  /** Seconds since 1970, as JWT has them. */
  iat: number;
  exp: number;
}

/** What a token between the password and the second factor says. */
export interface StageClaims extends Pick<TokenClaims, 'sub' | 'iat' | 'exp'> {
  /** The subject's session epoch, read together with the password. */
  epoch: number;
  stage: Stage;
}

/** Whom a token is for. Those of a stage are for nothing but the next step of a sign-in. */
export type TokenAudience = SessionAudience | `${SessionAudience}-stage`;

/** Signs tokens: HS256, with the current key of users or of administrators, which the token names. */
export abstract class TokenSigner {
  abstract sign(audience: SessionAudience, claims: TokenClaims): Promise<string>;
  abstract signStage(audience: SessionAudience, claims: StageClaims): Promise<string>;
}
