import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { listen, server } from '../../../../test/server.ts';
import { aUser } from '../../../../test/users.ts';
import { send } from '../client.ts';
import { confirmation } from './confirmation.ts';
import { openUserSession, userSession } from './session.ts';

listen();

const lena = aUser('Freelancer');
const mara = aUser('Freelancer', { _id: '656f2a9e1c9d440000a1b2c4', first_name: 'Mara' });

/** The tokens of the calls; only a fresh sign-in counts as confirmed. */
let tokens: (string | null)[];
beforeEach(() => {
  tokens = [];
  openUserSession('old', lena);
  server.use(
    http.put('*/private/api/language', ({ request: got }) => {
      tokens.push(got.headers.get('Authorization'));
      return tokens.at(-1) === 'Bearer fresh'
        ? HttpResponse.json({ message: 'Saved.' })
        : HttpResponse.json({ code: 'session.confirm-first', message: 'Please confirm.' }, { status: 403 });
    }),
  );
});
afterEach(() => userSession.drop());

const call = () => send('put', '/private/api/language', { body: { language: 'de' } });
const isAsked = () => waitFor(() => expect(confirmation.get()?.audience).toBe('user'));

it('repeats a call when the same person signed in anew meanwhile, which confirms as much', async () => {
  const answer = call();
  await isAsked();
  userSession.update({ ...lena, phone: '030 2' });
  expect(confirmation.get()).not.toBeNull();
  openUserSession('fresh', lena);
  expect(await answer).toEqual({ message: 'Saved.' });
  expect(tokens).toEqual(['Bearer old', 'Bearer fresh']);
  expect(confirmation.get()).toBeNull();
});

it('does not repeat a call for somebody else who signed in meanwhile', async () => {
  const answer = call();
  await isAsked();
  openUserSession('fresh', mara);
  await expect(answer).rejects.toMatchObject({ status: 403, code: 'session.confirm-first' });
  expect(tokens).toEqual(['Bearer old']);
  expect(confirmation.get()).toBeNull();
});

it('asks again where the repeated call is refused again', async () => {
  const answer = call();
  await isAsked();
  confirmation.get()?.answer(true);
  await waitFor(() => expect(tokens).toHaveLength(2));
  await isAsked();
  confirmation.get()?.answer(false);
  await expect(answer).rejects.toMatchObject({ status: 403 });
});
