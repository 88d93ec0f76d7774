import { http, HttpResponse } from 'msw';
import type { Factors } from '../src/shared/api/types.ts';
import { server } from './server.ts';

export const KEY = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
export const OFFERED = {
  key: KEY,
  address: `otpauth://totp/Muster:lena.vogt%40example.com?issuer=Muster&secret=${KEY}&algorithm=SHA1&digits=6&period=30`,
};
export const RECOVERY_CODES = Array.from({ length: 10 }, (_, index) => `7k3d-p0qa-mz81-x4v${index}`);

/** Who has no second factor, and needs none; pass only what a test is about. */
export const someFactors = (changes: Partial<Factors> = {}): Factors => ({
  codesSince: null,
  passkeys: [],
  recoveryCodes: 0,
  required: false,
  ...changes,
});

export const withApp = (changes: Partial<Factors> = {}): Factors =>
  someFactors({ codesSince: '2026-11-21T08:00:00.000Z', recoveryCodes: 10, ...changes });

/** 400 with a sentence at a field. */
export const wrong = (field: string, message: string) =>
  HttpResponse.json({ code: `${field}.wrong`, message, errors: [{ field, message }] }, { status: 400 });

export const WRONG_CODE = 'This code is not right.';

/** The right password, and what is missing. */
export const half = (stage: 'second-factor' | 'enrolment') =>
  HttpResponse.json({
    code: 'session.second-factor-wanted',
    message: 'Enter a code.',
    stage,
    ways: stage === 'second-factor' ? ['code'] : [],
    token: 'half-a-token',
  });

interface Sent {
  body: unknown;
  token: string | null;
}

/** The second step of a sign-in, at which only `right` counts; `opened` is the answer to it. Resolves what was sent. */
export function serveStep(path: string, right: string, opened: object): Sent[] {
  const sent: Sent[] = [];
  server.use(
    http.post(`*${path}`, async ({ request }) => {
      const body = (await request.json()) as { code: string };
      sent.push({ body, token: request.headers.get('Authorization') });
      return body.code === right ? HttpResponse.json(opened) : wrong('code', WRONG_CODE);
    }),
  );
  return sent;
}

/** The step's token lives no more. */
export const stepIsOver = (path: string) =>
  server.use(
    http.post(`*${path}`, () =>
      HttpResponse.json({ code: 'session.none', message: 'Please sign in' }, { status: 401 }),
    ),
  );
