import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { ownProfile, sendApplyDialog } from '../../../../test/apply-dialog.ts';
import { renderAt } from '../../../../test/render-app.tsx';
import { listen, server } from '../../../../test/server.ts';
import { signedIn } from '../../../../test/users.ts';
import type { Project, User } from '../../../shared/api/types.ts';
import { ProjectsTab } from './projects-tab.tsx';

listen();

const project = (changes: Partial<Project> = {}): Project =>
  ({
    _id: '656f2a9e1c9d440000a1b2e1',
    title: 'EWM roll-out',
    description: 'Two sites.\nOne wave.',
    technologies: ['EWM', 'RF'],
    category: ['Logistics', 'Test'],
    ...{ start_date: '2026-12-26T00:00:00.000Z', createdAt: '2026-11-01T08:00:00.000Z' },
    ...{ state: 'open', closes_at: null, applicants: [] },
    ...changes,
  }) as Project;

const NOTHING_MORE = {
  ...{ language: 'en', location: '', duration: '', workload: '', closes_at: '' },
  ...{ employment_type: '', workplace: '', salary_from: null, salary_to: null, salary_period: '' },
  ...{ contract_type: '', aueg_permit: '', show_company: false, remote_countries: ['DE'] },
};

let stored: Project[];
beforeEach(() => {
  server.use(
    ownProfile,
    http.get('*/private/api/projects/all', () =>
      HttpResponse.json(stored, { headers: { 'X-Total-Count': String(stored.length) } }),
    ),
    http.get('*/public/api/v0/projects/categories', () => HttpResponse.json(['Logistics'])),
    http.get('*/public/api/v0/projects/locations', () => HttpResponse.json(['Berlin'])),
    http.get('*/private/api/projects/:id/applicants', () => HttpResponse.json([])),
    http.get('*/public/api/v0/projects/:id', ({ params }) => {
      const found = stored.find(({ _id }) => _id === params.id);
      if (found) return HttpResponse.json(found);
      return HttpResponse.json({ message: 'Project not found' }, { status: 404 });
    }),
  );
});

const open = (user: User, id?: string) =>
  renderAt(`/dashboard/projects${id ? `?tab=projects&projectId=${id}` : ''}`, <ProjectsTab user={user} />);

it('opens the project of the address, and applies once', async () => {
  const user = signedIn('Freelancer');
  stored = [project()];
  let body: unknown;
  server.use(
    http.post('*/private/api/projects/apply', async ({ request }) => {
      body = await request.json();
      stored = [
        project({
          applicants: [
            {
              userId: user._id,
              name: 'Lena Vogt',
              role: 'Freelancer',
              status: 'pending',
              appliedAt: '2026-11-21T08:00:00.000Z',
            },
          ],
        }),
      ];
      return HttpResponse.json(
        { message: 'Successfully applied!', applicationId: '656f2a9e1c9d440000a1b4a1' },
        { status: 201 },
      );
    }),
  );
  open(user, stored[0]?._id);
  expect(await screen.findByText('EWM, RF')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }));
  await sendApplyDialog('Free from March.');
  expect(await screen.findByText('Successfully applied!')).toBeVisible();
  expect(screen.getByText('Successfully applied!').closest('[role=status]')).toHaveFocus();
  expect(body).toEqual({
    userId: user._id,
    role: 'Freelancer',
    name: 'Lena Vogt',
    projectId: stored[0]?._id,
    projectTitle: 'EWM roll-out',
    language: 'en',
    note: 'Free from March.',
  });
  await userEvent.click(screen.getByRole('button', { name: 'Close notice' }));
  expect(await screen.findByText('You have already applied to this project.')).toBeVisible();
  expect(
    screen.getByText('You have already applied to this project.').closest('[role=status]'),
  ).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Back to Projects' }));
  expect(await screen.findByRole('heading', { name: 'Available Projects' })).toBeVisible();
  expect(await screen.findByText('Applied')).toBeVisible();
});

it.each([
  ['the server’s sentence', { message: 'Try tomorrow' }, 'Try tomorrow'],
  ['the specified text', {}, 'Failed to apply.'],
])('shows %s when an application fails', async (_, answer, text) => {
  const user = signedIn('Freelancer');
  stored = [project()];
  server.use(http.post('*/private/api/projects/apply', () => HttpResponse.json(answer, { status: 400 })));
  open(user, stored[0]?._id);
  await userEvent.click(await screen.findByRole('button', { name: 'Apply' }));
  await sendApplyDialog();
  expect(await screen.findByText(text)).toBeVisible();
});

it('gives freelancers neither toggle nor create', async () => {
  const user = signedIn('Freelancer');
  stored = [];
  open(user);
  expect(await screen.findByText('No projects available at the moment.')).toBeVisible();
  expect(screen.queryByText('View:')).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /Create New Project/ })).not.toBeInTheDocument();
});

it('shows the owner edit and delete instead of apply, with the stored values to edit', async () => {
  const user = signedIn('B2B');
  stored = [project({ b2bId: user._id })];
  let body: unknown;
  server.use(
    http.put('*/private/api/projects/:id', async ({ request }) => {
      body = await request.json();
      return HttpResponse.json({ message: 'Saved.', project: stored[0] });
    }),
  );
  open(user, stored[0]?._id);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  expect(screen.queryByRole('button', { name: 'Apply' })).not.toBeInTheDocument();
  const dialog = await screen.findByRole('dialog', { name: 'Edit Project' });
  expect(within(dialog).getAllByRole('list', { name: 'Chosen' })[0]).toHaveTextContent('EWMRF');
  expect(within(dialog).getByLabelText(/Start Date/)).toHaveValue('2026-12-26');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Remove Test' }));
  await userEvent.type(within(dialog).getByLabelText(/Category/), ', Go-live');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(body).toBeDefined());
  expect(body).toEqual({
    dismissed: [],
    title: 'EWM roll-out',
    description: 'Two sites.\nOne wave.',
    technologies: ['EWM', 'RF'],
    category: ['Logistics', 'Go-live'],
    start_date: '2026-12-26',
    ...NOTHING_MORE,
  });
});

it('shows the owner the state, pauses, and offers to close instead of deleting', async () => {
  const user = signedIn('B2B');
  stored = [project({ b2bId: user._id, workplace: 'remote', duration: 'Six months' })];
  const sent: unknown[] = [];
  server.use(
    http.patch('*/private/api/projects/:id/state', async ({ request }) => {
      const body = (await request.json()) as Pick<Project, 'state'>;
      sent.push(body);
      stored = stored.map((each) => ({ ...each, state: body.state }));
      return HttpResponse.json({ message: `The project is ${body.state}.`, state: body.state });
    }),
  );
  open(user, stored[0]?._id);
  for (const text of ['Open', 'Remote', 'Six months']) expect(await screen.findByText(text)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Pause' }));
  expect((await screen.findByText('The project is paused.')).closest('[role=status]')).toHaveFocus();
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  await userEvent.click(screen.getByRole('button', { name: 'Close it instead' }));
  const dialog = await screen.findByRole('dialog', { name: 'Close project' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close project' }));
  expect(await screen.findByText('The project is closed.')).toBeVisible();
  expect(sent).toEqual([{ state: 'paused' }, { state: 'closed', tellApplicants: true }]);
});

it.each([
  ['closed', 'This project is no longer open.'],
  ['paused', 'This project is not taking applications at the moment.'],
] as const)('says of a project that is %s why one cannot apply', async (state, text) => {
  stored = [project({ state })];
  open(signedIn('Freelancer'), stored[0]?._id);
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Apply' })).toBeNull();
});

it('deletes only after a confirmation that names the project', async () => {
  const user = signedIn('B2B');
  stored = [project({ b2bId: user._id })];
  server.use(
    http.delete('*/private/api/projects/:id', () => {
      stored = [];
      return HttpResponse.json({ message: 'Deleted.' });
    }),
  );
  open(user, stored[0]?._id);
  await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = await screen.findByRole('alertdialog', { name: 'Confirm Delete' });
  expect(dialog).toHaveTextContent('EWM roll-out');
  expect(stored).toHaveLength(1);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Yes, Delete' }));
  expect(await screen.findByText('No projects available at the moment.')).toBeVisible();
});

it('says so when Edit opens with a draft, which Cancel discards', async () => {
  const user = signedIn('B2B');
  stored = [project({ b2bId: user._id })];
  open(user, stored[0]?._id);
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }));
  expect(screen.queryByText(/unfinished draft/)).toBeNull();
  await userEvent.type(screen.getByLabelText('Title'), ' again');
  await userEvent.keyboard('{Escape}');
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  expect(await screen.findByText(/Your unfinished draft has been restored/)).toBeVisible();
  expect(screen.getByLabelText('Title')).toHaveValue('EWM roll-out again');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  await userEvent.click(screen.getByRole('button', { name: 'Edit' }));
  expect(screen.getByLabelText('Title')).toHaveValue('EWM roll-out');
  expect(screen.queryByText(/unfinished draft/)).toBeNull();
});

it('keeps toggle and filters while a project is open, and focuses its link on return', async () => {
  const user = signedIn('B2B');
  stored = [project({ b2bId: user._id })];
  const asked: string[] = [];
  server.use(
    http.get(`*/private/api/projects/${user._id}`, ({ request }) => {
      const query = new URL(request.url).searchParams;
      asked.push(`${query.get('q')} in ${query.get('category')}`);
      return HttpResponse.json(stored, { headers: { 'X-Total-Count': '1' } });
    }),
  );
  renderAt('/dashboard/projects', <ProjectsTab user={user} />);
  await userEvent.click(await screen.findByRole('button', { name: 'My Projects' }));
  await userEvent.type(screen.getByLabelText('Search'), 'ewm{Enter}');
  await screen.findByRole('option', { name: 'Logistics' });
  await userEvent.selectOptions(screen.getByLabelText('Category'), 'Logistics');
  await waitFor(() => expect(asked.at(-1)).toBe('ewm in Logistics'));
  await userEvent.click(await screen.findByRole('link', { name: 'EWM roll-out' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Back to Projects' }));
  await waitFor(() => expect(screen.getByRole('link', { name: 'EWM roll-out' })).toHaveFocus());
  expect(screen.getByRole('button', { name: 'My Projects' })).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByLabelText('Search')).toHaveValue('ewm');
  expect(screen.getByLabelText('Category')).toHaveDisplayValue('Logistics');
});
