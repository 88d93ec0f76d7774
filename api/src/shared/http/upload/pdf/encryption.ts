import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import { dictionaryOf, nameOf, numberOf, type PdfDictionary, type PdfValue } from './values.ts';

/** Decrypts the data of a stream of this object; null when it is not what it claims to be. */
export type Decrypt = (data: Buffer, number: number, generation: number) => Buffer | null;

/** What stands for an empty password (ISO 32000-1, 7.6.3.3). */
const PADDING = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');

const md5 = (...parts: Uint8Array[]): Buffer => hashed('md5', ...parts);
function hashed(algorithm: string, ...parts: Uint8Array[]): Buffer {
  const hash = createHash(algorithm);
  for (const part of parts) hash.update(part);
  return hash.digest();
}

/** RC4: OpenSSL has it no longer. It protects nothing here, it only opens what is open to everybody. */
function rc4(key: Uint8Array, data: Uint8Array): Buffer {
  const state = Uint8Array.from({ length: 256 }, (_, at) => at);
  const swap = (a: number, b: number): void => {
    const kept = state[a]!;
    state[a] = state[b]!;
    state[b] = kept;
  };
  for (let at = 0, other = 0; at < 256; at++) {
    other = (other + state[at]! + key[at % key.length]!) & 255;
    swap(at, other);
  }
  const result = Buffer.allocUnsafe(data.length);
  for (let index = 0, at = 0, other = 0; index < data.length; index++) {
    at = (at + 1) & 255;
    other = (other + state[at]!) & 255;
    swap(at, other);
    result[index] = data[index]! ^ state[(state[at]! + state[other]!) & 255]!;
  }
  return result;
}

function aes(key: Uint8Array, data: Buffer): Buffer | null {
  if (data.length < 32 || data.length % 16 !== 0) return null;
  const decipher = createDecipheriv(`aes-${key.length * 8}-cbc`, key, data.subarray(0, 16));
  decipher.setAutoPadding(false);
  const content = Buffer.concat([decipher.update(data.subarray(16)), decipher.final()]);
  const padding = content.at(-1)!;
  return padding >= 1 && padding <= 16 ? content.subarray(0, -padding) : null;
}

/** The hash of revision 6 for an empty password (ISO 32000-2, 7.6.4.3.4): 64 rounds, or a few more. */
function hashOfRevision6(salt: Uint8Array): Buffer {
  let key = hashed('sha256', salt);
  for (let round = 0, last = 0; round < 64 || last > round - 32; round++) {
    const cipher = createCipheriv('aes-128-cbc', key.subarray(0, 16), key.subarray(16, 32));
    cipher.setAutoPadding(false);
    const sixtyFour = Buffer.concat(Array.from({ length: 64 }, () => key));
    const mixed = cipher.update(sixtyFour);
    const sum = mixed.subarray(0, 16).reduce((total, byte) => total + byte, 0);
    key = hashed(['sha256', 'sha384', 'sha512'][sum % 3]!, mixed);
    last = mixed.at(-1)!;
  }
  return key.subarray(0, 32);
}

const bytesOf = (value: PdfValue | undefined): Buffer =>
  Buffer.from(value && 'text' in value ? value.text : '', 'latin1');

/** How streams are encrypted; null when it is not one of the usual ways. */
function methodOf(dictionary: PdfDictionary, version: number): 'rc4' | 'aes' | 'none' | null {
  if (version === 1 || version === 2) return 'rc4';
  const filter = nameOf(dictionary.only('StmF'));
  if (filter === 'Identity' || !dictionary.has('StmF')) return 'none';
  const filters = dictionaryOf(dictionary.only('CF'));
  const method = nameOf(dictionaryOf(filters?.only('StdCF'))?.only('CFM'));
  if (filter !== 'StdCF') return null;
  if (version === 4 && method === 'V2') return 'rc4';
  return method === (version === 4 ? 'AESV2' : 'AESV3') ? 'aes' : null;
}

/** The key of a document up to version 4, or null when the empty password is not the one that opens it. */
function oldKey(dictionary: PdfDictionary, id: Buffer, version: number, revision: number): Buffer | null {
  const bits = version === 1 ? 40 : version === 4 ? 128 : (numberOf(dictionary.only('Length')) ?? 40);
  if (bits < 40 || bits > 128 || bits % 8 !== 0) return null;
  const length = bits / 8;
  const permissions = Buffer.alloc(4);
  permissions.writeInt32LE((numberOf(dictionary.only('P')) ?? 0) | 0);
  const encryptsMetadata = dictionary
    .all('EncryptMetadata')
    .every((value) => !('word' in value && value.word === 'false'));
  const rest = revision >= 4 && !encryptsMetadata ? Buffer.alloc(4, 0xff) : Buffer.alloc(0);
  let key = md5(PADDING, bytesOf(dictionary.only('O')).subarray(0, 32), permissions, id, rest).subarray(
    0,
    length,
  );
  const user = bytesOf(dictionary.only('U'));
  if (revision === 2) return rc4(key, PADDING).equals(user.subarray(0, 32)) ? key : null;
  for (let round = 0; round < 50; round++) key = md5(key).subarray(0, length);
  let check: Buffer = md5(PADDING, id);
  for (let round = 0; round < 20; round++)
    check = rc4(
      key.map((byte) => byte ^ round),
      check,
    );
  return check.equals(user.subarray(0, 16)) ? key : null;
}

/** The key of a document of version 5, or null as above. */
function newKey(dictionary: PdfDictionary, revision: number): Buffer | null {
  const user = bytesOf(dictionary.only('U'));
  const wrapped = bytesOf(dictionary.only('UE')).subarray(0, 32);
  if (user.length < 48 || wrapped.length < 32) return null;
  const hash = revision === 5 ? (salt: Uint8Array) => hashed('sha256', salt) : hashOfRevision6;
  if (!hash(user.subarray(32, 40)).equals(user.subarray(0, 32))) return null;
  const decipher = createDecipheriv('aes-256-cbc', hash(user.subarray(40, 48)), Buffer.alloc(16));
  decipher.setAutoPadding(false);
  return Buffer.concat([decipher.update(wrapped), decipher.final()]);
}

/**
 * Opens a document whose owner restricts printing or copying, but which everybody may read: its password is empty
 * (ISO 32000-2, 7.6.4). Returns null when it needs one, or is encrypted in a way that is not known here. `id`: the first
 * of the trailer.
 */
export function opened(dictionary: PdfDictionary, id: string): Decrypt | null {
  const version = numberOf(dictionary.only('V')) ?? 0;
  const revision = numberOf(dictionary.only('R')) ?? 0;
  const isOld = [1, 2, 4].includes(version) && revision >= 2 && revision <= 4;
  const isNew = version === 5 && (revision === 5 || revision === 6);
  if (!isOld && !isNew) return null;
  const method = methodOf(dictionary, version);
  const bytes = Buffer.from(id, 'latin1');
  const key = isNew ? newKey(dictionary, revision) : oldKey(dictionary, bytes, version, revision);
  if (method === null || !key) return null;
  if (method === 'none') return (data) => data;
  if (isNew) return (data) => aes(key, data);
  return (data, number, generation) => {
    const salt = Buffer.from(
      [number, number >> 8, number >> 16, generation, generation >> 8].map((each) => each & 255),
    );
    const ofObject = md5(key, salt, Buffer.from(method === 'aes' ? 'sAlT' : '')).subarray(
      0,
      Math.min(key.length + 5, 16),
    );
    return method === 'aes' ? aes(ofObject, data) : rc4(ofObject, data);
  };
}
