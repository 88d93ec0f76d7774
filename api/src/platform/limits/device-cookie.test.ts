import { TestClock } from '../../../../test/support/app/clock.ts';
import type { Settings } from '../../config/settings.ts';
import { RETENTION } from '../../shared/time/retention.ts';
import { DeviceCookie } from './device-cookie.ts';

const SETTINGS = {
  publicUrl: 'http://localhost:3000',
  userJwtSecret: 'u'.repeat(32),
  userJwtSecretPrevious: null,
  adminJwtSecret: 'a'.repeat(32),
  adminJwtSecretPrevious: null,
} as Settings;

const ANN = { audience: 'user', id: 'a'.repeat(24), epoch: 3 } as const;
const BOSS = { audience: 'admin', id: 'b'.repeat(24), epoch: 0 } as const;

/** Returns the Cookie header of a browser that got this Set-Cookie header. */
const sent = (header: string): string => header.split(';')[0]!;

describe('the cookie of known devices', () => {
  const clock = new TestClock();
  const cookie = new DeviceCookie(SETTINGS, clock);

  it('is out of reach of scripts and other sites, and bound to the host over HTTPS', () => {
    expect(cookie.keep(undefined, ANN)).toMatch(
      /^known-device=[\w.~-]+; Path=\/; HttpOnly; SameSite=Strict; Max-Age=7776000$/,
    );
    const overHttps = new DeviceCookie({ ...SETTINGS, publicUrl: 'https://example.test' }, clock);
    expect(overHttps.keep(undefined, ANN)).toMatch(/^__Host-known-device=.*; Secure$/);
  });

  it('knows the accounts that signed in, newest first, with a device for each that stays the same', () => {
    const first = sent(cookie.keep(undefined, ANN));
    const both = sent(cookie.keep(`a=1; ${first}; b=2`, BOSS));
    const [boss, ann] = cookie.read(both);
    expect([boss, ann]).toEqual([
      { ...BOSS, device: expect.any(String) },
      { ...ANN, device: cookie.read(first)[0]!.device },
    ]);
    const again = cookie.read(sent(cookie.keep(both, ANN)));
    expect(again).toEqual([ann, boss]);
    // After a changed password it is another device: the old cookie may be a stranger's.
    const changed = cookie.read(sent(cookie.keep(both, { ...ANN, epoch: 4 })));
    expect(changed.map(({ epoch }) => epoch)).toEqual([4, 0]);
    expect(changed[0]!.device).not.toBe(ann!.device);
  });

  it('keeps four accounts at most', () => {
    const ids = Array.from({ length: 6 }, (_, i) => String(i).repeat(24));
    const last = ids.reduce((header, id) => sent(cookie.keep(header, { ...ANN, id })), '');
    expect(cookie.read(last).map(({ id }) => id[0])).toEqual(['5', '4', '3', '2']);
  });

  it('is over after 90 days', () => {
    const own = new TestClock();
    const header = sent(new DeviceCookie(SETTINGS, own).keep(undefined, ANN));
    own.advance(RETENTION.knownDevices - 1000);
    expect(new DeviceCookie(SETTINGS, own).read(header)).toHaveLength(1);
    own.advance(1000);
    expect(new DeviceCookie(SETTINGS, own).read(header)).toEqual([]);
  });

  it('is accepted with the previous secret, and with no other', () => {
    const header = sent(cookie.keep(undefined, ANN));
    const replaced = { ...SETTINGS, userJwtSecret: 'n'.repeat(32) };
    const following = { ...replaced, userJwtSecretPrevious: SETTINGS.userJwtSecret };
    expect(new DeviceCookie(following, clock).read(header)).toHaveLength(1);
    expect(new DeviceCookie(replaced, clock).read(header)).toEqual([]);
  });

  it.each([
    ['another account', (text: string) => text.replace('a'.repeat(24), 'c'.repeat(24))],
    ['another audience', (text: string) => text.replace('user', 'admin')],
    ['a later epoch', (text: string) => text.replace('.3.', '.4.')],
    ['a later end', (text: string) => text.replace(/\.(\d{10})\./, (_, end) => `.${Number(end) + 1}.`)],
    ['another device', (text: string) => text.replace(/\.[\w-]{22}\./, `.${'x'.repeat(22)}.`)],
    ['no signature', (text: string) => text.replace(/\.[^.]+$/, '')],
  ])('with %s is not ours', (_, forge) => {
    const header = sent(cookie.keep(undefined, ANN));
    expect(forge(header)).not.toBe(header);
    expect(cookie.read(forge(header))).toEqual([]);
  });

  it.each([undefined, '', 'known-device=', 'known-device=~~~', 'known-device=%%%', 'other=x'])(
    'reads nothing from %s',
    (header) => expect(cookie.read(header)).toEqual([]),
  );
});
