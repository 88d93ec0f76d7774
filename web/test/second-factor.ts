import { http, HttpResponse } from 'msw';
import type { Factors } from '../src/shared/api/types.ts';
import { server } from './server.ts';

export const KEY = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';
export const OFFERED = {
  key: KEY,
  address: `otpauth://totp/Muster:lena.vogt%40example.com?issuer=Muster&secret=${KEY}&algorithm=SHA1&digits=6&period=30`,
};
export const RECOVERY_CODES = Array.from({ length: 10 }, (_, index) => `7k3d-p0qa-mz81-x4v${index}`);

/** A person who has no second factor and needs none; pass only the fields a test is about. */
export const someFactors = (changes: Partial<Factors> = {}): Factors => ({
  codesSince: null,
  passkeys: [],
  recoveryCodes: 0,
  required: false,
  ...changes,
});

export const withApp = (changes: Partial<Factors> = {}): Factors =>
  someFactors({ codesSince: '2026-11-21T08:00:00.000Z', recoveryCodes: 10, ...changes });

/** A 400 response with an error of one field. */
export const wrong = (field: string, message: string) =>
  HttpResponse.json({ code: `${field}.wrong`, message, errors: [{ field, message }] }, { status: 400 });

export const WRONG_CODE = 'This code is not right.';

/** The right password was given; `stage` is the next step. */
export const pending = (stage: 'second-factor' | 'enrolment') =>
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

/** Serves the second sign-in step, which accepts only `right` and answers `opened`. Returns the requests. */
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

/** The token of the step has expired. */
export const stepIsOver = (path: string) =>
  server.use(
    http.post(`*${path}`, () =>
      HttpResponse.json({ code: 'session.none', message: 'Please sign in' }, { status: 401 }),
    ),
  );
