import type { Role } from '@consulting/contracts';
import { openUserSession } from '../src/shared/api/session/session.ts';
import type { User } from '../src/shared/api/types.ts';

/** A realistic user; pass only the fields a test is about. */
export function aUser(role: Role, changes: Partial<User> = {}): User {
  return {
    _id: '656f2a9e1c9d440000a1b2c3',
    first_name: 'Lena',
    last_name: 'Vogt',
    email: 'lena.vogt@example.com',
    phone: '',
    country: 'Germany',
    language: 'en',
    gender: '',
    role,
    company_name: role === 'B2B' ? 'Spree Logistik AG' : '',
    skills: [],
    qualification: [],
    experience: [],
    cv: null,
    certificate: null,
    jobs_applied: [],
    createdAt: '2026-11-01T08:00:00.000Z',
    hasPassword: true,
    linkedIn: false,
    ...changes,
  } as User;
}

/** Stores the session of such a user and returns the user. */
export function signedIn(role: Role, changes: Partial<User> = {}): User {
  const user = aUser(role, changes);
  openUserSession('token-of-lena', user);
  return user;
}
