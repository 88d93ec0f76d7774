import type { SecurityEvent } from './security-events.ts';

/** One entry of the security log. Nothing in it is a name, an address or a secret: ids and keyed hashes only. */
export interface SecurityEntry {
  event: SecurityEvent;
  /** `pending`: the password was right, a second factor is missing. `failed`: a fault of ours. */
  outcome: 'success' | 'pending' | 'refused' | 'failed';
  /** The code of the refusal, one of the table of messages. */
  reason?: string;
  /** The kind of the account that acts or is signed in to; `key` for a program. */
  account: 'user' | 'admin' | 'key';
  /** The id of the account or key that acts; absent where nobody is signed in. */
  actor?: string;
  /** The id of the session in which it happens. */
  session?: string;
  /** The id of the session that a sign-in opened. */
  opened?: string;
  /** A keyed hash of the email address that was typed: the same for the same address. */
  login?: string;
  /** The id that the route names: of the account, key, webhook or session that is acted on; or the name of an export. */
  target?: string;
  /** The factor that was shown: `password`, `code`, `recovery-code`, `passkey`, `provider`; two joined by `+`. */
  factor?: string;
  /** The route's template: `POST /public/api/v0/login`. */
  route: string;
  status: number;
  requestId: string;
  traceId?: string;
  /** A keyed hash of the caller's network (the first three parts of an IPv4 address, the /48 of an IPv6 one). */
  network: string;
}

/** The port of the security log. Writing never fails a request. */
export abstract class SecurityLog {
  abstract write(entry: SecurityEntry): void;
}
