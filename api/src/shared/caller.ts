import type { Role } from '@consulting/contracts';

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
