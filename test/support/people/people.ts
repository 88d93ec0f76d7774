import type { Test } from 'supertest';
import { DEFAULT_LANGUAGE, type Role } from '@consulting/contracts';
import { AdminRepository } from '../../../api/src/auth/admins/application/admins.ports.ts';
import { SessionsService } from '../../../api/src/auth/sessions/application/sessions.service.ts';
import { newId } from '../../../api/src/shared/id.ts';
import { AccountsService } from '../../../api/src/users/application/accounts.service.ts';
import type { User } from '../../../api/src/users/domain/user.ts';
import { UnitOfWork } from '../../../api/src/platform/database/unit-of-work.ts';
import type { TestApp } from '../app/app.ts';

/** Calls over HTTP with one token. */
export interface Speaking {
  get(path: string): Test;
  post(path: string, body?: object): Test;
  put(path: string, body?: object): Test;
  patch(path: string, body?: object): Test;
  delete(path: string): Test;
}

/** Somebody with an open session. */
export interface SignedIn extends Speaking {
  id: string;
  email: string;
  /** Sent with each call; a test that replaces the session sets the new one. */
  token: string;
}

let count = 0;

/** `token`: what is sent, or reads it at each call. */
export function speaking({ request }: TestApp, token: string | (() => string)): Speaking {
  const now = typeof token === 'string' ? () => token : token;
  const as = (test: Test): Test => test.set('authorization', `Bearer ${now()}`);
  return {
    get: (path) => as(request.get(path)),
    post: (path, body) => as(request.post(path)).send(body),
    put: (path, body) => as(request.put(path)).send(body),
    patch: (path, body) => as(request.patch(path)).send(body),
    delete: (path) => as(request.delete(path)),
  };
}

function withToken(app: TestApp, id: string, email: string, token: string): SignedIn {
  const person: SignedIn = { id, email, token, ...speaking(app, () => person.token) };
  return person;
}

/** Signs in a new, verified account of this role without a password: hashing none makes it cheap. */
export async function signIn(
  app: TestApp,
  role: Role,
  fields: Partial<
    Pick<User, 'first_name' | 'last_name' | 'email' | 'phone' | 'company_name' | 'language'>
  > = {},
): Promise<SignedIn> {
  const number = ++count;
  const { user } = await app.app.get(AccountsService, { strict: false }).create({
    first_name: 'Jana',
    last_name: `Person${number}`,
    email: `person${number}@example.com`,
    country: 'Germany',
    company_name: role === 'B2B' ? `Firma ${number} GmbH` : '',
    role,
    passwordHash: null,
    emailVerified: true,
    ...fields,
  });
  return withToken(app, user.id, user.email, await openSession(app, 'user', user.id));
}

/** Opens another session of a person, as from another device. */
export async function signInAgain(
  app: TestApp,
  { id, email }: SignedIn,
  audience: 'user' | 'admin' = 'user',
): Promise<SignedIn> {
  return withToken(app, id, email, await openSession(app, audience, id));
}

/** Signs in a new administrator. */
export async function signInAdmin(app: TestApp, { phone = '+49 30 1234' } = {}): Promise<SignedIn> {
  const admin = {
    id: newId(),
    email: `admin${++count}@example.com`,
    phone,
    createdAt: app.clock.now(),
    demo: false,
    language: DEFAULT_LANGUAGE,
  };
  const unitOfWork = app.app.get<UnitOfWork>(UnitOfWork, { strict: false });
  const admins = app.app.get<AdminRepository>(AdminRepository, { strict: false });
  await unitOfWork.run(() => admins.add({ admin, passwordHash: null, sessionEpoch: 0, previousEmails: [] }));
  return withToken(app, admin.id, admin.email, await openSession(app, 'admin', admin.id));
}

function openSession(app: TestApp, audience: 'user' | 'admin', id: string): Promise<string> {
  return app.app.get(SessionsService, { strict: false }).open(audience, id, 0, 'test');
}
