import { DEFAULT_NOTIFICATIONS } from '@consulting/contracts';
import { NO_AVAILABILITY } from '../../shared/person/availability.ts';
import type { Account, NewAccount } from './account.ts';
import type { User } from './user.ts';

let count = 0;

export function aUser(fields: Partial<User> = {}): User {
  return {
    id: (++count).toString(16).padStart(24, '0'),
    first_name: 'Lena',
    last_name: 'Vogt',
    email: `lena${count}@example.com`,
    phone: '',
    country: 'Germany',
    gender: '',
    role: 'Freelancer',
    company_name: '',
    skills: [],
    qualification: [],
    experience: [],
    cv: null,
    certificate: null,
    createdAt: new Date('2026-03-02T09:00:00.000Z'),
    blocked: false,
    messageLimit: 10,
    language: 'en',
    notifications: DEFAULT_NOTIFICATIONS,
    showsShared: true,
    ...NO_AVAILABILITY,
    remindAt: null,
    poolUntil: null,
    ...fields,
  };
}

export function anAccount({
  user = {},
  ...fields
}: Partial<Omit<Account, 'user'>> & { user?: Partial<User> } = {}): Account {
  return {
    user: aUser(user),
    passwordHash: null,
    emailVerified: true,
    providers: {},
    sessionEpoch: 0,
    previousEmails: [],
    ...fields,
  };
}

export function aNewAccount(fields: Partial<NewAccount> = {}): NewAccount {
  return {
    first_name: 'Lena',
    last_name: 'Vogt',
    email: `new${++count}@example.com`,
    role: 'Freelancer',
    country: 'Germany',
    passwordHash: null,
    emailVerified: true,
    ...fields,
  };
}
