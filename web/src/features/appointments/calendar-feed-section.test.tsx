import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderAt } from '../../../test/render-app.tsx';
import { listen, server } from '../../../test/server.ts';
import { signedIn } from '../../../test/users.ts';
import { confirmation } from '../../shared/api/session/confirmation.ts';
import { userSession } from '../../shared/api/session/session.ts';
import { CalendarFeedSection } from './calendar-feed-section.tsx';

listen();
afterEach(() => userSession.drop());

const URL = 'https://firma.example/calendar/secret.ics';

it('the address is made only once its owner was asked again', async () => {
  let isConfirmed = false;
  let calls = 0;
  server.use(
    http.get('*/private/api/calendar-feed', () => HttpResponse.json({ createdAt: null })),
    http.post('*/private/api/calendar-feed', () => {
      calls += 1;
      if (isConfirmed)
        return HttpResponse.json(
          {
            code: 'calendar-feed.created',
            message: 'Created.',
            url: URL,
            createdAt: '2026-03-21T08:00:00.000Z',
          },
          { status: 201 },
        );
      const refusal = { code: 'session.confirm-first', message: 'Please confirm that it is you.' };
      return HttpResponse.json({ statusCode: 403, requestId: 'r1', ...refusal }, { status: 403 });
    }),
  );
  signedIn('B2B');
  renderAt('/dashboard/account', <CalendarFeedSection audience="user" />);
  const create = await screen.findByRole('button', { name: 'Create the address' });
  const asked = new Promise<void>((resolve) => {
    const off = confirmation.subscribe(() => {
      off();
      resolve();
    });
  });
  await userEvent.click(create);
  await asked;
  expect(screen.queryByDisplayValue(URL)).toBeNull();
  isConfirmed = true;
  confirmation.get()?.answer(true);
  expect(await screen.findByDisplayValue(URL)).toBeInTheDocument();
  expect(calls).toBe(2);
});
