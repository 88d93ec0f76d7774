import { createDecipheriv, hkdfSync } from 'node:crypto';
import type { Settings } from '../../config/settings.ts';
import { AesSecretBox } from './aes-secret-box.ts';

const KEY = 'e'.repeat(40);
const NEXT = 'f'.repeat(40);
const TEXT = 'JBSWY3DPEHPK3PXP';
const OWNER = 'one-time codes of user 1';

const box = (encryptionKey = KEY, encryptionKeyPrevious: string | null = null) =>
  new AesSecretBox({ encryptionKey, encryptionKeyPrevious } as Settings);

describe('a secret box', () => {
  it.each([TEXT, '', 'Größe 💥', 'x'.repeat(10_000)])('opens what it has sealed (%#)', (text) => {
    expect(box().open(box().seal(text, OWNER), OWNER)).toBe(text);
  });

  it('seals the same differently each time, and shows nothing of it', () => {
    const sealed = Array.from({ length: 50 }, () => box().seal(TEXT, OWNER));
    expect(new Set(sealed).size).toBe(50);
    for (const each of sealed) {
      expect(each).toMatch(/^[\w-]{8}\.[\w-]+$/);
      const bytes = Buffer.from(each.split('.')[1]!, 'base64url');
      // The nonce, the text and its tag.
      expect(bytes).toHaveLength(12 + TEXT.length + 16);
      expect(bytes.includes(TEXT)).toBe(false);
    }
    // Nor does it show the key.
    expect(sealed[0]).not.toContain('eeee');
  });

  it('seals with AES-256 in GCM, whose key is made of the setting by HKDF-SHA-256', () => {
    const bytes = Buffer.from(box().seal(TEXT, OWNER).split('.')[1]!, 'base64url');
    const key = Buffer.from(hkdfSync('sha256', KEY, '', 'consulting-platform sealed secrets', 32));
    const opened = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
      .setAAD(Buffer.from(OWNER))
      .setAuthTag(bytes.subarray(-16));
    expect(opened.update(bytes.subarray(12, -16), undefined, 'utf8') + opened.final('utf8')).toBe(TEXT);
  });

  it('opens nothing for another owner', () => {
    const sealed = box().seal(TEXT, OWNER);
    for (const other of ['one-time codes of user 2', 'one-time codes of admin 1', ''])
      expect(() => box().open(sealed, other)).toThrow();
  });

  it('opens nothing that was changed or cut', () => {
    const sealed = box().seal(TEXT, OWNER);
    const [id = '', body = ''] = sealed.split('.');
    const bytes = Buffer.from(body, 'base64url');
    for (let at = 0; at < bytes.length; at++) {
      const changed = Buffer.from(bytes);
      changed[at]! ^= 1;
      expect(() => box().open(`${id}.${changed.toString('base64url')}`, OWNER)).toThrow();
    }
    for (const length of [0, 1, 11, 12, 27, 28, bytes.length - 1])
      expect(() => box().open(`${id}.${bytes.subarray(0, length).toString('base64url')}`, OWNER)).toThrow();
    for (const text of ['', id, `${id}.`, body, `.${body}`]) expect(() => box().open(text, OWNER)).toThrow();
  });

  it('opens with the previous key and seals with the current one', () => {
    const before = box().seal(TEXT, OWNER);
    const replaced = box(NEXT, KEY);
    expect(replaced.open(before, OWNER)).toBe(TEXT);
    expect([box().isCurrent(before), replaced.isCurrent(before)]).toEqual([true, false]);
    const after = replaced.seal(TEXT, OWNER);
    expect(replaced.isCurrent(after)).toBe(true);
    expect(box(NEXT).open(after, OWNER)).toBe(TEXT);
    expect(() => box().open(after, OWNER)).toThrow('ENCRYPTION_KEY');
  });

  it('says that a key is missing without naming one or the text', () => {
    const sealed = box().seal(TEXT, OWNER);
    const open = () => box(NEXT, 'g'.repeat(40)).open(sealed, OWNER);
    expect(open).toThrow('Sealed with an ENCRYPTION_KEY that is neither the current nor the previous one');
  });
});
