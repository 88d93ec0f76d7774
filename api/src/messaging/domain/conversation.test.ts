import { isNoticeDue } from './conversation.ts';

const NOW = new Date('2026-03-02T09:00:00.000Z');
const minutesAgo = (minutes: number) => new Date(NOW.getTime() - minutes * 60_000);

describe('the mail that tells of a message', () => {
  it('goes out for the first message, and whenever everything before was seen', () => {
    expect(isNoticeDue(null, NOW)).toBe(true);
    expect(isNoticeDue({ unreadByUser: 0, noticedAt: minutesAgo(1) }, NOW)).toBe(true);
  });

  it('goes out when nothing was told yet, though something is unread', () => {
    expect(isNoticeDue({ unreadByUser: 3, noticedAt: null }, NOW)).toBe(true);
  });

  it('waits 15 minutes while messages are unread', () => {
    expect(isNoticeDue({ unreadByUser: 1, noticedAt: minutesAgo(14.9) }, NOW)).toBe(false);
    expect(isNoticeDue({ unreadByUser: 1, noticedAt: minutesAgo(15) }, NOW)).toBe(true);
  });
});
