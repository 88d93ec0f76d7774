import { http, HttpResponse } from 'msw';
import { listen, server } from '../../../test/server.ts';
import { ApiError, errorText, request, requestPage } from './client.ts';
import { reauthentication } from './reauth.ts';
import { dropUserSession, setUserSession, userSession } from './session.ts';
import type { User } from './types.ts';

listen();
afterEach(dropUserSession);

const lena = { _id: '1', first_name: 'Lena', role: 'JobSeeker' } as User;

it('repeats an optional call without the session when its token is dead', async () => {
  setUserSession('dead', lena);
  server.use(
    http.get('*/public/api/v0/home-search', ({ request: got }) =>
      got.headers.has('Authorization')
        ? HttpResponse.json({ message: 'expired' }, { status: 401 })
        : HttpResponse.json({ projects: [] }),
    ),
  );
  expect(await request('/public/api/v0/home-search?tab=projects')).toEqual({ projects: [] });
  expect(userSession.get().isAuthenticated).toBe(false);
});

it('repeats each of two optional calls that were sent together with a dead token', async () => {
  setUserSession('dead', lena);
  server.use(
    http.get('*/public/api/v0/home-search', ({ request: got }) =>
      got.headers.has('Authorization')
        ? HttpResponse.json({ message: 'expired' }, { status: 401 })
        : HttpResponse.json({ projects: [] }),
    ),
  );
  const search = (tab: string) => request(`/public/api/v0/home-search?tab=${tab}`);
  const both = [search('projects'), search('consultants')];
  expect(await Promise.all(both)).toEqual([{ projects: [] }, { projects: [] }]);
});

it('asks for a new sign-in over a signed-in screen and then repeats the call with the new token', async () => {
  setUserSession('dead', lena);
  server.use(
    http.get('*/private/api/me', ({ request: got }) =>
      got.headers.get('Authorization') === 'Bearer fresh'
        ? HttpResponse.json(lena)
        : HttpResponse.json({ message: 'expired' }, { status: 401 }),
    ),
  );
  const off = reauthentication.subscribe(() => {
    if (reauthentication.get()) setUserSession('fresh', lena);
  });
  expect(await request('/private/api/me')).toEqual(lena);
  off();
});

it('answers 304 from its copy, count included, and marks refreshes', async () => {
  const polls: (string | null)[] = [];
  server.use(
    http.get('*/public/api/v0/jobs', ({ request: got }) => {
      polls.push(got.headers.get('X-Poll'));
      if (got.headers.get('If-None-Match') === '"a"') return new HttpResponse(null, { status: 304 });
      return HttpResponse.json([{ _id: 'j' }], { headers: { ETag: '"a"', 'X-Total-Count': '40' } });
    }),
  );
  const first = await requestPage('/public/api/v0/jobs?page=1');
  const second = await requestPage('/public/api/v0/jobs?page=1', { poll: true });
  expect(second).toEqual({ items: [{ _id: 'j' }], total: 40 });
  expect(second.items).toBe(first.items);
  expect(polls).toEqual([null, '1']);
});

it('tells a refusal from a missing network', async () => {
  server.use(http.post('*/public/api/v0/contact-admin', () => HttpResponse.error()));
  const failure = await request('/public/api/v0/contact-admin', { method: 'POST', body: {} }).catch((e) => e);
  expect(failure).toBeInstanceOf(ApiError);
  expect(errorText(failure, 'Failed to send message', 'Server error')).toBe('Server error');
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
  const failure = await request('/public/api/v0/verify-email').catch((e) => e);
  expect(errorText(failure, 'Please try again.')).toBe(shown);
});
