import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderAt } from '../../../../test/render-app.tsx';
import { listen, server } from '../../../../test/server.ts';
import { aUser } from '../../../../test/users.ts';
import type { SavedSearch } from '../../../shared/api/types.ts';
import { SearchesTab } from './searches-tab.tsx';

listen();

const search = (changes: Partial<SavedSearch> = {}): SavedSearch => ({
  _id: '656f2a9e1c9d440000a1b5a1',
  kind: 'job',
  query: 'location=Berlin&pay_from=60000&pay_period=year&q=ewm&workplace=hybrid',
  name: 'My search',
  cadence: 'daily',
  since: '2026-11-20T06:00:00.000Z',
  seenAt: '2026-11-20T08:00:00.000Z',
  newCount: 0,
  paused: null,
  version: 'v1',
  createdAt: '2026-11-20T08:00:00.000Z',
  ...changes,
});

function show(...searches: SavedSearch[]): void {
  server.use(http.get('*/private/api/saved-searches', () => HttpResponse.json(searches)));
  renderAt('/dashboard/searches', <SearchesTab user={aUser('JobSeeker')} />);
}

it('says what a search is filtered by, and leads to the list, or to what is new in it', async () => {
  show(search(), search({ _id: '656f2a9e1c9d440000a1b5a2', name: 'New', newCount: 1000, query: 'q=fiori' }));
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent('Jobs · ewm, Berlin, Hybrid, From €60,000 a year');
  const address = (row: HTMLElement) => within(row).getByRole('link').getAttribute('href');
  expect(address(first!)).toBe(
    '/dashboard/jobs?location=Berlin&pay_from=60000&pay_period=year&q=ewm&workplace=hybrid',
  );
  expect(second).toHaveTextContent('1000 or more new');
  expect(address(second!)).toBe('/dashboard/jobs?q=fiori&savedSearch=656f2a9e1c9d440000a1b5a2');
});

it('says why a search is paused', async () => {
  show(search({ paused: 'role' }), search({ _id: '656f2a9e1c9d440000a1b5a2', paused: 'address' }));
  const [role, address] = await screen.findAllByRole('listitem');
  expect(role).toHaveTextContent('It goes on when you change your role back.');
  expect(address).toHaveTextContent('Paused: your address refuses our emails.');
});

it('keeps the choice of the server when a change fails, and says so', async () => {
  show(search());
  server.use(http.patch('*/private/api/saved-searches/:id', () => new HttpResponse(null, { status: 503 })));
  const emails = await screen.findByLabelText('Emails');
  await userEvent.selectOptions(emails, 'No emails');
  expect(await screen.findByRole('alert')).toHaveTextContent('The change could not be saved.');
  expect(emails).toHaveValue('daily');
});

it('leads to the list where a first search is saved', async () => {
  show();
  expect(await screen.findByText(/^You have not saved a search yet/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Start a search' })).toHaveAttribute('href', '/dashboard/jobs');
});
