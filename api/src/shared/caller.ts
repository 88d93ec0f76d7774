import type { KeyScope, Role } from '@consulting/contracts';

/** A signed-in user, read from the store at this request (the role too: a changed role counts at once). */
export interface UserCaller {
  kind: 'user';
  id: string;
  sessionId: string;
  /** When the owner last showed a password, a code or a passkey: for some minutes nothing asks again. */
  confirmedAt: Date;
  role: Role;
  email: string;
}

/** A signed-in administrator. */
export interface AdminCaller {
  kind: 'admin';
  id: string;
  sessionId: string;
  confirmedAt: Date;
  email: string;
}

export type AnyCaller = UserCaller | AdminCaller;

/** A program that calls with a key of the administration's. Opens the administrators' routes that its scopes name. */
export interface KeyCaller {
  kind: 'key';
  /** The key's id. */
  id: string;
  scopes: readonly KeyScope[];
}

/** Who acts for the firm: an administrator, or a program with a key. */
export type FirmActor = Pick<AdminCaller | KeyCaller, 'kind' | 'id'>;

/** What has to come before there is a session: a second factor that the account has, or adding one. */
export const STAGES = ['second-factor', 'enrolment'] as const;
export type Stage = (typeof STAGES)[number];

/** Somebody who has shown the right password, and nothing else yet. Opens the routes of that stage alone. */
export interface StageCaller {
  kind: 'stage';
  audience: AnyCaller['kind'];
  id: string;
  stage: Stage;
}

/** Whom the guard has found, on every route that asks. */
export type RequestCaller = AnyCaller | KeyCaller | StageCaller;
