import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { listen, server } from '../../../../test/server.ts';
import { aUser } from '../../../../test/users.ts';
import { get, send } from '../client.ts';
import { reauthentication } from './reauth.ts';
import { openUserSession, userSession } from './session.ts';
import type { User } from '../types.ts';
import { urlOf } from '../wire.ts';

listen();

const lena = aUser('Freelancer');
const mara = aUser('Freelancer', { _id: '656f2a9e1c9d440000a1b2c4', first_name: 'Mara' });
const expired = () => HttpResponse.json({ message: 'expired' }, { status: 401 });

let unfollow: () => void;
beforeEach(() => {
  unfollow = userSession.follow();
  openUserSession('dead', lena);
  server.use(
    http.get('*/private/api/me', ({ request: got }) =>
      got.headers.get('Authorization') === 'Bearer fresh' ? HttpResponse.json(lena) : expired(),
    ),
  );
});
afterEach(() => {
  unfollow();
  userSession.drop();
});

/** Simulates a sign-in in another tab: one storage event per entry, in the order of writing. */
function signedInElsewhere(token: string, user: User) {
  for (const [key, value] of [
    ['user', JSON.stringify(user)],
    ['token', token],
  ] as const) {
    localStorage.setItem(key, value);
    window.dispatchEvent(new StorageEvent('storage', { key }));
  }
}

const isAsked = () => waitFor(() => expect(reauthentication.get()).toBe('user'));

it('continues when the same person signed in again in another tab', async () => {
  const call = get(urlOf('/private/api/me'));
  await isAsked();
  signedInElsewhere('fresh', { ...lena, phone: '030 2' });
  expect(await call).toEqual(lena);
  expect(reauthentication.get()).toBeNull();
});

it('keeps asking while only the user’s data changes', async () => {
  const call = get(urlOf('/private/api/me'));
  await isAsked();
  userSession.update({ ...lena, phone: '030 3' });
  expect(reauthentication.get()).toBe('user');
  openUserSession('fresh', lena);
  expect(await call).toEqual(lena);
});

it('does not repeat a call for somebody else who signed in in another tab', async () => {
  const call = get(urlOf('/private/api/me'));
  await isAsked();
  signedInElsewhere('fresh', mara);
  await expect(call).rejects.toMatchObject({ status: 401 });
  expect(reauthentication.get()).toBeNull();
});

it('stops asking when the session was ended in another tab', async () => {
  const call = get(urlOf('/private/api/me'));
  await isAsked();
  localStorage.clear();
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  await expect(call).rejects.toMatchObject({ status: 401 });
  expect(reauthentication.get()).toBeNull();
});

it('repeats an upload with the token that arrived while it was being sent', async () => {
  server.use(
    http.put('*/private/api/update-profile/1', ({ request: got }) => {
      if (got.headers.get('Authorization') === 'Bearer fresh') return HttpResponse.json({ message: 'Saved' });
      openUserSession('fresh', lena);
      return expired();
    }),
  );
  const answer = await send('put', '/private/api/update-profile/{userId}', {
    params: { userId: '1' },
    form: {},
    onProgress: () => undefined,
  });
  expect(answer).toEqual({ message: 'Saved' });
  expect(reauthentication.get()).toBeNull();
});
