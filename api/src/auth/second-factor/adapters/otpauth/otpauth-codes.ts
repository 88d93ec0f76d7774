import { Injectable } from '@nestjs/common';
import { COMPANY } from '@consulting/contracts';
import { Secret, TOTP } from 'otpauth';
import { OneTimeCodes } from '../../application/factors.ports.ts';

/** Seconds. */
const PERIOD = 30;
/** Bytes; as long as the hash (RFC 4226, section 4). */
const KEY_SIZE = 20;

const totpOf = (key: string, label = ''): TOTP =>
  new TOTP({ issuer: COMPANY.shortName, label, secret: Secret.fromBase32(key), digits: 6, period: PERIOD });

@Injectable()
export class OtpauthCodes extends OneTimeCodes {
  newKey(): string {
    return new Secret({ size: KEY_SIZE }).base32;
  }

  address(key: string, account: string): string {
    return totpOf(key, account).toString();
  }

  stepOf(key: string, code: string, now: Date): number | null {
    // The library compares bytes and fails on six characters that take more bytes.
    if (!/^\d{6}$/.test(code)) return null;
    const delta = totpOf(key).validate({ token: code, timestamp: now.getTime(), window: 1 });
    return delta === null ? null : Math.floor(now.getTime() / 1000 / PERIOD) + delta;
  }
}
