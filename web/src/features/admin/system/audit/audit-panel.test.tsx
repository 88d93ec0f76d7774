import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderAt } from '../../../../../test/render-app.tsx';
import { listen, server } from '../../../../../test/server.ts';
import { AuditPanel } from './audit-panel.tsx';

listen();

const ENTRIES = ['job.deleted', 'user.blocked'].map((action, index) => ({
  _id: `e${index}`,
  at: '2026-03-02T09:00:00.000Z',
  actorId: 'system',
  actorKind: 'system',
  action,
  targetKind: 'job',
  targetId: `t${index}`,
}));

beforeEach(() =>
  server.use(
    http.get('*/api/admin/admins', () => HttpResponse.json([{ _id: 'a1', email: 'ada@example.com' }])),
    http.get('*/api/admin/api-keys', () => HttpResponse.json([{ _id: 'k1', name: 'Timesheets' }])),
  ),
);

it('names the administrator or the key who did it, as long as it is known', async () => {
  const by = (actorKind: string, actorId: string) => ({ ...ENTRIES[0], _id: actorId, actorKind, actorId });
  const entries = [by('admin', 'a1'), by('admin', 'a2'), by('key', 'k1'), by('key', 'k2')];
  server.use(
    http.get('*/api/admin/audit', () =>
      HttpResponse.json(entries, { headers: { 'X-Total-Count': `${entries.length}` } }),
    ),
  );
  renderAt('/admin-dashboard?tab=system/audit', <AuditPanel />);
  await screen.findByText('Timesheets (API key)');
  const cells = screen.getAllByRole('row').map((row) => within(row).queryAllByRole('cell')[0]?.textContent);
  expect(cells.slice(1)).toEqual([
    expect.stringMatching(/ada@example\.com$/),
    expect.stringMatching(/former administrator$/),
    expect.stringMatching(/Timesheets \(API key\)$/),
    expect.stringMatching(/\d API key$|\dAPI key$/),
  ]);
});

it('narrows the log to one action, chosen in words, and says that there are no entries of it', async () => {
  server.use(
    http.get('*/api/admin/audit', ({ request }) => {
      const action = new URL(request.url).searchParams.get('action');
      const found = ENTRIES.filter((entry) => !action || entry.action === action);
      return HttpResponse.json(found, { headers: { 'X-Total-Count': `${found.length}` } });
    }),
  );
  renderAt('/admin-dashboard?tab=system/audit', <AuditPanel />);
  const table = await screen.findByRole('table');
  expect(within(table).getAllByRole('row')).toHaveLength(3);
  const what = screen.getByRole('combobox', { name: 'Action' });
  await userEvent.selectOptions(what, 'user blocked');
  expect(await screen.findByText('1 entry')).toBeVisible();
  expect(within(screen.getByRole('table')).getByText('user blocked')).toBeVisible();
  await userEvent.selectOptions(what, 'admin invited');
  expect(await screen.findByText('This has not been recorded yet.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Clear filter' }));
  expect(await screen.findByText('2 entries')).toBeVisible();
});
