import { screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { renderAt } from '../../../../test/render-app.tsx';
import { listen, server } from '../../../../test/server.ts';
import { SideNav } from '../side-nav.tsx';
import { Figures } from './figures.tsx';

listen();

it('leads from each figure of what waits to exactly that, and counts all of it in the navigation', async () => {
  const counts = {
    openApplications: 9,
    openProjectApplications: 7,
    openConsultantRequests: 1,
    openSpeculativeApplications: 4,
    unreadConversations: 2,
    flaggedMessages: 3,
  };
  server.use(http.get('*/api/admin/overview', () => HttpResponse.json(counts)));
  renderAt(
    '/admin-dashboard',
    <>
      <SideNav current="notifications" />
      <Figures />
    </>,
  );
  const figures = within(screen.getByRole('group', { name: 'Key figures' }));
  const path = '/admin-dashboard?tab=applications';
  for (const [name, kind] of [
    [/^9\s*open job applications$/, 'job'],
    [/^7\s*open project applications$/, 'project'],
    [/^1\s*open consultant request$/, 'consultant'],
    [/^4\s*open speculative applications$/, 'speculative'],
  ] as const)
    expect(await figures.findByRole('link', { name })).toHaveAttribute(
      'href',
      `${path}&kind=${kind}&status=pending`,
    );
  // Possible spam is counted separately.
  for (const link of screen.getAllByRole('link', { name: /2\s*unread conversations$/ }))
    expect(link).toHaveAttribute('href', '/admin-dashboard?tab=messages');
  expect(screen.getAllByRole('link', { name: /2\s*unread conversations$/ })).toHaveLength(2);
  expect(screen.getByRole('link', { name: /^Applications\s*21 pending$/ })).toHaveAttribute('href', path);
});
