import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { Settings } from '../../config/settings.ts';
import { SecretBox } from './secret-box.port.ts';

const ALGORITHM = 'aes-256-gcm';
/** Bytes, as NIST SP 800-38D recommends for GCM. */
const NONCE = 12;
const TAG = 16;

interface Key {
  /** The prefix of texts sealed with this key; does not reveal the key. */
  readonly id: string;
  readonly bytes: Buffer;
}

const keyOf = (secret: string): Key => ({
  id: createHmac('sha256', secret).update('id').digest('base64url').slice(0, 8),
  bytes: Buffer.from(hkdfSync('sha256', secret, '', 'consulting-platform sealed secrets', 32)),
});

/** AES-256-GCM. A sealed text is `<id of the key>.<nonce, text and tag in base64url>`. */
@Injectable()
export class AesSecretBox extends SecretBox {
  private readonly current: Key;
  private readonly keys: readonly Key[];

  constructor({ encryptionKey, encryptionKeyPrevious }: Settings) {
    super();
    this.current = keyOf(encryptionKey);
    this.keys =
      encryptionKeyPrevious === null ? [this.current] : [this.current, keyOf(encryptionKeyPrevious)];
  }

  seal(text: string, context: string): string {
    const nonce = randomBytes(NONCE);
    const cipher = createCipheriv(ALGORITHM, this.current.bytes, nonce).setAAD(Buffer.from(context));
    const sealed = [nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()];
    return `${this.current.id}.${Buffer.concat(sealed).toString('base64url')}`;
  }

  open(sealed: string, context: string): string {
    const [id, body = ''] = sealed.split('.');
    const key = this.keys.find((each) => each.id === id);
    if (!key)
      throw new Error('Sealed with an ENCRYPTION_KEY that is neither the current nor the previous one');
    const bytes = Buffer.from(body, 'base64url');
    const decipher = createDecipheriv(ALGORITHM, key.bytes, bytes.subarray(0, NONCE), { authTagLength: TAG })
      .setAAD(Buffer.from(context))
      .setAuthTag(bytes.subarray(-TAG));
    return decipher.update(bytes.subarray(NONCE, -TAG), undefined, 'utf8') + decipher.final('utf8');
  }

  isCurrent(sealed: string): boolean {
    return sealed.startsWith(`${this.current.id}.`);
  }
}
