import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { renderAt } from '../../../../test/render-app.tsx';
import { listen, server } from '../../../../test/server.ts';
import { SideNav } from '../side-nav.tsx';
import { ProjectDetail } from './project-detail.tsx';
import ProjectsSection from './projects-section.tsx';

listen();

const HELD = {
  ...{
    _id: 'p1',
    b2bId: 'c1',
    companyName: 'Spree Logistik',
    title: 'EWM roll-out',
    description: 'Two sites.',
  },
  ...{ technologies: [], category: [], start_date: null, applicantsCount: 0, pendingCount: 0 },
  ...{ state: 'open', hidden: true, held: true, language: 'en', closes_at: null },
  createdAt: '2026-11-20T08:00:00.000Z',
};

const one = (changes: object = {}) =>
  server.use(http.get('*/api/admin/projects/p1', () => HttpResponse.json({ ...HELD, ...changes })));
const waiting = (heldProjects: number) =>
  server.use(http.get('*/api/admin/overview', () => HttpResponse.json({ heldProjects, jobs: 5 })));

/** Serves the list with its filters. Returns the queries of the requests. */
function list(): string[] {
  const asked: string[] = [];
  server.use(
    http.get('*/api/admin/projects', ({ request }) => {
      const query = new URL(request.url).searchParams;
      asked.push(['held', 'owner', 'state'].map((name) => query.get(name) ?? '').join());
      const shown = { ...HELD, _id: 'p2', title: 'Payroll', hidden: false, held: false };
      const rows = query.get('held') ? [HELD] : [HELD, shown, { ...shown, _id: 'p3', hidden: true }];
      return HttpResponse.json(rows, { headers: { 'X-Total-Count': String(rows.length) } });
    }),
  );
  return asked;
}

const SECTION = (
  <>
    <SideNav current="projects" />
    <ProjectsSection />
  </>
);

it('marks what waits in the list, and lists it alone', async () => {
  waiting(1);
  const asked = list();
  renderAt('/admin-dashboard?tab=projects', SECTION);
  const [held, shown, hidden] = (await screen.findAllByRole('row')).slice(1);
  expect(held).toHaveTextContent('Awaiting review');
  expect(held).not.toHaveTextContent('Hidden');
  expect(shown).not.toHaveTextContent(/look|Hidden/);
  expect(hidden).toHaveTextContent('Hidden');
  expect(screen.getByRole('link', { name: /^Projects\s*1 project awaiting review$/ })).toBeVisible();
  await userEvent.click(await screen.findByRole('button', { name: 'To review (1)' }));
  expect(await screen.findByText('1 project')).toBeVisible();
  expect(asked.at(-1)).toBe('true,,');
  await userEvent.click(screen.getByRole('button', { name: 'My Projects' }));
  expect(await screen.findByText('3 projects')).toBeVisible();
  expect(asked.at(-1)).toBe(',mine,');
  expect(screen.getByRole('button', { name: 'To review (1)' })).toHaveAttribute('aria-pressed', 'false');
});

it('says nothing of it where nothing waits', async () => {
  waiting(0);
  list();
  renderAt('/admin-dashboard?tab=projects', SECTION);
  expect(await screen.findByRole('link', { name: /^Jobs\s*5 jobs$/ })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Projects' })).toBeVisible();
  expect(screen.queryByRole('button', { name: /To review/ })).toBeNull();
});

it('releases one after asking', async () => {
  one();
  let released = 0;
  server.use(
    http.post('*/api/admin/projects/p1/release', () => {
      released += 1;
      one({ hidden: false, held: false });
      return HttpResponse.json({ code: 'project.released', message: 'The project is public now.' });
    }),
  );
  renderAt('/admin-dashboard?tab=projects/projectid=p1', <ProjectDetail id="p1" />);
  expect(await screen.findByText('Awaiting review')).toBeVisible();
  expect(screen.getByText(/^Only its company sees it until you release it/)).toBeVisible();
  expect(screen.queryByText(/^Hidden from everyone else/)).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Release' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Release project' });
  expect(dialog).toHaveTextContent('“EWM roll-out” will be shown to everybody');
  expect(released).toBe(0);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Release' }));
  expect((await screen.findByText('The project is public now.')).closest('[role=status]')).toHaveFocus();
  expect(released).toBe(1);
  expect(screen.getByText('Open')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Release' })).toBeNull();
});

it('says why a release was refused, and offers none of what is closed', async () => {
  one();
  const message = 'This project is not awaiting review.';
  server.use(
    http.post('*/api/admin/projects/p1/release', () => HttpResponse.json({ message }, { status: 409 })),
  );
  const { unmount } = renderAt('/admin-dashboard?tab=projects/projectid=p1', <ProjectDetail id="p1" />);
  await userEvent.click(await screen.findByRole('button', { name: 'Release' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Release project' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Release' }));
  expect(await screen.findByText(message)).toBeVisible();
  unmount();
  one({ state: 'closed' });
  renderAt('/admin-dashboard?tab=projects/projectid=p1', <ProjectDetail id="p1" />);
  expect(await screen.findByText('Closed')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Release' })).toBeNull();
});
