import { randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Webhook } from 'standardwebhooks';
import { MessageSigner, type SignedHeaders } from '../../application/message-signer.port.ts';

/** Bytes; Standard Webhooks requires 24 to 64. */
const SECRET = 32;

@Injectable()
export class StandardSigner extends MessageSigner {
  newSecret(): string {
    return `whsec_${randomBytes(SECRET).toString('base64')}`;
  }

  sign(secrets: readonly string[], messageId: string, at: Date, body: string): SignedHeaders {
    return {
      'webhook-id': messageId,
      'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
      'webhook-signature': secrets.map((secret) => new Webhook(secret).sign(messageId, at, body)).join(' '),
    };
  }
}
