import { Secret, TOTP } from 'otpauth';
import type { TestApp } from '../app/app.ts';

/** How long a code is current. */
export const STEP = 30_000;

/** Returns the code that an authenticator app shows for this key at the application's time, the given steps later. */
export const codeOf = ({ clock }: Pick<TestApp, 'clock'>, key: string, steps = 0): string =>
  new TOTP({ secret: Secret.fromBase32(key) }).generate({ timestamp: clock.now().getTime() + steps * STEP });

/** Returns a code that none of the nearby steps has. */
export function wrongCode(app: Pick<TestApp, 'clock'>, key: string): string {
  const near = [-2, -1, 0, 1, 2].map((steps) => codeOf(app, key, steps));
  return ['000000', '111111', '222222', '333333', '444444', '555555'].find((code) => !near.includes(code))!;
}
