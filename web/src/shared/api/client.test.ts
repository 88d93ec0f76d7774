import { MESSAGES } from '@consulting/contracts';
import { http, HttpResponse } from 'msw';
import { listen, server } from '../../../test/server.ts';
import { ApiError, errorText, get, getPage, send } from './client.ts';
import { localize } from './localize.ts';
import { reauthentication } from './session/reauth.ts';
import { openUserSession, userSession } from './session/session.ts';
import type { User } from './types.ts';
import { urlOf } from './wire.ts';

listen();
afterEach(() => userSession.drop());

const lena = { _id: '1', first_name: 'Lena', role: 'JobSeeker' } as User;

it('repeats an optional call without the session when its token is dead', async () => {
  openUserSession('dead', lena);
  server.use(
    http.get('*/public/api/v0/home-search', ({ request: got }) =>
      got.headers.has('Authorization')
        ? HttpResponse.json({ message: 'expired' }, { status: 401 })
        : HttpResponse.json({ projects: [] }),
    ),
  );
  expect(await get(urlOf('/public/api/v0/home-search', { tab: 'projects' }))).toEqual({ projects: [] });
  expect(userSession.token).toBeNull();
});

it('repeats each of two optional calls that were sent together with a dead token', async () => {
  openUserSession('dead', lena);
  server.use(
    http.get('*/public/api/v0/home-search', ({ request: got }) =>
      got.headers.has('Authorization')
        ? HttpResponse.json({ message: 'expired' }, { status: 401 })
        : HttpResponse.json({ projects: [] }),
    ),
  );
  const search = (tab: 'projects' | 'consultants') => get(urlOf('/public/api/v0/home-search', { tab }));
  const both = [search('projects'), search('consultants')];
  expect(await Promise.all(both)).toEqual([{ projects: [] }, { projects: [] }]);
});

it('asks for a new sign-in over a signed-in screen and then repeats the call with the new token', async () => {
  openUserSession('dead', lena);
  server.use(
    http.get('*/private/api/me', ({ request: got }) =>
      got.headers.get('Authorization') === 'Bearer fresh'
        ? HttpResponse.json(lena)
        : HttpResponse.json({ message: 'expired' }, { status: 401 }),
    ),
  );
  const off = reauthentication.subscribe(() => {
    if (reauthentication.get()) openUserSession('fresh', lena);
  });
  expect(await get(urlOf('/private/api/me'))).toEqual(lena);
  off();
});

it('answers 304 from its copy, count included', async () => {
  server.use(
    http.get('*/public/api/v0/jobs', ({ request: got }) =>
      got.headers.get('If-None-Match') === '"a"'
        ? new HttpResponse(null, { status: 304 })
        : HttpResponse.json([{ _id: 'j' }], { headers: { ETag: '"a"', 'X-Total-Count': '40' } }),
    ),
  );
  const first = await getPage(urlOf('/public/api/v0/jobs', { page: 1 }));
  const second = await getPage(urlOf('/public/api/v0/jobs', { page: 1 }));
  expect(second).toEqual({ items: [{ _id: 'j' }], total: 40, isMore: false });
  expect(second.items).toBe(first.items);
});

it('knows that there are more than are counted, from its copy too', async () => {
  const headers = { ETag: '"b"', 'X-Total-Count': '10000', 'X-Total-Count-More': 'true' };
  server.use(
    http.get('/public/api/v0/jobs', ({ request: got }) =>
      got.headers.get('If-None-Match') === '"b"'
        ? new HttpResponse(null, { status: 304 })
        : HttpResponse.json([{ _id: 'j' }], { headers }),
    ),
  );
  for (const _ of ['loaded', 'copy'])
    expect(await getPage(urlOf('/public/api/v0/jobs', { page: 1, q: 'sap' }))).toEqual({
      items: [{ _id: 'j' }],
      total: 10_000,
      isMore: true,
    });
});

it('renews the session for user actions, not for loads', async () => {
  const polls: (string | null)[] = [];
  const note = ({ request: got }: { request: Request }) => {
    polls.push(got.headers.get('X-Poll'));
    return HttpResponse.json({});
  };
  server.use(http.get('*/private/api/me', note), http.post('*/private/api/logout', note));
  await get(urlOf('/private/api/me'));
  await send('post', '/private/api/logout');
  await get(urlOf('/private/api/me'), { renews: true });
  expect(polls).toEqual(['1', null, null]);
});

it('distinguishes an error response from a missing network', async () => {
  server.use(http.post('*/public/api/v0/contact-admin', () => HttpResponse.error()));
  const failure = await send('post', '/public/api/v0/contact-admin', {
    body: { name: 'Lena', email: 'lena@example.com', message: 'Hello' },
  }).catch((e: unknown) => e);
  expect(failure).toBeInstanceOf(ApiError);
  expect(errorText(failure, 'Failed to send message', 'Server error')).toBe('Server error');
});

it('knows the code of what the server says, and of every wrong field', async () => {
  const said = { code: 'email.invalid', message: 'Enter a valid email' };
  const body = { ...said, errors: [{ field: 'email', ...said }] };
  server.use(http.get('*/private/api/me', () => HttpResponse.json(body, { status: 400 })));
  const failure = await get(urlOf('/private/api/me')).catch((e: unknown) => e);
  expect(failure).toMatchObject({ status: 400, ...body });
});

it('asks for the language of the page, which answers in plain text are worded in', async () => {
  let asked: string | null = null;
  server.use(
    http.get('*/public/api/v0/verify-email', ({ request }) => {
      asked = request.headers.get('Accept-Language');
      return HttpResponse.text('Email verified successfully!');
    }),
  );
  await get(urlOf('/public/api/v0/verify-email', { token: 't' }));
  expect(asked).toBe('en');
});

it('says in words for people what is wrong with a field', () => {
  const said = {
    code: 'field.too-long',
    message: 'text must be shorter than or equal to 5000 characters',
    values: { field: 'text', max: 5000 },
  };
  const shown = 'This text is too long. Please shorten it to 5000 characters.';
  expect(localize({ ...said, errors: [{ field: 'text', ...said }] }, true)).toEqual({
    ...said,
    message: shown,
    errors: [{ field: 'text', ...said, message: shown }],
  });
});

it('says in general that something failed, where only a newer server knows the code', () => {
  const later = { code: 'job.beamed', message: 'The job was beamed' };
  const general = MESSAGES['server.failed'];
  expect(localize({ ...later, errors: [{ field: 'title', ...later }] }, true)).toEqual({
    ...later,
    message: general,
    errors: [{ field: 'title', ...later, message: general }],
  });
  // The outcome of a change that succeeded.
  expect(localize(later)).toEqual(later);
  const known = { code: 'job.deleted', message: '' };
  expect(localize(known, true)).toEqual({ ...known, message: MESSAGES['job.deleted'] });
});

it.each([
  ['text/plain; charset=utf-8', 'The token has expired', 'The token has expired'],
  ['text/html', '<html><h1>502 Bad Gateway</h1></html>', 'Please try again.'],
])('shows people an error of the type %s as they can read it', async (type, body, shown) => {
  server.use(
    http.get(
      '*/public/api/v0/verify-email',
      () => new HttpResponse(body, { status: 502, headers: { 'Content-Type': type } }),
    ),
  );
  const failure = await get(urlOf('/public/api/v0/verify-email', { token: 't' })).catch((e: unknown) => e);
  expect(errorText(failure, 'Please try again.')).toBe(shown);
});
