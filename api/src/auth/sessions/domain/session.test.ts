import { endOfLife, expiryOf, isDueForRenewal, type Session } from './session.ts';

const HOUR = 3_600_000;
const at = (hours: number) => new Date(Date.UTC(2026, 2, 2) + hours * HOUR);

describe('the end of a session', () => {
  it('is a day after the last request of a user, and never after 30 days', () => {
    expect(expiryOf('user', at(0), at(5))).toEqual(at(29));
    expect(expiryOf('user', at(0), at(30 * 24 - 1))).toEqual(at(30 * 24));
  });

  it('is half an hour after the last request of an administrator, and never after 12 hours', () => {
    expect(expiryOf('admin', at(0), at(5))).toEqual(at(5.5));
    expect(expiryOf('admin', at(0), at(11.75))).toEqual(at(12));
    expect([endOfLife('admin', at(0)), endOfLife('user', at(0))]).toEqual([at(12), at(30 * 24)]);
  });

  it('is put off at most once a minute', () => {
    const session = { lastSeenAt: at(0) } as Session;
    expect(isDueForRenewal(session, new Date(at(0).getTime() + 59_999))).toBe(false);
    expect(isDueForRenewal(session, new Date(at(0).getTime() + 60_000))).toBe(true);
  });
});
