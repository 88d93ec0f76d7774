import { screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderAt } from '../../../../test/render-app.tsx';
import { listen, server } from '../../../../test/server.ts';
import { Figures } from './figures.tsx';
import { LastBackup, MissingBackup } from './last-backup.tsx';

listen();

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** A time so long ago, on any day: whole hours stay the same for half an hour. */
const ago = (time: number) => new Date(Date.now() - time - 30 * MINUTE).toISOString();

function show(backup: { lastAt: string | null; isOverdue: boolean } | null): void {
  server.use(http.get('*/api/admin/overview', () => HttpResponse.json({ backup })));
  renderAt(
    '/admin-dashboard',
    <>
      <LastBackup />
      <MissingBackup />
    </>,
  );
}

it.each([
  ['Last backup: less than an hour ago', { lastAt: ago(0), isOverdue: false }],
  ['Last backup: 1 hour ago', { lastAt: ago(HOUR), isOverdue: false }],
  ['Last backup: 47 hours ago', { lastAt: ago(47 * HOUR), isOverdue: false }],
  ['Last backup: 2 days ago', { lastAt: ago(48 * HOUR), isOverdue: false }],
  ['Last backup: less than an hour ago', { lastAt: ago(-2 * HOUR), isOverdue: false }],
  ['The first backup is still to come.', { lastAt: null, isOverdue: false }],
])('says in a line: %s', async (text, backup) => {
  show(backup);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

it.each([
  ['No backup for 27 hours.', { lastAt: ago(27 * HOUR), isOverdue: true }],
  ['No backup for 2 days.', { lastAt: ago(50 * HOUR), isOverdue: true }],
  ['No backup has been made yet.', { lastAt: null, isOverdue: true }],
])('warns: %s', async (text, backup) => {
  show(backup);
  expect(await screen.findByRole('status')).toHaveTextContent(new RegExp(`^${text}.*Please inform`));
  expect(screen.queryByText(/^Last backup/)).not.toBeInTheDocument();
});

it('says nothing where no backup is expected and none was made', async () => {
  server.use(http.get('*/api/admin/overview', () => HttpResponse.json({ jobs: 12, backup: null })));
  renderAt(
    '/admin-dashboard',
    <>
      <Figures />
      <LastBackup />
      <MissingBackup />
    </>,
  );
  expect(await screen.findByRole('link', { name: /^12\s*jobs$/ })).toBeVisible();
  expect(screen.queryByText(/backup/i)).not.toBeInTheDocument();
});
