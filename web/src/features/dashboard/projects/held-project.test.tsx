import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { http, HttpResponse } from 'msw';
import { ownProfile } from '../../../../test/apply-dialog.ts';
import { renderAt } from '../../../../test/render-app.tsx';
import { listen, server } from '../../../../test/server.ts';
import { signedIn } from '../../../../test/users.ts';
import type { Project } from '../../../shared/api/types.ts';
import { ProjectsTab } from './projects-tab.tsx';

listen();

const user = signedIn('B2B');
const project = (changes: Partial<Project>): Project =>
  ({
    ...{ title: 'EWM roll-out', description: 'Two sites.', technologies: [], category: [], start_date: null },
    ...{ state: 'open', held: true, closes_at: null, applicants: [], b2bId: user._id },
    ...changes,
  }) as unknown as Project;

const listed = (stored: Project[]) => () =>
  HttpResponse.json(stored, { headers: { 'X-Total-Count': String(stored.length) } });

function serve(...stored: Project[]): void {
  server.use(
    ownProfile,
    http.get('*/private/api/projects/all', listed(stored)),
    http.get(`*/private/api/projects/${user._id}`, listed(stored)),
    http.get('*/private/api/projects/:id/applicants', () => HttpResponse.json([])),
    http.get('*/public/api/v0/projects/categories', () => HttpResponse.json([])),
    http.get('*/public/api/v0/projects/:id', ({ params }) =>
      HttpResponse.json(stored.find(({ _id }) => _id === params['id'])),
    ),
  );
}

const SENTENCE = 'We review the first projects of a company before they become public.';

it('says which of the own projects wait for a look, and no more once they are not open', async () => {
  serve(
    project({ _id: 'p1', title: 'Waiting' }),
    project({ _id: 'p2', title: 'Closed', state: 'closed' }),
    project({ _id: 'p3', title: 'Public', held: false }),
  );
  renderAt('/dashboard/projects?tab=projects&view=mine', <ProjectsTab user={user} />);
  const rowOf = async (title: string) => (await screen.findByRole('link', { name: title })).closest('tr');
  expect(await rowOf('Waiting')).toHaveTextContent('Awaiting review');
  for (const title of ['Closed', 'Public']) expect(await rowOf(title)).not.toHaveTextContent(/look/);
});

it('says why above what the owner can do with it', async () => {
  serve(project({ _id: 'p1' }), project({ _id: 'p2', state: 'paused' }));
  const at = (id: string) => `/dashboard/projects?tab=projects&projectId=${id}`;
  const { unmount } = renderAt(at('p1'), <ProjectsTab user={user} />);
  expect(await screen.findByText(SENTENCE)).toBeVisible();
  expect(screen.getByText('Awaiting review')).toBeVisible();
  expect(screen.queryByText('Open')).toBeNull();
  unmount();
  renderAt(at('p2'), <ProjectsTab user={user} />);
  expect(await screen.findByText('Paused')).toBeVisible();
  expect(screen.queryByText(SENTENCE)).toBeNull();
});

it.each([
  [
    'project.held',
    'It becomes public once we have reviewed it.',
    /^It becomes public once we have reviewed it\.$/,
  ],
  ['project.created', 'Project created successfully!', /^Project “New” was created\.$/],
])('tells a company that created one what the code %s says', async (code, message, shown) => {
  serve();
  server.use(
    http.post('*/private/api/projects', () => HttpResponse.json({ code, message }, { status: 201 })),
  );
  renderAt('/dashboard/projects?tab=projects', <ProjectsTab user={user} />);
  await userEvent.click(await screen.findByRole('button', { name: /Create New Project/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Create Project' }));
  await userEvent.type(dialog.getByLabelText('Title'), 'New');
  await userEvent.type(dialog.getByLabelText('Description'), 'Two sites.');
  await userEvent.click(dialog.getByRole('button', { name: 'Create' }));
  expect(await screen.findByText(shown)).toBeVisible();
});
