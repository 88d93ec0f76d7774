/** Why nothing was answered; `address-not-public`: nothing was sent either. */
export const NO_ANSWER = ['address-not-public', 'name-not-found', 'timeout', 'tls', 'connection'] as const;
export type NoAnswer = (typeof NO_ANSWER)[number];

/** Why an address is not taken. */
export type AddressProblem = Extract<NoAnswer, 'address-not-public' | 'name-not-found'>;

export interface HttpsMessage {
  headers: Readonly<Record<string, string>>;
  body: string;
}

/**
 * HTTPS to addresses that people type: what is not on the public internet is never connected to, whatever its name leads
 * to at that moment. Redirects are not followed.
 */
export abstract class PublicHttps {
  /** What is wrong with the host of this URL now; null when nothing is. It is asked again at every connection. */
  abstract problemOf(url: string): Promise<AddressProblem | null>;
  /** Posts a message. Answers the status, whatever it is, or why there is none; never throws. */
  abstract post(url: string, message: HttpsMessage): Promise<number | NoAnswer>;
}
