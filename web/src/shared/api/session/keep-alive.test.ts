import { waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { listen, server } from '../../../../test/server.ts';
import { signedIn } from '../../../../test/users.ts';
import { keepSessionsAlive } from './keep-alive.ts';

listen();

it('renews the session by typing, pressing and keys, at most once a minute', async () => {
  const user = signedIn('Freelancer');
  let now = Date.now() + 120_000;
  const clock = jest.spyOn(Date, 'now').mockImplementation(() => now);
  const polls: (string | null)[] = [];
  server.use(
    http.get('*/private/api/me', ({ request }) => {
      polls.push(request.headers.get('X-Poll'));
      return HttpResponse.json(user);
    }),
  );
  const stop = keepSessionsAlive();
  for (const [index, name] of ['input', 'pointerdown', 'keydown'].entries()) {
    now += 61_000;
    document.dispatchEvent(new Event(name));
    document.dispatchEvent(new Event(name));
    // Null means that the call renews the session. A second renewal within the minute would make the list longer.
    await waitFor(() => expect(polls).toEqual(Array.from({ length: index + 1 }, () => null)));
  }
  stop();
  now += 61_000;
  document.dispatchEvent(new Event('keydown'));
  expect(polls).toHaveLength(3);
  clock.mockRestore();
});
