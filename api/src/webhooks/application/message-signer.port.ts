export interface SignedHeaders {
  'webhook-id': string;
  'webhook-timestamp': string;
  'webhook-signature': string;
}

/** Makes secrets and signatures of Standard Webhooks. */
export abstract class MessageSigner {
  /** Returns a random `whsec_…`. */
  abstract newSecret(): string;
  /** Returns the headers of a message, signed with each of these secrets. */
  abstract sign(secrets: readonly string[], messageId: string, at: Date, body: string): SignedHeaders;
}
