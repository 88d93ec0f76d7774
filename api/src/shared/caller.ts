import type { KeyScope, Role } from '@consulting/contracts';

// Words for who does something, the same in all modules:
//
// caller           who sent the request: a user, an administrator, a program with a key, or somebody whose sign-in is
//                  pending (`Caller`); `SignedInCaller` has a session, `CallerRef` is kind and id
// actor            in whose name something is done and noted (`Actor`): `FirmActor` for the firm, `CompanyActor` for a
//                  company, `SYSTEM` (platform/audit) for the calendar and the operator
// account          what a user or an administrator signs in to (auth/sessions): `AccountRef` names one,
//                  `SignInAccount` is one that was read
// recipient        whom a mail is for
// pending sign-in  the password was right, a second factor is missing; its `Stage` says what comes next

/** A signed-in user, read from the store at this request (including the role, so that a change counts at once). */
export interface UserCaller {
  kind: 'user';
  id: string;
  sessionId: string;
  /** When the owner last showed what a sign-in takes: no confirmation is asked for some minutes after it. */
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

export type SignedInCaller = UserCaller | AdminCaller;

/** A program that calls with an API key. It may use the administrators' routes that its scopes open. */
export interface KeyCaller {
  kind: 'key';
  /** The key's id. */
  id: string;
  scopes: readonly KeyScope[];
}

/** What a pending sign-in lacks: a code or passkey, or a second factor that has to be added first. */
export const STAGES = ['second-factor', 'enrolment'] as const;
export type Stage = (typeof STAGES)[number];

/** Somebody who has shown only the right password so far. May use only the routes of that stage. */
export interface StageCaller {
  kind: 'stage';
  audience: SignedInCaller['kind'];
  id: string;
  stage: Stage;
}

/** Any caller that the guard recognises. */
export type Caller = SignedInCaller | KeyCaller | StageCaller;

/** Names a caller. */
export type CallerRef = Pick<Caller, 'kind' | 'id'>;

/** In whose name something is done: an administrator, a program with a key, a user, or nobody of these (`SYSTEM`). */
export interface Actor<
  Kind extends 'admin' | 'key' | 'user' | 'system' = 'admin' | 'key' | 'user' | 'system',
> {
  kind: Kind;
  id: string;
}

/** Who acts for the firm: an administrator, or a program with a key. */
export type FirmActor = Actor<'admin' | 'key'>;

/** The same, with when an administrator was last confirmed (`shared/confirmed.ts`). */
export type FirmCaller = Pick<AdminCaller, 'kind' | 'id' | 'confirmedAt'> | Pick<KeyCaller, 'kind' | 'id'>;

/** Who acts for a company: the user whose account it is. */
export type CompanyActor = Actor<'user'>;
