import { DEFAULT_NOTIFICATIONS, MAIL_KINDS, ROLES, type MailKind, type Role } from '@consulting/contracts';
import { aUser } from './user.fixture.ts';
import type { User } from './user.ts';
import { isStillFor } from './waiting-mails.ts';

const NONE = { messages: 'none', alerts: 'none', applicants: 'none', availability: 'none' } as const;
/** The kinds that a user does not get. */
const missing = (fields: Partial<User>): MailKind[] =>
  MAIL_KINDS.filter(
    (kind) => !isStillFor(aUser({ notifications: DEFAULT_NOTIFICATIONS, blocked: false, ...fields }), kind),
  );
const OF_COMPANIES: MailKind[] = ['appointment-owner', 'new-applicant', 'proposal-company', 'withdrawn'];
const OF_ROLE: Record<Role, MailKind[]> = {
  JobSeeker: [...OF_COMPANIES, 'availability'],
  Freelancer: OF_COMPANIES,
  B2B: ['availability'],
};

it.each(ROLES)('a %s does not get the mails of other roles', (role) => {
  expect(missing({ role })).toEqual(OF_ROLE[role].toSorted());
});

it.each(ROLES)('a blocked %s gets nothing that invites to act', (role) => {
  const others: MailKind[] = [
    'alert',
    'message',
    'notification',
    'pool-ending',
    'new-applicant',
    'withdrawn',
  ];
  const all = new Set([...others, 'availability', 'proposal-company', ...OF_ROLE[role]]);
  expect(missing({ role, blocked: true })).toEqual([...all].toSorted());
});

it('what was switched off is not sent', () => {
  const off = ['alert', 'availability', 'message', 'new-applicant', 'notification', 'withdrawn'];
  const others = ['appointment-owner', 'proposal-company'];
  expect(missing({ role: 'Freelancer', notifications: NONE })).toEqual([...off, ...others].toSorted());
});
