import { createHmac } from 'node:crypto';
import type { SessionAudience } from '../../../../../api/src/auth/sessions/domain/session.ts';
import type { TestApp } from '../../../../support/app/app.ts';

/** Returns a token changed and signed anew with the right secret: expired, or for the other audience. */
export function forged(
  { clock, settings: { userJwtSecret, adminJwtSecret } }: TestApp,
  token: string,
  kind: 'expired' | 'wrongAudience',
  of: SessionAudience = 'user',
): string {
  const claims = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as object;
  const other = of === 'user' ? 'admin' : 'user';
  const [change, audience] =
    kind === 'expired'
      ? [{ exp: Math.floor(clock.now().getTime() / 1000) - 60 }, of]
      : [{ aud: other }, other];
  const secret = audience === 'user' ? userJwtSecret : adminJwtSecret;
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const text = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ ...claims, ...change })}`;
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
}
