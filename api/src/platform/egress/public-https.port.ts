/** Reasons for a missing answer. With `address-not-public` nothing was sent either. */
export const NO_ANSWER = ['address-not-public', 'name-not-found', 'timeout', 'tls', 'connection'] as const;
export type NoAnswer = (typeof NO_ANSWER)[number];

/** Why an address is refused. */
export type AddressProblem = Extract<NoAnswer, 'address-not-public' | 'name-not-found'>;

export interface HttpsMessage {
  headers: Readonly<Record<string, string>>;
  body: string;
}

/**
 * HTTPS to addresses that people type. Never connects to an address outside the public internet, whatever its name
 * resolves to at that moment; the one exception is `allowsLoopback`. Does not follow redirects.
 */
export abstract class PublicHttps {
  /** Whether plain `http` to this machine is allowed (`loopbackAddresses`): the setting of developers, which production refuses. */
  abstract readonly allowsLoopback: boolean;
  /** Returns the current problem of this URL's host; null when there is none. Checked again at every connection. */
  abstract problemOf(url: string): Promise<AddressProblem | null>;
  /** Posts a message. Returns the status, whatever it is, or why there is none; never throws. */
  abstract post(url: string, message: HttpsMessage): Promise<number | NoAnswer>;
}
