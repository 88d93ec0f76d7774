import type { Role } from '@consulting/contracts';

/** A signed-in user, read from the store at this request (the role too: a changed role counts at once). */
export interface UserCaller {
  kind: 'user';
  id: string;
  sessionId: string;
  /** When this session was opened: for some minutes it counts as the password where one is asked for again. */
  signedInAt: Date;
  role: Role;
  email: string;
}

/** A signed-in administrator. */
export interface AdminCaller {
  kind: 'admin';
  id: string;
  sessionId: string;
  signedInAt: Date;
  email: string;
}

export type AnyCaller = UserCaller | AdminCaller;
