import { AttemptCookie } from './attempt-cookie.ts';

const attempt = { state: 's', nonce: 'n', codeVerifier: 'v' };

describe('AttemptCookie', () => {
  it('keeps the attempt out of reach of scripts and brings it back', () => {
    const cookie = new AttemptCookie('http://localhost:3000');
    const header = cookie.keep(attempt);
    expect(header).toMatch(/; HttpOnly; SameSite=Lax; Max-Age=600$/);
    expect(cookie.read(`a=1; ${header.split(';')[0]}; b=2`)).toEqual(attempt);
  });

  it('is bound to the host over HTTPS', () => {
    expect(new AttemptCookie('https://example.test').keep(attempt)).toMatch(/^__Host-.*; Secure$/);
  });

  it.each([
    undefined,
    '',
    'provider-sign-in=',
    'provider-sign-in=%%%',
    'provider-sign-in=bnVsbA',
    'other=e30',
  ])('reads nothing from %s', (header) =>
    expect(new AttemptCookie('http://localhost').read(header)).toBeNull(),
  );

  it('is gone after it was forgotten', () => {
    expect(new AttemptCookie('http://localhost').forget()).toContain('Max-Age=0');
  });
});
