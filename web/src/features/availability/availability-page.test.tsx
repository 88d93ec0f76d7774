import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderPage } from '../../../test/render-app.tsx';
import { listen, server } from '../../../test/server.ts';
import AvailabilityPage from './availability-page.tsx';

listen();

/** Puts into the document what the server renders for a link. */
function serve(known: object) {
  const root = document.createElement('div');
  root.id = 'root';
  root.dataset['prerendered'] = '/availability/__TOKEN__?known';
  const data = document.createElement('script');
  data.id = 'availability-data';
  data.type = 'application/json';
  data.textContent = JSON.stringify(known);
  document.body.append(root, data);
}
afterEach(() => document.body.replaceChildren());

const show = () => renderPage('/availability/abc', '/availability/:token', <AvailabilityPage />);

it('shows what is known, however old it is, and confirms it by one press, not before', async () => {
  const tokens: unknown[] = [];
  server.use(
    http.post('*/availability/:token', ({ params }) => {
      tokens.push(params['token']);
      return HttpResponse.json({ message: 'The availability has been confirmed.' });
    }),
  );
  serve({ available_from: '2020-01-01', days_per_week: 3, confirmedAt: '2020-01-01T09:00:00Z' });
  show();
  expect(screen.getByText('Your profile says: free now, 3 days a week.')).toBeVisible();
  expect(tokens).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Yes, confirm' }));
  expect(await screen.findByText('The availability has been confirmed.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Yes, confirm' })).toBeNull();
  expect(tokens).toEqual(['abc']);
});

it('says nothing of anybody for a link that is none', () => {
  show();
  expect(screen.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
});
