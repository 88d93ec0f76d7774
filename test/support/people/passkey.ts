import { createHash, generateKeyPairSync, randomBytes, sign, type KeyObject } from 'node:crypto';

interface Options {
  challenge: string;
  rp?: { id?: string };
  rpId?: string;
  user?: { id: string };
}

/** What a test deliberately makes wrong. */
interface Changes {
  origin?: string;
  rpId?: string;
  /** The flags that the authenticator reports; both by default. */
  userPresent?: boolean;
  userVerified?: boolean;
  counter?: number;
  handle?: string;
  /** The answer names another passkey. */
  id?: string;
}

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();
const UP = 0x01;
const UV = 0x04;
/** Credential data follows. */
const AT = 0x40;

/** The origin of the tests' applications. */
export const ORIGIN = 'http://localhost:3000';

/** A passkey that signs like an authenticator (WebAuthn level 3, sections 6.1 and 6.5), ES256, no attestation. */
export class TestPasskey {
  readonly id = randomBytes(16).toString('base64url');
  private readonly key: KeyObject;
  private readonly point: Buffer;
  private counter = 0;
  private handle = '';

  constructor(private readonly counts = true) {
    const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
    this.key = privateKey;
    // COSE: { 1: 2, 3: -7, -1: 1, -2: x, -3: y } in CBOR.
    this.point = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ]);
  }

  /** Returns the answer to `navigator.credentials.create()`, as JSON. */
  create(options: object, changes: Changes = {}): Record<string, unknown> {
    const { challenge, rp, user } = options as Options;
    this.handle = user?.id ?? '';
    const id = Buffer.from(this.id, 'base64url');
    const length = Buffer.alloc(2);
    length.writeUInt16BE(id.length);
    const credential = Buffer.concat([Buffer.alloc(16), length, id, this.point]);
    const data = Buffer.concat([this.data(changes.rpId ?? rp?.id ?? '', AT, changes), credential]);
    const size = Buffer.from([0x58, data.length]);
    // { fmt: 'none', attStmt: {}, authData } in CBOR.
    const attestation = Buffer.concat([
      Buffer.from('a363666d74646e6f6e656761747453746d74a0686175746844617461', 'hex'),
      size,
      data,
    ]);
    return this.answer(changes, {
      clientDataJSON: clientData('webauthn.create', challenge, changes).toString('base64url'),
      attestationObject: attestation.toString('base64url'),
      transports: ['internal'],
    });
  }

  /** Returns the answer to `navigator.credentials.get()`, as JSON. */
  get(options: object, changes: Changes = {}): Record<string, unknown> {
    const { challenge, rpId = '' } = options as Options;
    if (this.counts) this.counter++;
    const data = this.data(changes.rpId ?? rpId, 0, changes);
    const client = clientData('webauthn.get', challenge, changes);
    const signature = sign('sha256', Buffer.concat([data, sha256(client)]), this.key);
    return this.answer(changes, {
      clientDataJSON: client.toString('base64url'),
      authenticatorData: data.toString('base64url'),
      signature: signature.toString('base64url'),
      userHandle: changes.handle ?? this.handle,
    });
  }

  private data(rpId: string, more: number, changes: Changes): Buffer {
    const { userPresent = true, userVerified = true, counter = this.counter } = changes;
    const flags = (userPresent ? UP : 0) | (userVerified ? UV : 0) | more;
    const rest = Buffer.alloc(5);
    rest.writeUInt8(flags);
    rest.writeUInt32BE(counter, 1);
    return Buffer.concat([sha256(rpId), rest]);
  }

  private answer({ id = this.id }: Changes, response: object): Record<string, unknown> {
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }
}

const clientData = (type: string, challenge: string, { origin = ORIGIN }: Changes): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
