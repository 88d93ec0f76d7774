import { demoSet } from './demo-set.ts';

const now = new Date('2026-11-21T12:00:00.000Z');
const NO_LINK = { hash: '', sealed: '' };
const set = demoSet({
  now,
  passwordHash: 'hash',
  cvs: new Map(),
  portraits: new Map(),
  linkOf: () => NO_LINK,
});
const dates = (documents: object[], field: string): Date[] =>
  documents.map((document) => (document as Record<string, Date>)[field] ?? new Date(NaN));

describe('demoSet', () => {
  it('lies in the past, and applications within the 30 days of the plot', () => {
    const created = ['User', 'Job', 'Project', 'Consultant', 'Employee'].flatMap((name) =>
      dates(set[name as keyof typeof set], 'createdAt'),
    );
    const applied = dates(set.Application, 'appliedAt');
    expect([...created, ...applied, ...dates(set.Message, 'timestamp')].every((date) => date <= now)).toBe(
      true,
    );
    expect(applied.every((date) => now.getTime() - date.getTime() < 30 * 86_400_000)).toBe(true);
  });

  it('gives the known password only to those who may sign in', () => {
    const hashes = set.User.map((user) => (user as unknown as { passwordHash: string | null }).passwordHash);
    expect(hashes.filter((hash) => hash === 'hash')).toHaveLength(3);
  });

  it('counts what nobody has read yet', () => {
    const talks = set.Conversation as unknown as { email: string; unread: number; unreadByUser: number }[];
    expect(talks.find(({ email }) => email === 'freelancer@demo.example')).toMatchObject({
      unread: 1,
      unreadByUser: 0,
    });
    expect(talks.find(({ email }) => email === 'jobseeker@demo.example')).toMatchObject({
      unread: 0,
      unreadByUser: 2,
    });
  });

  it('gives each consultant a plain address', () => {
    const emails = set.Consultant.map((consultant) => (consultant as unknown as { email: string }).email);
    expect(emails.every((email) => /^[a-z.]+@consultants\.example$/.test(email))).toBe(true);
    expect(emails).toContain('malgorzata.nowak@consultants.example');
  });
});
