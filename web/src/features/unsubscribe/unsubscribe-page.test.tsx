import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderPage } from '../../../test/render-app.tsx';
import { listen, server } from '../../../test/server.ts';
import UnsubscribePage from './unsubscribe-page.tsx';

listen();

const show = () => renderPage('/unsubscribe/abc', '/unsubscribe/:token', <UnsubscribePage />);

it('does nothing until the button is pressed, then switches off what the link is for', async () => {
  const tokens: unknown[] = [];
  server.use(
    http.post('*/unsubscribe/:token', ({ params }) => {
      tokens.push(params['token']);
      return HttpResponse.json({ message: 'You no longer get these emails.' });
    }),
  );
  show();
  expect(screen.getByText(/switch them on again at any time/)).toBeVisible();
  expect(tokens).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Stop these emails' }));
  expect(await screen.findByText('You no longer get these emails.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Stop these emails' })).not.toBeInTheDocument();
  expect(tokens).toEqual(['abc']);
});

it('names no kind of emails for a link that is none, and can be pressed again after a failure', async () => {
  server.use(http.post('*/unsubscribe/:token', () => HttpResponse.error()));
  show();
  expect(screen.queryByText(/These are the emails/)).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Stop these emails' }));
  expect(await screen.findByText('Server error')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Stop these emails' })).toBeEnabled();
});
