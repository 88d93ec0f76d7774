export interface SignedHeaders {
  'webhook-id': string;
  'webhook-timestamp': string;
  'webhook-signature': string;
}

/** Secrets and signatures as Standard Webhooks says. */
export abstract class MessageSigner {
  /** `whsec_…`, random. */
  abstract newSecret(): string;
  /** The headers of a message, signed with each of these secrets. */
  abstract sign(secrets: readonly string[], messageId: string, at: Date, body: string): SignedHeaders;
}
