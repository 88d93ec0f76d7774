import { http, HttpResponse } from 'msw';
import { listen, server } from '../../../../test/server.ts';
import { aUser } from '../../../../test/users.ts';
import { get } from '../client.ts';
import { urlOf } from '../wire.ts';
import { ending } from './ending.ts';
import { reauthentication } from './reauth.ts';
import { adminSession, openUserSession, userSession } from './session.ts';
import { signOutAdmin } from './sign-out.ts';

listen();

const erika = { _id: '2', email: 'erika@example.com', phone: '1', language: 'de', version: '1' } as const;
const lena = aUser('Freelancer');
const refused = () => HttpResponse.json({ code: 'session.none', message: 'Please sign in' }, { status: 401 });

/** The tokens that are valid on the server, and those that loads arrived with. */
let valid: Set<string>;
let asked: string[];
const tokenOf = (request: Request) => (request.headers.get('Authorization') ?? '').replace('Bearer ', '');

beforeEach(() => {
  valid = new Set(['a', 'u']);
  asked = [];
  const answer = (person: object) => (request: Request) => {
    asked.push(tokenOf(request));
    return valid.has(tokenOf(request)) ? HttpResponse.json(person) : refused();
  };
  adminSession.open('a', erika);
  openUserSession('u', lena);
  server.use(
    http.get('*/api/admin/me', ({ request }) => answer(erika)(request)),
    http.get('*/private/api/me', ({ request }) => answer(lena)(request)),
  );
});
afterEach(() => {
  expect(reauthentication.get()).toBeNull();
  adminSession.drop();
  userSession.drop();
});

const admin = () => get(urlOf('/api/admin/me'));
const me = () => get(urlOf('/private/api/me'));

it('withdraws loads when signing out and holds later ones back, so that nobody is asked to sign in', async () => {
  const answered = { early: () => undefined as void };
  let later: Promise<unknown> | undefined;
  const arrived = new Promise<void>((resolve) => {
    server.use(
      http.get('*/api/admin/me', async ({ request }) => {
        asked.push(tokenOf(request));
        resolve();
        await new Promise<void>((done) => (answered.early = done));
        return refused();
      }),
      http.post('*/api/admin/logout', () => {
        valid.delete('a');
        later = admin();
        later.catch(() => undefined);
        answered.early();
        return HttpResponse.json({ code: 'session.ended', message: 'Bye' });
      }),
    );
  });
  const early = expect(admin()).rejects.toMatchObject({ status: 0 });
  await arrived;
  await signOutAdmin();
  await early;
  await expect(later).rejects.toMatchObject({ status: 0 });
  expect(asked).toEqual(['a']);

  // The next session of the same tab loads as usual.
  server.resetHandlers();
  server.use(http.get('*/api/admin/me', ({ request }) => HttpResponse.json({ token: tokenOf(request) })));
  adminSession.open('b', erika);
  expect(await admin()).toEqual({ token: 'b' });
});

it('sends held back loads when the session did not end', async () => {
  let held: Promise<unknown> | undefined;
  const erase = () => {
    held = me();
    return Promise.reject(new Error('wrong password'));
  };
  await expect(ending('u', erase())).rejects.toThrow('wrong password');
  expect(await held).toEqual(lena);
  expect(asked).toEqual(['u', 'u']);
});
