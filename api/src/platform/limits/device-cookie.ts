import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { OBJECT_ID } from '@consulting/contracts';
import { Settings } from '../../config/settings.ts';
import { Clock } from '../../shared/time/clock.ts';
import type { DeviceOwner, KnownDevice } from '../../shared/known-device.ts';
import { RETENTION } from '../../shared/time/retention.ts';

/** Most accounts that one browser is known to, such as that of an office. Each takes some 110 bytes of the cookie. */
const MOST_ACCOUNTS = 4;

/**
 * The cookie that makes a browser a known device of the accounts that signed in with it. It signs nobody in: it only
 * gives the browser wrong tries and requests of its own, which strangers cannot use up. Not readable by scripts, not
 * sent with requests that other sites cause, and over HTTPS not settable by a sibling host (`__Host-`).
 *
 * Each entry is signed with a key derived from the audience's secret of sessions, so replacing both secrets forgets
 * all devices.
 */
@Injectable()
export class DeviceCookie {
  private readonly name: string;
  private readonly secure: boolean;
  private readonly keys: Record<DeviceOwner['audience'], Buffer[]>;

  constructor(
    settings: Settings,
    private readonly clock: Clock,
  ) {
    this.secure = settings.publicUrl.startsWith('https:');
    this.name = this.secure ? '__Host-known-device' : 'known-device';
    this.keys = {
      user: keysOf(settings.userJwtSecret, settings.userJwtSecretPrevious),
      admin: keysOf(settings.adminJwtSecret, settings.adminJwtSecretPrevious),
    };
  }

  /** Returns the accounts that a browser with this Cookie header is known to; newest first. */
  read(header: string | undefined): KnownDevice[] {
    return this.entries(header).map(({ known }) => known);
  }

  /** Returns the Set-Cookie header that makes a browser known to this account too. */
  keep(header: string | undefined, owner: DeviceOwner): string {
    const entries = this.entries(header);
    const isOwners = ({ audience, id }: KnownDevice) => audience === owner.audience && id === owner.id;
    const before = entries.find(({ known }) => isOwners(known) && known.epoch === owner.epoch);
    const device = before?.known.device ?? randomBytes(16).toString('base64url');
    const others = entries.filter(({ known }) => !isOwners(known)).map(({ text }) => text);
    const value = [this.signed({ ...owner, device }), ...others].slice(0, MOST_ACCOUNTS).join('~');
    const age = RETENTION.knownDevices / 1000;
    return `${this.name}=${value}; Path=/; HttpOnly; SameSite=Strict; Max-Age=${age}${this.secure ? '; Secure' : ''}`;
  }

  private entries(header: string | undefined): { text: string; known: KnownDevice }[] {
    const pair = (header ?? '').split(';').find((part) => part.trimStart().startsWith(`${this.name}=`));
    const texts =
      pair
        ?.trim()
        .slice(this.name.length + 1)
        .split('~', MOST_ACCOUNTS) ?? [];
    return texts.flatMap((text) => {
      const known = this.verified(text);
      return known ? [{ text, known }] : [];
    });
  }

  private signed({ audience, id, epoch, device }: KnownDevice): string {
    const until = Math.floor((this.clock.now().getTime() + RETENTION.knownDevices) / 1000);
    const said = `${audience}.${id}.${epoch}.${until}.${device}`;
    return `${said}.${mac(this.keys[audience][0]!, said).toString('base64url')}`;
  }

  private verified(text: string): KnownDevice | null {
    const [, said = '', audience, id = '', epoch, until, device = '', sum = ''] = ENTRY.exec(text) ?? [];
    if ((audience !== 'user' && audience !== 'admin') || !OBJECT_ID.test(id)) return null;
    if (Number(until) * 1000 <= this.clock.now().getTime()) return null;
    const given = Buffer.from(sum, 'base64url');
    const isOurs = this.keys[audience].some((key) => timingSafeEqual(mac(key, said), given));
    return isOurs ? { audience, id, epoch: Number(epoch), device } : null;
  }
}

/** A signature of SHA-256 has 43 characters. */
const ENTRY = /^((user|admin)\.([0-9a-f]{24})\.(\d{1,15})\.(\d{1,12})\.([\w-]{22}))\.([\w-]{43})$/;

const mac = (key: Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

const keysOf = (current: string, previous: string | null): Buffer[] =>
  [current, ...(previous === null ? [] : [previous])].map((secret) =>
    Buffer.from(hkdfSync('sha256', secret, '', 'known devices', 32)),
  );
