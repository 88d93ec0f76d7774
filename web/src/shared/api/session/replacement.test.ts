import { http, HttpResponse } from 'msw';
import { listen, server } from '../../../../test/server.ts';
import { aUser } from '../../../../test/users.ts';
import { get, send } from '../client.ts';
import { reauthentication } from './reauth.ts';
import { openUserSession, userSession } from './session.ts';
import { urlOf } from '../wire.ts';

listen();

const lena = aUser('Freelancer');
const mara = aUser('Freelancer', { _id: '656f2a9e1c9d440000a1b2c4', first_name: 'Mara' });

/** Accepts the token of the session that is open on the server; every replacement makes another. */
let open: string;
/** Runs on the server when it has replaced the session, before the answer is sent. */
let onReplaced: () => Promise<unknown> | void;
let asked: (string | null)[];
const sentWith = (request: Request) => request.headers.get('Authorization');
const refused = () => HttpResponse.json({ code: 'session.none', message: 'Please sign in' }, { status: 401 });

beforeEach(() => {
  open = 'one';
  onReplaced = () => undefined;
  asked = [];
  openUserSession('one', lena);
  server.use(
    http.get('*/private/api/me', ({ request }) => {
      asked.push(sentWith(request));
      return sentWith(request) === `Bearer ${open}` ? HttpResponse.json(lena) : refused();
    }),
    http.post('*/private/api/confirm', async ({ request }) => {
      if (sentWith(request) !== `Bearer ${open}`) return refused();
      open = `${open}+`;
      await onReplaced();
      return HttpResponse.json({ code: 'session.confirmed', message: 'Thank you.', token: open });
    }),
  );
});
afterEach(() => userSession.drop());

const confirm = () => send('post', '/private/api/confirm', { body: { password: 'kupfer lampe' } });
const me = () => get(urlOf('/private/api/me'));

it('keeps the new token at once, for this tab and the others', async () => {
  await confirm();
  expect([userSession.token, localStorage.getItem('token'), userSession.whole]).toEqual([
    'one+',
    'one+',
    lena,
  ]);
  expect(await me()).toEqual(lena);
  expect(asked).toEqual(['Bearer one+']);
});

it('repeats a call that was refused with the former token, once, and asks for no sign-in', async () => {
  let asking = 0;
  const off = reauthentication.subscribe(() => (asking += 1));
  // The call leaves with the former token, and is answered after the new one has arrived.
  server.use(
    http.get('*/private/api/me', async ({ request }) => {
      asked.push(sentWith(request));
      if (asked.length === 1) await confirm();
      return sentWith(request) === `Bearer ${open}` ? HttpResponse.json(lena) : refused();
    }),
  );
  expect(await me()).toEqual(lena);
  expect(asked).toEqual(['Bearer one', 'Bearer one+']);
  expect(asking).toBe(0);
  off();
});

it('reads the token that another tab has just stored, before the browser tells of it', async () => {
  localStorage.setItem('token', 'two');
  open = 'two';
  expect(await me()).toEqual(lena);
  expect(asked).toEqual(['Bearer one', 'Bearer two']);
  expect(reauthentication.get()).toBeNull();
});

it('repeats nothing for somebody else who signed in in another tab', async () => {
  localStorage.setItem('user', JSON.stringify(mara));
  localStorage.setItem('token', 'two');
  open = 'two';
  await expect(me()).rejects.toMatchObject({ status: 401 });
  expect(asked).toEqual(['Bearer one']);
});

it('does not bring back a session that was replaced by a sign-in meanwhile', async () => {
  onReplaced = () => openUserSession('of-mara', mara);
  await confirm();
  expect([userSession.token, localStorage.getItem('token')]).toEqual(['of-mara', 'of-mara']);
});

it('keeps the session after a refused confirmation', async () => {
  server.use(
    http.post('*/private/api/confirm', () =>
      HttpResponse.json(
        { code: 'password.incorrect', message: 'This password is incorrect' },
        { status: 400 },
      ),
    ),
  );
  await expect(confirm()).rejects.toMatchObject({ status: 400 });
  expect(userSession.token).toBe('one');
  expect(await me()).toEqual(lena);
});
