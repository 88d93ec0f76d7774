import type { KeyScope, Role } from '@consulting/contracts';

/** A signed-in user, read from the store at this request (including the role, so that a change counts at once). */
export interface UserCaller {
  kind: 'user';
  id: string;
  sessionId: string;
  /** When the owner last showed a password, a code or a passkey: no confirmation is asked for some minutes after it. */
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

/** A program that calls with an API key. It may use the administrators' routes that its scopes open. */
export interface KeyCaller {
  kind: 'key';
  /** The key's id. */
  id: string;
  scopes: readonly KeyScope[];
}

/** Who acts for the company: an administrator, or a program with a key. */
export type FirmActor = Pick<AdminCaller | KeyCaller, 'kind' | 'id'>;

/** The step before a session: showing an existing second factor, or adding one. */
export const STAGES = ['second-factor', 'enrolment'] as const;
export type Stage = (typeof STAGES)[number];

/** Somebody who has shown only the right password so far. May use only the routes of that stage. */
export interface StageCaller {
  kind: 'stage';
  audience: AnyCaller['kind'];
  id: string;
  stage: Stage;
}

/** Any caller that the guard recognises. */
export type RequestCaller = AnyCaller | KeyCaller | StageCaller;
