import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderAt } from '../../../../test/render-app.tsx';
import { listen, server } from '../../../../test/server.ts';
import { Figures } from '../overview/figures.tsx';
import { ProjectDetail } from './project-detail.tsx';

listen();

function project(changes: object = {}) {
  const shown = {
    _id: 'p1',
    title: 'EWM roll-out',
    description: 'Two distribution centres.',
    technologies: ['EWM', 'ABAP'],
    category: ['Logistics'],
    start_date: '2026-12-26T00:00:00.000Z',
    applicantsCount: 1,
    pendingCount: 1,
    state: 'open',
    createdAt: '2026-11-20T08:00:00.000Z',
    ...changes,
  };
  server.use(http.get('*/api/admin/projects/p1', () => HttpResponse.json(shown)));
}

const show = () => renderAt('/admin-dashboard?tab=projects/projectid=p1', <ProjectDetail key="p1" id="p1" />);

it('lets a company’s project be deleted, not edited', async () => {
  project({ b2bId: 'c1' });
  show();
  expect(await screen.findByRole('button', { name: 'Delete' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
});

it('pauses a company’s project with a note to the company, and does not open or copy it', async () => {
  project({ b2bId: 'c1' });
  let sent: unknown;
  server.use(
    http.patch('*/api/admin/projects/p1/state', async ({ request }) => {
      sent = await request.json();
      project({ b2bId: 'c1', state: 'paused' });
      return HttpResponse.json({ message: 'The project is paused.', state: 'paused' });
    }),
  );
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Pause' }));
  const dialog = await screen.findByRole('dialog', { name: 'Pause project' });
  expect(dialog).toHaveTextContent('The company gets a message and an email about it.');
  await userEvent.type(within(dialog).getByLabelText(/^Note/), 'The rate is missing.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Pause' }));
  expect(await screen.findByText('The project is paused.')).toBeVisible();
  expect(sent).toEqual({ state: 'paused', note: 'The rate is missing.' });
  expect(screen.queryByRole('button', { name: 'Open again' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Copy' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Close project' })).toBeVisible();
});

it('edits an own project, starting with the stored values', async () => {
  project();
  let sent: unknown;
  server.use(
    http.put('*/api/admin/projects/p1', async ({ request }) => {
      sent = await request.json();
      project({ title: 'EWM template' });
      return HttpResponse.json({ message: 'Saved' });
    }),
  );
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  const title = await screen.findByRole('textbox', { name: 'Title' });
  const [technologies] = screen.getAllByRole('list', { name: 'Chosen' });
  expect(technologies).toHaveTextContent('EWMABAP');
  expect(screen.getByLabelText(/^Start Date/)).toHaveValue('2026-12-26');
  await userEvent.clear(title);
  await userEvent.type(title, 'EWM template');
  await userEvent.clear(screen.getByLabelText(/^Start Date/));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByRole('heading', { name: 'EWM template' })).toBeVisible();
  expect(sent).toMatchObject({ title: 'EWM template', technologies: 'EWM, ABAP', start_date: null });
  expect(screen.queryByRole('dialog')).toBeNull();
});

it.each([
  [
    'without the server’s sentence',
    () => HttpResponse.json({}, { status: 500 }),
    'Failed to update project.',
  ],
  ['without an answer', () => HttpResponse.error(), 'Network error.'],
])('says that saving failed %s, and keeps the dialog open', async (_, answer, text) => {
  project();
  server.use(http.put('*/api/admin/projects/p1', answer));
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Edit Project' })).toBeVisible();
});

it('says that deleting failed', async () => {
  project();
  server.use(http.delete('*/api/admin/projects/p1', () => HttpResponse.json({}, { status: 500 })));
  show();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Yes, Delete' }));
  expect(await screen.findByText('Failed to delete project.')).toBeVisible();
});

it('counts anew what waits and what is open when it is closed', async () => {
  project();
  let waiting = 1;
  server.use(
    http.get('*/api/admin/overview', () => HttpResponse.json({ openProjectApplications: waiting })),
    http.patch('*/api/admin/projects/p1/state', () => {
      waiting = 0;
      project({ state: 'closed', pendingCount: 0 });
      return HttpResponse.json({ message: 'The project is closed.', state: 'closed' });
    }),
  );
  renderAt(
    '/admin-dashboard?tab=projects/projectid=p1',
    <>
      <Figures />
      <ProjectDetail id="p1" />
    </>,
  );
  const figures = within(screen.getByRole('group', { name: 'Key figures' }));
  expect(await figures.findByRole('link', { name: /^1\s*open project application$/ })).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'Close project' }));
  const dialog = await screen.findByRole('dialog', { name: 'Close project' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close project' }));
  expect(await screen.findByText('The project is closed.')).toBeVisible();
  expect(figures.getByRole('link', { name: /^0\s*open project applications$/ })).toBeVisible();
});

it('lets somebody be proposed for an open project of a company alone', async () => {
  project({ b2bId: 'c1' });
  const { unmount } = show();
  expect(await screen.findByRole('link', { name: 'Propose somebody' })).toHaveAttribute(
    'href',
    '/admin-dashboard?tab=proposals/projectid=p1/create',
  );
  unmount();
  for (const changes of [{ b2bId: 'c1', state: 'paused' }, { b2bId: 'c1', hidden: true }, { b2bId: null }]) {
    project(changes);
    const other = show();
    await screen.findByRole('button', { name: 'Delete' });
    expect(screen.queryByRole('link', { name: 'Propose somebody' })).toBeNull();
    other.unmount();
  }
});
